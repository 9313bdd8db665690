import Foundation
import HostSystem
import LayoutDiagram
import LayoutDocument

/// A documentation page with the pictures that it requests.
struct DocumentationPage: Sendable {
    /// The path as the user wrote it, or as found in a folder.
    let path: String
    /// The folder for its pictures: its catalogue, or the folder that the user named.
    let root: String
    let isInCatalog: Bool
    let text: PageText
    let requests: [PictureRequest]
    /// The errors in its comments.
    let failures: [Failure]

    /// The maximum size of a page in bytes.
    private static let sizeLimit = 1 << 24
    /// The maximum number of pictures on a page. A picture takes a few milliseconds, while a comment needs only a few dozen
    /// bytes.
    static let pictureLimit = 500

    /// - Throws: if the file cannot be read, or requests too many pictures.
    init(_ path: String, root: String, isInCatalog: Bool) throws(Failure) {
        (self.path, self.root, self.isInCatalog) = (path, root, isInCatalog)
        text = PageText(try Self.read(path))
        let blocks = MarkdownBlocks(text.lines, hasDirectives: isInCatalog || path.hasSuffix(".tutorial"))
        try Self.checkCount(blocks, path)
        var (requests, failures): ([PictureRequest], [Failure]) = ([], [])
        for reading in Self.requests(blocks, text, path) {
            do {
                requests.append(try reading.get())
            } catch {
                failures.append(error)
            }
        }
        (self.requests, self.failures) = (requests.sorted { $0.place.line < $1.place.line }, failures)
    }

    private static func read(_ path: String) throws(Failure) -> String {
        let handle: FileHandle
        do {
            handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            let data = try handle.read(upToCount: sizeLimit + 1) ?? Data()
            guard data.count <= sizeLimit else {
                throw Failure(.badInput, "\(path): error: the page has more than \(sizeLimit) bytes, which is the limit")
            }
            guard let text = String(validating: data, as: UTF8.self) else {
                throw Failure(.badInput, "\(path): error: this is not text in UTF-8")
            }
            return text
        } catch {
            throw error as? Failure ?? Failure(.noInput, "\(path): error: cannot read the page: \(SystemError.text(error))")
        }
    }

    private static func requests(
        _ blocks: MarkdownBlocks, _ text: PageText, _ path: String
    ) -> [Result<PictureRequest, Failure>] {
        let comments = blocks.comments.map { comment in
            Result { () throws(Failure) in try request(comment, blocks, path) }
        }
        let codes = blocks.codes.compactMap { code -> Result<PictureRequest, Failure>? in
            options(of: code).map { options in
                Result { () throws(Failure) in try request(code, options, blocks, text, path) }
            }
        }
        return comments + codes
    }

    /// The text after `yaml galley` on the fence of a document in the page; `nil` for other code.
    private static func options(of code: MarkdownBlocks.Code) -> String? {
        let words = code.info.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        guard words.count >= 2, ["yaml", "yml", "json"].contains(words[0]), words[1] == "galley" else { return nil }
        return words.count == 3 ? String(words[2]) : ""
    }

    /// Checked before parsing, as parsing a comment takes half a millisecond.
    ///
    /// - Throws: if there are too many, at the first beyond the limit.
    private static func checkCount(_ blocks: MarkdownBlocks, _ path: String) throws(Failure) {
        let lines = blocks.comments.map(\.line) + blocks.codes.filter { options(of: $0) != nil }.map(\.line)
        guard lines.count > pictureLimit else { return }
        throw PagePlace(page: path, line: lines.sorted()[pictureLimit] + 1).failure(
            .badInput, "the page asks for \(lines.count) pictures; this is the first above the limit of \(pictureLimit); "
                + "divide it into several pages")
    }

