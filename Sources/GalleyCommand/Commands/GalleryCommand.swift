import ArgumentParser
import LayoutDiagram
import LayoutDocument
import VectorScene

extension DiagramSubject {
    /// Why a style's picture has no part to crop to; `nil` if it has one.
    fileprivate func missingPart(_ style: DiagramStyle) -> String? {
        guard style.crop != nil else { return nil }
        do {
            _ = try Diagram(self, style: style).picture()
            return nil
        } catch DiagramError.noSuchPart(let part, let style) {
            return DiagramError.noSuchPart(part, style: style).description
        } catch {
            return nil
        }
    }
}

struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Make a web page of layout documents in every style, light and dark.",
        discussion: """
            The folder gets an index.html, which opens from disk, and the pictures as SVG.

              galley gallery Layouts -o Output/gallery
            """)

    @Argument(help: ArgumentHelp(
        "Layout documents, Swift files, folders of them, or - for standard input.", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json", "swift"]))
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the page.", valueName: "folder"), completion: .directory)
    var output: String

    @Flag(name: .long, help: "Write what a symbolic link in the folder leads to, wherever that is.")
    var followLinks = false

    @OptionGroup var part: PartOptions

    private var links: LinkPolicy { followLinks ? .follow : .stay }

    @OptionGroup var swift: SwiftOptions

    func run() throws {
        try reporting {
            let inputs = try SubjectInput.find(paths, swift.choice)
            try checkNames(inputs)
            var failures: [Failure] = []
            var entries: [GalleryPage.Entry] = []
            var warnings = MissingCharacters()
            for (index, input) in inputs.enumerated() {
                do {
                    entries.append(try entry(input, id: "layout-\(index)", &warnings))
                } catch let failure as Failure {
                    failures.append(failure)
                    if inputs.count > 1 { Console.error(failure.message) }
                }
            }
            warnings.report()
            if !entries.isEmpty { try writePage(entries) }
            guard let first = failures.first else { return }
            if inputs.count == 1 { throw first }
            throw ExitCode(first.status.rawValue)
        }
    }

    /// Pictures are named after their documents, without the folders.
    private func checkNames(_ inputs: [SubjectInput]) throws(Failure) {
        var seen: [PathKey: String] = [:]
        for input in inputs {
            if let other = seen.updateValue(input.name, forKey: PathKey(input.stem)) {
                throw Failure(.usage, "\(other) and \(input.name) would have pictures of the same names; make a gallery of each")
            }
        }
    }

    private func entry(
        _ input: SubjectInput, id: String, _ warnings: inout MissingCharacters
    ) throws -> GalleryPage.Entry {
        let document = try input.read()
        let subjects = try Appearance.allCases.map { try document.diagramSubject(DocumentView(appearance: $0)) }
        var pictures: [(picture: SubjectPicture, file: String)] = []
        var rows: [GalleryPage.Row] = []
        for style in DiagramStyle.Kind.allCases {
            let images = try zip(Appearance.allCases, subjects).compactMap { appearance, subject -> GalleryPage.Image? in
                let variant = variant(style, appearance)
                if let missing = subject.missingPart(try variant.style(of: document)) {
                    // Not every style has every part.
                    if appearance == .light { Console.note("\(input.name): note: not drawn in the style \(style.rawValue): \(missing)") }
                    return nil
                }
                let picture = try SubjectPicture(subject, of: document, variant)
                let file = input.stem + variant.name.text + ".svg"
                pictures.append((picture, file))
                return GalleryPage.Image(
                    file: file, size: picture.picture.size, description: picture.picture.description,
                    appearance: appearance)
            }
            guard !images.isEmpty else { continue }
            rows.append(GalleryPage.Row(style: style.rawValue, pictures: images))
        }
        for (picture, file) in pictures {
            warnings.collect(picture.picture, of: [document])
            try picture.write(to: .file(PathParts.join(output, file)), links: links)
        }
        return GalleryPage.Entry(id: id, title: pictures.first?.picture.picture.title ?? input.stem, rows: rows)
    }

    private func variant(_ style: DiagramStyle.Kind, _ appearance: Appearance) -> OutputVariant {
        OutputVariant(
            view: DocumentView(appearance: appearance), style: part.changing(DiagramStyle.Changes(kind: style)), format: .svg,
            scale: 1)
    }

    private func writePage(_ entries: [GalleryPage.Entry]) throws(Failure) {
        try OutputFile.write(Array(GalleryPage(entries: entries).html.utf8), to: PathParts.join(output, "index.html"), links: links)
    }
}
