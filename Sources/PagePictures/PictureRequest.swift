import HostFiles
package import LayoutDiagram
import LayoutDocument
package import LayoutSubjects
import MessageText
package import VectorScene

/// A picture requested by a comment or a code block.
struct PictureRequest: Sendable {
    /// The page, as named in messages, and the line, from 1.
    let place: SourcePlace
    let source: Source
    let recipe: PictureRecipe
    let style: DiagramStyle.Changes
    /// Fails on estimated text sizes.
    let isStrict: Bool
    let files: RequestedFiles
    /// The image that shows the picture; `nil` if an image must be inserted.
    let image: ImageReference?
    let insertion: Insertion
    /// The number of the code block on the page, from 1; meaningless for a comment.
    let ordinal: Int

    indirect enum Source: Sendable {
        case file(LayoutInput)
        /// A document inside the page.
        case block(DocumentSource)

        /// True for a declaration in a Swift file.
        var isSwift: Bool {
            if case .file(let input) = self { input.isDeclared } else { false }
        }
    }

    /// The place of a new image.
    enum Insertion: Sendable {
        /// The image gets lines of its own before a line, with a prefix.
        case below(line: Int, nesting: String)
        case within(PagePosition)
    }

    /// True inside tags, where Markdown is not read.
    let isInHTML: Bool

    func insertion(of image: [String]) -> PageEdit {
        switch insertion {
        case .below(let line, let nesting): .insertion(line: line, image.map { nesting + $0 })
        case .within(let place): .replacement(place..<place, " " + image.map { $0.drop { $0 == " " } }.joined(separator: " "))
        }
    }

    func subject() throws(Failure) -> any Subject {
        switch source {
        case .file(var input):
            input.isStrict = isStrict
            return try input.read().styled(style)
        case .block(let source):
            return try LayoutInDocument(style: style, notes: NotePrinter(isStrict: isStrict)) { source }
        }
    }

    /// True for the title that a document in a page has by default.
    func isUntitled(_ title: String) -> Bool {
        switch source {
        case .file: false
        case .block(let source): title == source.stem
        }
    }

    /// A base name for a new picture. For a file, it is the document's name; for a document in a page, its title, or without a title the
    /// page's name and the block's number.
    ///
    /// - Parameter number: 1 for the first choice; higher numbers for further ones, if earlier names are taken.
    func stem(title: String, number: Int = 1) -> String {
        func numbered(_ stem: String) -> String { stem + (files.sheet.isEmpty ? "" : "-sheet") + (number == 1 ? "" : "-\(number)") }
        switch source {
        case .file(let input): return numbered(input.stem)
        case .block:
            let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
            return words.isEmpty || isUntitled(title)
                ? "\(PathParts(place.file).name.split(separator: ".").first ?? "page")-\(ordinal + number - 1)"
                : numbered(words.prefix(8).joined(separator: "-"))
        }
    }

    func recipe(_ name: RequestedPicture.Name) -> PictureTable.Recipe {
        PictureTable.Recipe(picture: recipe, appearance: name.appearance, scale: name.scale)
    }
}

extension SourcePlace {
    /// Checks a path that comes from a page.
    ///
    /// - Throws: if no file can have the path.
    func checkPath(_ path: String) throws(Failure) {
        guard path.utf8.count <= PageLimits.path else {
            throw failure(.badInput, "a path has \(path.utf8.count) bytes; the limit is \(PageLimits.path)")
        }
        guard !path.utf8.contains(0) else { throw failure(.badInput, "the path \"\(path)\" contains the character U+0000") }
    }

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
package struct CommentOptions: Sendable {
    /// The layout document or Swift file, relative to the page.
    let document: String?
    /// A declaration in the Swift file.
    let declaration: String?
    let swift: SwiftChoice
    let style: DiagramStyle.Changes
    /// Fails on estimated text sizes.
    let isStrict: Bool
    let files: RequestedFiles

    package init(
        document: String?, declaration: String?, swift: SwiftChoice, style: DiagramStyle.Changes, isStrict: Bool, files: RequestedFiles
    ) {
        (self.document, self.declaration, self.swift, self.style) = (document, declaration, swift, style)
        (self.isStrict, self.files) = (isStrict, files)
    }
}

/// Reads the words of a comment.
///
/// - Parameter folder: the page's folder, to which the paths of fonts are relative.
/// - Throws: the mistakes in the words.
package typealias CommentReader = (_ words: [String], _ folder: String) throws(Failure) -> CommentOptions

/// The files of a picture, as a page requests them.
package struct RequestedFiles: Sendable {
    /// The picture at 1x; with an appearance if only one is requested.
    let picture: OutputPicture
    /// The looks on a sheet; empty for a single picture.
    let sheet: [Look]
    /// The format; `nil` for that of the existing image, or the page's default.
    let format: OutputFormat?
    /// The appearances to draw; empty for the page's default.
    let appearances: [Appearance?]
    /// The scales to draw; empty for the page's default.
    let scales: [Int]
    /// True if light and dark pages have separate files.
    let isPair: Bool

    package init(
        picture: OutputPicture, sheet: [Look], format: OutputFormat?, appearances: [Appearance?], scales: [Int], isPair: Bool
    ) {
        (self.picture, self.sheet, self.format, self.appearances) = (picture, sheet, format, appearances)
        (self.scales, self.isPair) = (scales, isPair)
    }
}
