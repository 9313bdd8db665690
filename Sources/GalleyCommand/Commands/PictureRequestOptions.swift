import ArgumentParser
import LayoutDiagram
import LayoutSubjects
import MessageText
import PagePictures
import VectorScene

/// The options of a picture in a page, which are those of `galley render`.
struct PictureRequestOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The layout document or Swift file, relative to the page.", valueName: "document"))
    var document: String?

    @Argument(help: ArgumentHelp("A declaration in the Swift file, such as PhotosViewController.createLayout.", valueName: "declaration"))
    var declaration: String?

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var views: ViewOptions
    @OptionGroup var part: PartOptions
    @Flag(name: .long, help: "Draw all pictures that the repeated options ask for side by side on one sheet, with captions.")
    var sheet = false

    @OptionGroup var cells: CellOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var texts: TextOptions
    @OptionGroup var swift: SwiftOptions

    @Flag(name: .long, help: "Two files for GitHub, in a <picture>: one for light pages, one for dark ones.")
    var picture = false

    /// Parses the words of a comment, which a stranger may have written.
    ///
    /// - Parameter allowsCode: true if comments may pass code and arguments to the compiler.
    static func read(_ words: [String], in folder: String, allowsCode: Bool) throws(Failure) -> CommentOptions {
        let options: PictureRequestOptions
        do {
            options = try parse(words)
        } catch {
            let lines = fullMessage(for: error).split(separator: "\n")
            let message = lines.first { $0.hasPrefix("Error: ") }.map { String($0.dropFirst("Error: ".count)) }
            throw Failure(.badInput, message ?? "\"\(words.joined(separator: " "))\" is not a valid request for a picture")
        }
        if !allowsCode, let code = options.code {
            throw Failure(.badInput, "\(code) is code from the page and is not compiled; if you trust the page, use galley docs --allow-code")
        }
        return CommentOptions(
            document: options.document, declaration: options.declaration, swift: options.swift.choice,
            style: options.cells.changing(try options.fonts.changes(in: folder)), isStrict: options.texts.strict, files: try options.files())
    }

    /// The first option that gives the compiler more than a plain value.
    private var code: String? {
        swift.module.compilerArguments.first.map { "-Xswiftc \($0)" }
            ?? swift.argument.first { !$0.isPlain }.map { "--argument \($0.name)=\($0.value)" }
    }

    /// - Throws: if the options request several pictures.
    private func files() throws(Failure) -> RequestedFiles {
        let formats = pictures.format.flatMap(\.values).uniqued { $0 }
        guard formats.count <= 1 else { throw Failure(.badInput, "a picture has one format, not \(formats.count)") }
        guard formats.first != .pdf else { throw Failure(.badInput, "a page cannot show a PDF; use svg or png") }
        let all = try pictures.pictures(views, part, .folder(""))
        // A sheet shows the appearances side by side, so it needs no file for each.
        let appearances = sheet ? [] : views.appearance.uniqued { $0 }.map(\.fixed)
        return RequestedFiles(
            picture: try picture(all, appearances), sheet: sheet ? all.map(\.look) : [], format: formats.first, appearances: appearances,
            scales: views.scale.isEmpty ? [] : views.scales(.png), isPair: picture)
    }

    private func picture(_ all: [OutputPicture], _ appearances: [Appearance?]) throws(Failure) -> OutputPicture {
        var all = all
        if sheet {
            all[0].look = Look(style: all[0].look.style)
            return all[0]
        }
        for index in all.indices { (all[index].look.appearance, all[index].look.scale) = (nil, 1) }
        // Styles are compared, too, as a name contains little of them.
        guard all.uniqued(by: \.look.name).count == 1, all.uniqued(by: \.look.style).count == 1, var picture = all.first else {
            throw Failure(
                .badInput, "the comment asks for several pictures; draw them side by side with --sheet, or write a comment for each")
        }
        picture.look.appearance = appearances.count == 1 ? appearances[0] : nil
        return picture
    }
}
