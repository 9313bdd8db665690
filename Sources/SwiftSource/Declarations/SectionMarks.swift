/// Inserts calls into the functions and properties that make sections of a view controller. A call reports that the function runs, so
/// the program knows which code makes which section.
extension CodeEdit {
    /// The name of the function that takes the reports. A program's main file declares it.
    package static let reporter = "galley_section"

    /// Inserts a call of `reporter` at the beginning of each function and computed property that returns one of a controller's sections.
    static func sectionMarks(in files: [FileDeclarations], _ codes: [Code], marked: [Declaration]) -> [CodeEdit] {
        let places = Dictionary(
            marked.compactMap { declaration in
                declaration.sectionMark.map { (Place(file: declaration.file, offset: declaration.range.lowerBound), $0) }
            }, uniquingKeysWith: { first, _ in first })
        return files.indices.flatMap { index in
            files[index].parts.compactMap { part in
                let place = Place(file: index, offset: codes[index].bytes(part.tokens).lowerBound)
                return places[place].flatMap { mark(part, of: codes[index], file: index, name: $0) }
            }
        }
    }

    private struct Place: Hashable {
        var file: Int
        var offset: Int
    }

    /// An edit that inserts the call of `reporter` into a body; `nil` if the declaration has no body of statements.
    private static func mark(_ part: SourcePart, of code: Code, file: Int, name: String) -> CodeEdit? {
        guard !part.isStored, let body = part.body ?? accessors(of: part, in: code), body.count > 2,
            !["get", "set", "_read", "willSet", "didSet"].contains(code.text(body.lowerBound + 1))
        else { return nil }
        let offset = code.tokens[body.lowerBound].range.upperBound
        let inner = body.lowerBound + 1..<body.upperBound - 1
        let isValue = code.statement(with: inner.lowerBound, inBraces: body.lowerBound) == inner
            && !inner.contains { code.kind($0) == .identifier && code.reads($0, "return") }
            // These calls return no value. Base classes have them where their subclasses make the sections.
            && !["fatalError", "preconditionFailure"].contains(code.text(inner.lowerBound))
        return CodeEdit(
            file: file, range: offset..<offset, text: " \(reporter)(\"\(name)\");\(isValue ? " return" : "") ")
    }

    /// The braces of a computed property.
    private static func accessors(of part: SourcePart, in code: Code) -> Range<Int>? {
        var index = part.tokens.lowerBound
        while index < part.tokens.upperBound, !code.reads(index, "{") { index = code.after(index) }
        return index < part.tokens.upperBound ? index..<code.after(index) : nil
    }

    /// Maps a column of an edited line to the column in the original file.
    ///
    /// - Parameters:
    ///   - column: in the changed text, in bytes from 1.
    ///   - start: the offset of the line's first byte.
    package static func column(_ column: Int, ofLineAt start: Int, before edits: [CodeEdit]) -> Int {
        var column = column
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= start {
            let place = edit.range.lowerBound - start + 1
            guard column > place else { break }
            column = max(place, column - edit.text.utf8.count + edit.range.count)
        }
        return column
    }
}