    private static func request(
        _ comment: MarkdownBlocks.Comment, _ blocks: MarkdownBlocks, _ path: String
    ) throws(Failure) -> PictureRequest {
        let place = PagePlace(page: path, line: comment.line + 1)
        guard comment.isClosed else { throw place.failure(.badInput, "the comment is not closed: --> is missing") }
        guard comment.rest.allSatisfy(\.isWhitespace) else {
            throw place.failure(.badInput, "the image stands on a line of its own, below the comment")
        }
        let nameless = place.failure(.badInput, "the comment names no document: <!-- galley: Layouts/photos.layout.yaml -->")
        guard comment.text.contains(where: { !$0.isWhitespace }) else { throw nameless }
        let options = try PictureRequestOptions.read(comment.text, at: place)
        guard let document = options.document else { throw nameless }
        let file = PathParts.joinSimply(PathParts(path).folder, document)
        switch FileKind(file) {
        case .file: break
        case .folder: throw place.failure(.noInput, "\(file) is a folder; a picture is of one document")
        case .special: throw place.failure(.noInput, "\(file) is a pipe or a device, and no document")
        case .nothing: throw place.failure(.noInput, "there is no document \(file)")
        }
        return PictureRequest(
            place: place, source: .file(try input(file, options, at: place)), style: try style(options, at: place),
            files: try options.files(at: place), image: try image(below: comment.line, comment.end, blocks, at: place), insertion: (comment.end, blocks.lines[comment.line].nesting))
    }

    /// The style changes in the options; paths are relative to the page.
    private static func style(_ options: PictureRequestOptions, at place: PagePlace) throws(Failure) -> DiagramStyle.Changes {
        do throws(Failure) {
            return try options.fonts.changes(in: PathParts(place.page).folder)
        } catch {
            throw place.failure(error)
        }
    }

    /// A document, or the declarations of Swift files or a folder.
    private static func input(
        _ file: String, _ options: PictureRequestOptions, at place: PagePlace
    ) throws(Failure) -> SubjectInput {
        guard try !SubjectInput.modules([file], options.swift.choice).isEmpty else {
            guard options.declaration == nil else {
                throw place.failure(.badInput, "\(file) is a document; \"\(options.declaration ?? "")\" is one too many")
            }
            return SubjectInput(name: file, path: file)
        }
        var choice = options.swift.choice
        choice.names += options.declaration.map { [$0] } ?? []
        do throws(Failure) {
            let found = try SubjectInput.find([file], choice)
            guard found.count == 1 else {
                let names = found.map(\.stem).joined(separator: ", ")
                throw Failure(.badInput, "the file declares several layouts, \(names); name one of them after it")
            }
            return found[0]
        } catch {
            throw place.failure(error)
        }
    }

    private static func request(
        _ code: MarkdownBlocks.Code, _ words: String, _ blocks: MarkdownBlocks, _ text: PageText, _ path: String
    ) throws(Failure) -> PictureRequest {
        let place = PagePlace(page: path, line: code.line + 1)
        let options = try PictureRequestOptions.read(words, at: place)
        if let document = options.document {
            throw place.failure(.badInput, "the block is a document itself; \"\(document)\" is one too many")
        }
        // Keeps the columns before the text, so that errors have their location in the page.
        let lines = code.text.map { line in
            let line = blocks.lines[line]
            return line.prefix.map { _ in " " }.joined() + line.content
        }
        var source = DocumentSource(name: path, text: lines.joined(separator: "\n") + "\n")
        (source.isInPage, source.linesAbove) = (true, code.text.lowerBound)
        return PictureRequest(
            place: place, source: .block(source), style: try style(options, at: place), files: try options.files(at: place),
            image: try image(below: code.line, code.end, blocks, at: place), insertion: (code.end, blocks.lines[code.line].nesting))
    }

    private static func image(
        below line: Int, _ end: Int, _ blocks: MarkdownBlocks, at place: PagePlace
    ) throws(Failure) -> ImageReference? {
        guard end < blocks.lines.count else { return nil }
        do {
            return try ImageReference(below: end, depth: blocks.lines[line].depth, in: blocks.lines)
        } catch {
            throw place.failure(
                .badInput, "the image of line \(error.line + 1) has no file or no alternative text where galley docs finds them; "
                    + "write ![text](file), <img src=\"file\" alt=\"text\">, or @Image(source: \"file\", alt: \"text\")")
        }
    }
}
