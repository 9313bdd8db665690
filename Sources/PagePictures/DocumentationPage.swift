import HostFiles
import LayoutDocument
import LayoutSubjects

/// A documentation page with the pictures that it requests.
struct DocumentationPage: Sendable {
    let entry: DocumentationFolder.Entry
    let text: PageText
    let requests: [PictureRequest]
    /// The errors in the page's comments.
    let failures: [Failure]
    /// Comments that look like requests but are none.
    let strays: [Stray]

    struct Stray {
        let warning: Failure
        /// True for an example in indented code, which may be intended.
        let isExample: Bool
    }

    /// A page and the position of a request in it.
    private struct Context {
        let path: String
        let blocks: PageBlocks
        /// The index of the next request.
        let next: Int
        /// The number of code blocks up to this request.
        let ordinal: Int

        /// The position of the next comment or block.
        func end(of request: PageBlocks.Request) -> PagePosition? {
            func isBelow(_ place: PagePosition) -> Bool {
                place.line >= request.end || place.line == request.end - 1 && request.start.map { place.index > $0 } ?? false
            }
            let request = blocks.requests.indices.contains(next) ? blocks.requests[next] : nil
            let following = request.map { PagePosition(line: $0.line, index: $0.start ?? blocks.lines[$0.line].content.startIndex) }
            let stray = blocks.strays.first { isBelow(PagePosition(line: $0.line, index: $0.start)) }
            return [following, stray.map { PagePosition(line: $0.line, index: $0.start) }].compactMap { $0 }.min()
        }
    }

    /// - Throws: if the file cannot be read, or requests too many pictures.
    init(_ entry: DocumentationFolder.Entry, _ read: CommentReader) throws(Failure) {
        let path = entry.path
        self.entry = entry
        text = PageText(try Self.read(path))
        let blocks = PageBlocks(text.lines)
        try Self.checkCount(blocks, path)
        var (requests, failures): ([PictureRequest], [Failure]) = ([], [])
        var blockCount = 0
        for (index, request) in blocks.requests.enumerated() {
            blockCount += request.isComment ? 0 : 1
            do {
                let context = Context(path: path, blocks: blocks, next: index + 1, ordinal: blockCount)
                requests.append(try Self.request(request, context, read))
            } catch {
                failures.append(error)
            }
        }
        strays = blocks.strays.map { stray in Self.warning(stray, path) }
        (self.requests, self.failures) = (requests, failures)
    }

    /// The path as the user wrote it, or as found in a folder.
    var path: String { entry.path }

    private static func read(_ path: String) throws(Failure) -> String {
        guard let text = String(validating: try InputFile.bytes(of: path, "page", atMost: PageLimits.bytes), as: UTF8.self) else {
            throw Failure(.badInput, "\(path): error: this is not text in UTF-8")
        }
        return text
    }

    /// Rejects a page with too many requests, at the first beyond the limit. Called before their options are parsed, which takes half a
    /// millisecond each.
    private static func checkCount(_ blocks: PageBlocks, _ path: String) throws(Failure) {
        let (count, limit) = (blocks.requests.count, PageLimits.pictures)
        guard count > limit else { return }
        throw SourcePlace(file: path, line: blocks.requests[limit].line + 1).failure(
            .badInput, "the page asks for \(count) pictures; this is the first above the limit of \(limit); "
                + "divide it into several pages")
    }

    private static func warning(_ stray: PageBlocks.Stray, _ path: String) -> Stray {
        let place = SourcePlace(file: path, line: stray.line + 1)
        let words = stray.isExample
            ? "the comment stands in code, indented by four, and no picture is drawn; put an example between ``` fences"
            : "this is not read; a comment begins with \"<!-- galley:\", and a document in the page with ```yaml galley"
        var warning = Failure(.badInput, "\(place.text): warning: \(words)")
        warning.place = place
        return Stray(warning: warning, isExample: stray.isExample)
    }

    private static func request(
        _ request: PageBlocks.Request, _ context: Context, _ read: CommentReader
    ) throws(Failure) -> PictureRequest {
        let (path, blocks) = (context.path, context.blocks)
        let place = SourcePlace(file: path, line: request.line + 1)
        guard request.isClosed else {
            let (block, end) = request.isComment ? ("comment", "") : ("block of code", "its last line, ")
            throw place.failure(.badInput, "the \(block) is not closed: \(end)\(request.closing) is missing")
        }
        guard request.isWithin || request.rest.allSatisfy(\.isWhitespace) else {
            throw place.failure(.badInput, "the image must stand on a line of its own below the comment")
        }
        let options = try options(request.options, read, at: place)
        let source: PictureRequest.Source = request.isComment
            ? .file(try input(options, at: place)) : .block(try document(request, options, blocks, at: place))
        guard source.isSwift || !options.swift.isUsed else { throw place.failure(.badInput, LayoutInput.swiftOptionsRefusal) }
        return PictureRequest(
            place: place, source: source, recipe: recipe(source, options, request.options), style: options.style,
            isStrict: options.isStrict, files: options.files,
            image: try image(of: request, context, at: place), insertion: insertion(of: request, blocks), ordinal: context.ordinal,
            isInHTML: request.isInHTML)
    }

