import ArgumentParser
import CompositionalLayout
import LayoutDiagram
import LayoutDocument

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw layout documents as SVG or PNG.",
        discussion: """
            Pictures are written beside their documents, or where -o says. Repeating --device, --appearance or --scale \
            draws every combination, and the file names tell them apart.

              galley render photos.layout.yaml                        photos.svg
              galley render photos.layout.yaml -f png --scale 1,2     photos.png and photos@2x.png
              galley render Layouts -o Output -f svg,png              every document of a folder
              galley render photos.layout.yaml --device "iPhone 15" --device "iPad Air 11-inch"
              galley render photos.layout.yaml --content whole        all content, not only the screen
              galley render photos.layout.yaml --section 2            one section
              galley render - < photos.layout.yaml > photos.svg       from and to standard streams
              galley render Layouts -o "Output/{name}-{device}.svg"   a pattern of {name}, {device}, {appearance}, {style}, {scale}

            A file that would not change is not touched.
            """)

    @Argument(help: ArgumentHelp(
        "Layout documents, folders of them, or - for standard input.", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var paths: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp(
        "A file, a folder, a pattern, or - for standard output.", valueName: "path"), completion: .file())
    var output: String?

    @Option(name: .shortAndLong, help: ArgumentHelp(
        "svg, png or both, separated by a comma. (default: by -o's extension, else svg)", valueName: "format"))
    var format: [OutputFormats] = []

    @Option(name: .long, help: ArgumentHelp(
        "Pixels a point of PNG pictures: 1, 2, 3, or several separated by commas. (default: 2)", valueName: "scale"))
    var scale: [OutputScales] = []

    @Option(name: .long, help: ArgumentHelp(
        "A device in place of the document's viewport; \"galley list devices\" lists them. May be repeated.",
        valueName: "name"), completion: .list(Device.all.map(\.name)))
    var device: [String] = []

    @Option(name: .long, help: ArgumentHelp(
        "light, dark or auto; an SVG in auto follows its surroundings. May be repeated. (default: the document's, else auto)",
        valueName: "appearance"))
    var appearance: [OutputAppearance] = []

    @Option(name: .long, help: ArgumentHelp(
        "How the picture looks: screen or plain. May be repeated. (default: the document's, else screen)",
        valueName: "style"))
    var style: [OutputStyle] = []

    @Option(name: .long, help: "What part of the layout: the visible screen, or the whole content.")
    var content: OutputContent?

    @Option(name: .long, help: ArgumentHelp(
        "All of one section, counted from 0, in place of the screen.", valueName: "section"))
    var section: Int?

    func run() throws {
        try reporting {
            if paths == ["-"], Console.inputIsTerminal {
                throw Failure(.usage, "there is no document on standard input; see \"galley help render\"")
            }
            if section != nil, content != nil {
                throw Failure(.usage, "--section and --content both say what is drawn; give one of the two")
            }
            let inputs = try InputDocument.find(paths)
            let target = try OutputTarget(output)
            let plan = OutputPlan(variants: try variants(target), target: target, namesScale: !scale.isEmpty)
            try render(inputs, plan)
        }
    }

    /// Every combination of what is asked for; what is asked for twice counts once.
    private func variants(_ target: OutputTarget) throws(Failure) -> [OutputVariant] {
        let devices = try DeviceNames.find(device).map { Optional($0) }.uniqued { $0?.name }
        let appearances = appearance.uniqued { $0 }
        let styles = style.map { Optional($0) }.uniqued { $0 }
        let formats = try formats(target)
        let scales = scale.flatMap(\.scales).uniqued { $0 }
        var variants: [OutputVariant] = []
        for device in devices.isEmpty ? [nil] : devices {
            for appearance in appearances.isEmpty ? [.auto] : appearances {
                for style in styles.isEmpty ? [nil] : styles {
                    for format in formats {
                        let scales = format == .svg ? [1] : scales.isEmpty ? [2] : scales
                        variants += scales.map {
                            OutputVariant(
                                device: device, appearance: appearance, style: style, format: format, scale: $0)
                        }
                    }
                }
            }
        }
        return variants
    }

    private func formats(_ target: OutputTarget) throws(Failure) -> [OutputFormat] {
        let given = format.flatMap(\.formats).uniqued { $0 }
        if case .file(let path) = target, let named = target.format, let other = given.first(where: { $0 != named }) {
            throw Failure(.usage, "-o \(path) is not \(other.rawValue), which -f asks for; give one of the two")
        }
        return given.isEmpty ? [target.format ?? .svg] : given
    }

    private var part: DiagramContent {
        section.map { .section($0) } ?? (content ?? .visible).part
    }

    /// Draws every document; one that is wrong does not keep the others from being drawn.
    private func render(_ inputs: [InputDocument], _ plan: OutputPlan) throws {
        var failures: [Failure] = []
        var warnings = MissingCharacters()
        for (input, items) in zip(inputs, try plan.items(of: inputs)) {
            do {
                let document = try input.read()
                // Nothing of a document is written before all of it is known to be right.
                var pictures: [DocumentPicture] = []
                for item in items {
                    pictures.append(try DocumentPicture(document, input: input, item.variant, content: part))
                }
                for picture in pictures { warnings.report(picture.picture) }
                for (picture, item) in zip(pictures, items) { try picture.write(to: item.destination) }
            } catch {
                failures.append(error)
                if inputs.count > 1 { Console.error(error.message) }
            }
        }
        guard let first = failures.first else { return }
        if inputs.count == 1 { throw first }
        throw ExitCode(first.status.rawValue)
    }
}
