import ArgumentParser
import CompositionalLayout
import Foundation
import HostSystem
import LayoutDiagram
import LayoutDocument
import VectorScene

/// A picture requested by a comment or a code block.
struct PictureRequest: Sendable {
    /// The page, as named in messages, and the line, from 1.
    let place: PagePlace
    let source: Source
    /// Changes to the style of the picture.
    let style: DiagramStyle.Changes
    let files: RequestedFiles
    /// The image that shows it; `nil` if it must be inserted.
    let image: ImageReference?
    /// The line before which to insert a new image, from 0, and the prefix of its lines.
    let insertion: (line: Int, nesting: String)

    enum Source: Sendable {
        /// A layout document.
        case file(SubjectInput)
        /// A document inside the page.
        case block(DocumentSource)
    }

    func subject() throws(Failure) -> any Subject {
        switch source {
        case .file(let input): return try input.read().styled(style)
        case .block(let source):
            do {
                return try Document(source).styled(style)
            } catch {
                throw Failure(error)
            }
        }
    }

    /// True if a picture's title is the default for a document without a title in a page.
    func isUntitled(_ title: String) -> Bool {
        switch source {
        case .file: false
        case .block(let source): title == source.stem
        }
    }

    /// The base name of a new picture: the document's name; for one in a page its title, or the page and line.
    func stem(title: String) -> String {
        switch source {
        case .file(let input): return input.stem
        case .block:
            let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
            return words.isEmpty || isUntitled(title)
                ? "\(PathParts(place.page).name.split(separator: ".").first ?? "page")-\(place.line)"
                : words.prefix(8).joined(separator: "-")
        }
    }
}

/// A line of a page.
struct PagePlace: Hashable {
    var page: String
    /// From 1.
    var line: Int

    var text: String { "\(page):\(line)" }

    func failure(_ status: Failure.Status, _ message: String) -> Failure {
        var failure = Failure(status, "\(text): error: \(message)")
        failure.place = self
        return failure
    }

    /// Locates a failure in the page, unless it has a location in a document.
    func failure(_ failure: Failure) -> Failure {
        let head = TerminalText.line("\(text): error: ")
        guard failure.mark == nil, !failure.message.hasPrefix(head) else { return failure }
        var placed = failure
        placed.place = self
        placed.message = head + failure.message.replacing(": error: ", with: ": ", maxReplacements: 1)
        return placed
    }
}

/// The options after `galley:` in a comment, or after `yaml galley` on the fence of a document.
struct PictureRequestOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The layout document or Swift file, relative to the page.", valueName: "document"))
    var document: String?

    @Argument(help: ArgumentHelp("A declaration in the Swift file, such as PhotosViewController.createLayout.", valueName: "declaration"))
    var declaration: String?

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var views: ViewOptions
    @OptionGroup var part: PartOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var swift: SwiftOptions

    @Flag(name: .long, help: "Two files for GitHub, in a <picture>: one for light pages, one for dark ones.")
    var picture = false

    /// Parses the words of a comment.
    ///
    /// - Throws: the errors in them.
    static func read(_ text: String, at place: PagePlace) throws(Failure) -> PictureRequestOptions {
        guard let words = CommandWords(text)?.words else { throw place.failure(.badInput, "a quote is not closed: \(text)") }
        do {
            return try parse(words)
        } catch {
            let lines = fullMessage(for: error).split(separator: "\n")
            let message = lines.first { $0.hasPrefix("Error: ") }?.dropFirst("Error: ".count)
            throw place.failure(.badInput, message.map(String.init) ?? "\"\(text)\" is not a valid request for a picture")
        }
    }

    /// - Throws: if the options request several pictures.
    func files(at place: PagePlace) throws(Failure) -> RequestedFiles {
        let formats = pictures.format.flatMap(\.values).uniqued { $0 }
        guard formats.count <= 1 else { throw place.failure(.badInput, "a picture has one format, not \(formats.count)") }
        guard formats.first != .pdf else { throw place.failure(.badInput, "a page cannot show a PDF; use svg or png") }
        let appearances = views.appearance.uniqued { $0 }.map(\.fixed)
        return RequestedFiles(
            picture: try picture(appearances, at: place), format: formats.first, appearances: appearances,
            scales: views.scale.isEmpty ? [] : views.scales(.png), isPair: picture)
    }

    private func picture(_ appearances: [Appearance?], at place: PagePlace) throws(Failure) -> OutputPicture {
        var all: [OutputPicture]
        do {
            all = try pictures.pictures(views, part, .folder(""))
        } catch {
            throw place.failure(error)
        }
        for index in all.indices { (all[index].look.appearance, all[index].look.scale) = (nil, 1) }
        // A name contains little about a style.
        guard all.uniqued(by: \.look.name).count == 1, all.uniqued(by: \.look.style).count == 1, var picture = all.first else {
            throw place.failure(.badInput, "this asks for several pictures; each has a comment of its own")
        }
        picture.look.appearance = appearances.count == 1 ? appearances[0] : nil
        return picture
    }
}

/// The files that a page requests of a picture.
struct RequestedFiles: Sendable {
    /// In the only appearance that is requested, at 1x.
    let picture: OutputPicture
    /// `nil` for the format of the image, or the page's default.
    let format: OutputFormat?
    /// Empty for the page's usual ones.
    let appearances: [Appearance?]
    /// Empty for the page's usual ones.
    let scales: [Int]
    /// True if light and dark pages have separate files.
    let isPair: Bool
}