    private static func recipe(_ source: PictureRequest.Source, _ options: CommentOptions, _ text: String) -> PictureRecipe {
        var words = CommandWords(text)?.words ?? []
        if let name = words.firstIndex(where: { $0 == options.document }) { words.remove(at: name) }
        let content: PictureRecipe.Source = switch source {
        case .file(let input): .file(FilePlace(input.file))
        case .block(let source): .block(source.text)
        }
        return PictureRecipe(source: content, words: words, style: options.style)
    }

    private static func options(
        _ text: String, _ read: CommentReader, at place: SourcePlace
    ) throws(Failure) -> CommentOptions {
        guard let words = CommandWords(text)?.words else { throw place.failure(.badInput, "a quote is not closed: \(text)") }
        let limit = PageLimits.words
        guard words.reduce(0, { $0 + $1.utf8.count }) <= limit else {
            throw place.failure(.badInput, "the request has words of more than \(limit) bytes, which is the limit")
        }
        do throws(Failure) {
            return try read(words, PathParts(place.file).folder)
        } catch {
            throw place.failure(error)
        }
    }

    /// The source of a picture: a document, or one declaration in a Swift file.
    private static func input(_ options: CommentOptions, at place: SourcePlace) throws(Failure) -> LayoutInput {
        guard let document = options.document else {
            throw place.failure(.badInput, "the comment names no document; write, for example, <!-- galley: Layouts/photos.layout.yaml -->")
        }
        try place.checkPath(document)
        let file = PathParts.joinSimply(PathParts(place.file).folder, document)
        switch FileKind(file) {
        case .file: break
        case .folder: throw place.failure(.noInput, "\(file) is a folder; name one document")
        case .special: throw place.failure(.noInput, "\(file) is a pipe or a device, not a document")
        case .nothing: throw place.failure(.noInput, "there is no document \(file)")
        }
        guard try !LayoutInput.modules([file], options.swift).isEmpty else {
            guard options.declaration == nil else {
                throw place.failure(.badInput, "\(file) is a document, which has no declarations; remove \"\(options.declaration ?? "")\"")
            }
            return LayoutInput(name: file, path: file)
        }
        var choice = options.swift
        choice.names += options.declaration.map { [NamePattern($0)] } ?? []
        do throws(Failure) {
            let found = try LayoutInput.find([file], choice)
            guard found.count == 1 else {
                let names = found.map(\.stem).joined(separator: ", ")
                throw Failure(.badInput, "the file declares several layouts, \(names); name one of them after it")
            }
            return found[0]
        } catch {
            throw place.failure(error)
        }
    }

    /// The document in a block of code.
    private static func document(
        _ request: PageBlocks.Request, _ options: CommentOptions, _ blocks: PageBlocks, at place: SourcePlace
    ) throws(Failure) -> DocumentSource {
        if let document = options.document {
            throw place.failure(.badInput, "the block is the document; remove \"\(document)\"")
        }
        // Keeps the columns before the text, so that errors have their location in the page.
        let lines = blocks.lines[request.line + 1..<request.end - 1].map { line in
            line.prefix.map { _ in " " }.joined() + line.content
        }
        var source = DocumentSource(name: place.file, text: lines.joined(separator: "\n") + "\n")
        (source.isInPage, source.linesAbove) = (true, request.line + 1)
        return source
    }

    private static func insertion(of request: PageBlocks.Request, _ blocks: PageBlocks) -> PictureRequest.Insertion {
        let isAlone = request.rest.allSatisfy(\.isWhitespace) && blocks.lines[request.line].content.startIndex == request.start
        return request.isWithin && !isAlone
            ? .within(PagePosition(line: request.end - 1, index: request.rest.startIndex))
            : .below(line: request.end, nesting: blocks.lines[request.line].nesting)
    }

    private static func image(
        of request: PageBlocks.Request, _ context: Context, at place: SourcePlace
    ) throws(Failure) -> ImageReference? {
        do {
            return try ImageReference(of: request, before: context.end(of: request), in: context.blocks)
        } catch {
            throw place.failure(
                .badInput, "the image of line \(error.line + 1) has no file or no alternative text where galley docs finds them; "
                    + "write ![text](file), <img src=\"file\" alt=\"text\">, or @Image(source: \"file\", alt: \"text\")")
        }
    }
}
