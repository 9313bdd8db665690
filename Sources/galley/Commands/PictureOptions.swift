import ArgumentParser
import CompositionalLayout
import DocumentDiagram

/// Which pictures of a document are asked for: every combination of what is repeated.
struct PictureOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: ArgumentHelp(
        "svg, png, pdf, or several separated by commas. (default: by -o's extension, else svg)", valueName: "format"))
    var format: [OutputFormats] = []

    @Option(name: .long, help: ArgumentHelp(
        "Pixels a point of PNG pictures: 1, 2, 3, or several separated by commas. (default: 2)", valueName: "scale"))
    var scale: [OutputScales] = []

    @Option(name: .long, help: ArgumentHelp(
        "A device in place of the document's viewport; \"galley list devices\" lists them. May be repeated.",
        valueName: "name"), completion: .list(Device.all.map(\.name)))
    var device: [String] = []

    @Option(name: .long, help: ArgumentHelp(
        "A size in points in place of the document's, such as 500x700. May be repeated.", valueName: "size"))
    var size: [OutputSize] = []

    @Option(name: .long, help: ArgumentHelp(
        "light, dark or auto; an SVG in auto follows its surroundings. May be repeated. (default: the document's, else auto)",
        valueName: "appearance"))
    var appearance: [OutputAppearance] = []

    @Option(name: .long, help: ArgumentHelp(
        "ltr or rtl, in place of the document's. May be repeated.", valueName: "direction"))
    var direction: [OutputDirection] = []

    @Option(name: .long, help: ArgumentHelp(
        "How far the layout is scrolled from its start, in points, or several distances separated by commas.",
        valueName: "distance"))
    var offsets: [OutputOffsets] = []

    @Option(name: .long, help: ArgumentHelp(
        "How the picture looks: screen, blueprint, exploded or plain. May be repeated. (default: the document's, else screen)",
        valueName: "style"))
    var style: [OutputStyle] = []

    @Option(name: .long, help: ArgumentHelp(
        "Text of SVG pictures: outlines, the same everywhere, or live, in the viewer's own font. A PNG's is always outlines.",
        valueName: "text"))
    var text: OutputText = .outlines

    @Flag(name: .long, help: "What lies beyond the screen's edges is drawn too, faded.")
    var beyond = false

    /// What is asked for twice counts once.
    func variants(_ target: OutputTarget) throws(Failure) -> [OutputVariant] {
        let formats = try formats(target)
        guard text == .outlines || formats.contains(.svg) else {
            throw Failure(.usage, "--text live is for SVG, and only a PNG is asked for; add svg to -f, or leave --text out")
        }
        let styles = orDefault(style.uniqued { $0 })
        return try views().flatMap { view in
            appearances.flatMap { appearance in
                styles.flatMap { style in
                    formats.flatMap { format in
                        scales(format).map { scale in
                            OutputVariant(
                                view: view.shown(appearance), appearance: appearance, style: style, showsBeyond: beyond,
                                format: format, scale: scale, text: text)
                        }
                    }
                }
            }
        }
    }

    private var appearances: [OutputAppearance] { appearance.isEmpty ? [.auto] : appearance.uniqued { $0 } }

    private func scales(_ format: OutputFormat) -> [Int] {
        let scales = scale.flatMap(\.scales).uniqued { $0 }
        return format.hasPixels ? scales.isEmpty ? [2] : scales : [1]
    }

    private func formats(_ target: OutputTarget) throws(Failure) -> [OutputFormat] {
        let given = format.flatMap(\.formats).uniqued { $0 }
        if case .file(let path) = target, let named = target.format, let other = given.first(where: { $0 != named }) {
            throw Failure(.usage, "-o \(path) is not \(other.rawValue), which -f asks for; give one of the two")
        }
        return given.isEmpty ? [target.format ?? .svg] : given
    }

    private func views() throws(Failure) -> [DocumentView] {
        let devices = try DeviceNames.find(device).uniqued { $0.name }.map { DocumentView(device: $0) }
        let sizes = size.uniqued { $0 }.map { DocumentView(size: $0.size) }
        let surroundings = devices + sizes
        let directions = orDefault(direction.uniqued { $0 })
        let offsets = orDefault(offsets.flatMap(\.offsets).uniqued { $0 })
        return (surroundings.isEmpty ? [DocumentView()] : surroundings).flatMap { view in
            directions.flatMap { direction in
                offsets.map { offset in
                    var view = view
                    view.direction = direction?.direction
                    view.offset = offset
                    return view
                }
            }
        }
    }

    /// The values, or the one that stands for the document's own.
    private func orDefault<Value>(_ values: [Value]) -> [Value?] {
        values.isEmpty ? [nil] : values
    }
}

extension DocumentView {
    fileprivate func shown(_ appearance: OutputAppearance) -> DocumentView {
        var view = self
        view.appearance = appearance.fixed
        return view
    }
}
