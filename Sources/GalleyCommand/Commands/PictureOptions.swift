import ArgumentParser
import LayoutDiagram
import LayoutSubjects
import MessageText
import SVGWriter
import VectorScene

/// The requested pictures of a document: every combination of the repeated options. Option groups are not nested, as a debug
/// build would validate a nested group once for each validation of the outer one.
struct PictureOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: ArgumentHelp(
        "svg, png, pdf, or several separated by commas. (default: by -o's extension, else svg)", valueName: "format"))
    var format: [CommaSeparated<OutputFormat>] = []

    @Option(name: .long, help: ArgumentHelp(
        """
        Text in an SVG: outlines, the same everywhere, or live text in the viewer's font. In a PDF, live text has the same \
        outlines, and can be selected, searched and read aloud. A PNG always has outlines.
        """,
        valueName: "text"))
    var text: Picture.SVGText = .outlines

    @Option(name: .long, help: ArgumentHelp(
        """
        The prefix of all ids in the SVG, for inlining two pictures of one layout in one page. By default it is derived \
        from the document's name and the options.
        """, valueName: "prefix"))
    var idPrefix: String?

    @Flag(name: .long, help: ArgumentHelp(
        "Name the elements of an SVG for editors: Figma shows ids such as -cell-0-3, Inkscape the items' titles."))
    var layers = false

    @Flag(name: .long, help: "Also draw the content beyond the screen's edges, faded.")
    var beyond = false

    /// The pictures, without duplicates.
    ///
    /// - Parameters:
    ///   - views: the requested looks.
    ///   - part: the cropping of each picture.
    func pictures(
        _ views: ViewOptions, _ part: PartOptions, _ target: OutputTarget
    ) throws(Failure) -> [OutputPicture] {
        let formats = try formats(target)
        guard text == .outlines || formats.contains(where: { !$0.hasPixels }) else {
            throw Failure(.usage, "--text live is for SVG and PDF; add one of them to -f, or leave --text out")
        }
        guard !layers || formats.contains(.svg) else {
            throw Failure(.usage, "--layers is for SVG; add svg to -f, or leave it out")
        }
        if let idPrefix {
            guard formats.contains(.svg) else { throw Failure(.usage, "--id-prefix is for SVG; add svg to -f, or leave it out") }
            guard Picture.isIDPrefix(idPrefix) else {
                throw Failure(
                    .usage, "--id-prefix is a letter, then letters, digits, - and _, 64 at most; not \"\(idPrefix)\"")
            }
        }
        return try views.looks(part, pictures: formats.reduce(0) { $0 + views.scales($1).count }).flatMap { look in
            formats.flatMap { format in
                views.scales(format).map { scale in
                    var look = look
                    look.scale = scale
                    if beyond { look.style.showsBeyond = true }
                    var picture = OutputPicture(look: look, format: format, text: text, idPrefix: idPrefix)
                    picture.namesLayers = layers
                    return picture
                }
            }
        }
    }

    private func formats(_ target: OutputTarget) throws(Failure) -> [OutputFormat] {
        let given = format.flatMap(\.values).uniqued { $0 }
        if case .file(let path) = target, let named = target.format, let other = given.first(where: { $0 != named }) {
            throw Failure(.usage, "-o \(path) contradicts -f \(other.rawValue); leave one of them out")
        }
        return given.isEmpty ? [target.format ?? .svg] : given
    }
}
