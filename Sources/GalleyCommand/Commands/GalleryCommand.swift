import ArgumentParser
import CompositionalLayout
import HostFiles
import LayoutDiagram
import LayoutPreview
import LayoutSubjects
import MessageText
import VectorScene
import Verifying

extension DrawableLayout {
    /// The reason that a style's picture lacks the part to crop to; `nil` if the picture has the part.
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
            The folder gets an index.html, which opens from disk and from any web server, \
            and the pictures as SVG. The page has thumbnails with a search, a view of each \
            layout, and switches for style, device and appearance; its address contains the \
            current view.

              galley gallery Layouts -o Output/gallery
              galley gallery Layouts -o Output/gallery --device "iPhone 15"
            """)

    @Argument(help: ArgumentHelp(
        "Layout documents, Swift files, folders of them, or - for standard input. (default: those of galley.yaml)", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json", "swift"]))
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the page.", valueName: "folder"), completion: .directory)
    var output: String

    @Option(name: .long, help: ArgumentHelp(
        "A device that the page can switch to, instead of the documents' own; see \"galley list devices\". May be repeated.",
        valueName: "name"), completion: DeviceNames.completion)
    var device: [String] = []

    @Option(name: .long, help: ArgumentHelp(
        "Lay out for this text size (Dynamic Type), such as accessibilityLarge, instead of the documents' own.", valueName: "category"))
    var contentSize: LayoutTraits.ContentSize?

    @Flag(name: .long, help: "Write through symbolic links in the folder, wherever they lead.")
    var followLinks = false

    @OptionGroup var part: PartOptions

    private var links: LinkPolicy { LinkPolicy(followsLinks: followLinks) }

    @OptionGroup var cells: CellOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var notes: NoteOptions
    @OptionGroup var swift: SwiftOptions

    /// A picture with its description on the page.
    private struct Drawn {
        var picture: EncodedPicture
        var image: GalleryPage.Image
    }

    func run() throws {
        guard !output.isEmpty else { throw Failure(.usage, "-o is empty; name the folder for the page") }
        try checkPage()
        let devices = try DeviceNames.find(device).uniqued { $0.name }
        let project = paths.isEmpty ? try ProjectFile.forPaths(paths) : nil
        let inputs = try LayoutInput.find(project?.documentPaths() ?? paths, swift.choice, cells.changing(fonts.changes(of: project))).read(notes)
        let names = try names(of: inputs)
        let places: [Device?] = devices.isEmpty ? [nil] : devices
        let drawn = places.flatMap { place in DiagramStyle.Kind.allCases.flatMap { looks($0, place) } }
        try RecordedGoldens.check(names.flatMap { name in drawn.map { PathParts.join(output, file(name, $0)) } }, of: inputs)
        var failures = FailureList()
        var entries: [GalleryPage.Entry] = []
        var warnings = MissingCharacters()
        for (input, name) in zip(inputs, names) {
            do {
                entries.append(try entry(input, name, places, &warnings))
            } catch let failure as Failure {
                failures.append(failure, of: input.name)
            }
        }
        if !notes.quiet { warnings.report() }
        if inputs.count > 1 { failures.report() }
        if !entries.isEmpty { try writePage(entries) }
        guard let first = failures.first else { return }
        if inputs.count == 1 { throw first }
        throw ExitCode(first.status.rawValue)
    }

    private var page: String { PathParts.join(output, "index.html") }

    /// - Throws: if the page would replace a file that is not a gallery.
    private func checkPage() throws(Failure) {
        guard FileKind(page) == .file, !GalleryPage.isOne(try InputFile.bytes(of: page)) else { return }
        throw Failure(.cannotCreate, "\(page): error: galley did not write this page, so it is kept; name another folder")
    }

    /// Names for layouts and their pictures: the names of their documents, preceded by folders where several documents have the same
    /// name.
    private func names(of inputs: [LayoutInput]) throws(Failure) -> [String] {
        let namesakes = Dictionary(grouping: inputs) { PathKey($0.stem) }.mapValues { $0.map(Self.folders) }
        var seen: [PathKey: String] = [:]
        return try inputs.map { input throws(Failure) in
            let (folders, others) = (Self.folders(of: input), namesakes[PathKey(input.stem)] ?? [])
            let shared = others.reduce(folders) { common, other in zip(common, other).prefix { $0 == $1 }.map(\.0) }
            let name = (folders.dropFirst(shared.count) + [input.stem]).joined(separator: "/")
            guard let other = seen.updateValue(input.name, forKey: PathKey(name)) else { return name }
            throw Failure(.usage, "\(other) and \(input.name) would have pictures of the same names; make a gallery of each")
        }
    }

    /// The folders in a document's path, without `..`, so that names stay inside the gallery's folder.
    private static func folders(of input: LayoutInput) -> [String] {
        PathParts(input.file).folder.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "_" : String($0) }
    }

    /// Draws a layout for every device, and writes its pictures once all are drawn.
    private func entry(
        _ input: LayoutInput, _ name: String, _ devices: [Device?], _ warnings: inout MissingCharacters
    ) throws -> GalleryPage.Entry {
        let subject = try input.read()
        let drawn = try devices.flatMap { device in try pictures(of: subject, name, device) }
        subject.tell(drawn.flatMap(\.picture.notes))
        for each in drawn {
            warnings.collect(each.picture.picture, fonts: each.picture.fonts, of: [subject])
            try each.picture.write(to: .file(PathParts.join(output, each.image.file)), links: links)
        }
        return GalleryPage.Entry(
            name: name, title: drawn.first?.picture.picture.title ?? name, pictures: drawn.map(\.image))
    }

    /// The looks at a layout on a device in a style, light and dark.
    private func looks(_ style: DiagramStyle.Kind, _ device: Device?) -> [Look] {
        Appearance.allCases.map { appearance in
            var look = Look(
                device: device, appearance: appearance, contentSize: contentSize, style: part.changing(DiagramStyle.Changes(kind: style)))
            look.namesConstraints = true
            return look
        }
    }

    /// The file of a picture, in the gallery's folder.
    private func file(_ name: String, _ look: Look) -> String { name + look.name + ".svg" }

    /// The pictures of a layout on a device, light and dark in each style.
    private func pictures(of subject: any Subject, _ name: String, _ device: Device?) throws -> [Drawn] {
        // Styles do not change frames.
        let solved = try looks(.screen, device).map(subject.solved(for:))
        return try DiagramStyle.Kind.allCases.flatMap { style in
            try zip(looks(style, device), solved).compactMap { look, solved -> Drawn? in
                if let missing = solved.missingPart(try subject.style(for: look)) {
                    // Some parts do not exist in every style.
                    if look.appearance == .light { Console.note("\(subject.name): note: not drawn in the style \(style.rawValue): \(missing)") }
                    return nil
                }
                let picture = try EncodedPicture(solved, of: subject, OutputPicture(look: look, format: .svg))
                let image = GalleryPage.Image(
                    file: file(name, look), size: picture.picture.size,
                    description: picture.picture.description, style: style.rawValue, device: device?.name ?? "",
                    appearance: look.appearance ?? .light)
                return Drawn(picture: picture, image: image)
            }
        }
    }

    private func writePage(_ entries: [GalleryPage.Entry]) throws(Failure) {
        try OutputFile.write(Array(GalleryPage(entries).html.utf8), to: page, links: links)
    }
}
