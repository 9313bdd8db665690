import Foundation
import Goldens
import HostSystem
import LayoutDiagram
import LayoutDocument
import LayoutSubjects

/// The document key `goldens`, which lists the required goldens.
enum GoldensKey {
    /// Writes the names of goldens into their documents; everything else in them stays unchanged.
    ///
    /// - Parameters:
    ///   - named: the paths named by the user; such documents are written even through links.
    ///   - links: the treatment of links of other documents.
    /// - Returns: errors for documents in which the key cannot be placed.
    static func write(_ goldens: [SubjectGolden], named: [String], links: LinkPolicy) -> [Failure] {
        let named = Set(named.map(PathKey.init))
        return goldens.map(\.input).uniqued { PathKey($0.name) }.compactMap { input -> Failure? in
            do throws(Failure) {
                let own = goldens.filter { PathKey($0.input.name) == PathKey(input.name) }
                let isNamed = input.path.map { named.contains(PathKey($0)) } ?? false
                try write(own.map(\.entry).sorted(), into: input, links: isNamed ? .named : links)
                return nil
            } catch {
                return error
            }
        }
    }

    private static func write(_ entries: [String], into input: SubjectInput, links: LinkPolicy) throws(Failure) {
        guard let path = input.path else { return }
        guard let document = try input.read().document, Set((document.goldens ?? []).map(\.text)) != Set(entries) else { return }
        let text = placed(entries, in: document)
        guard let changed = try? Document(DocumentSource(name: input.name, text: text), fonts: input.style.fonts),
            changed.goldens?.map(\.text) == entries
        else {
            throw Failure(.badInput, "\(input.name): error: cannot place the goldens in it; write goldens: \(list(entries, quoted: false))")
        }
        try OutputFile.write([UInt8](text.utf8), to: path, links: links)
    }

    /// Entries with fields contain spaces and symbols, and are always quoted.
    private static func list(_ entries: [String], quoted: Bool) -> String {
        "[" + entries.map { quoted || $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: ", ") + "]"
    }

    /// The document, if its list of goldens contains only valid names.
    static func checked(_ subject: any Subject) throws(Failure) -> any Subject {
        guard let document = subject.document, let goldens = document.goldens else { return subject }
        var known: Set<GoldenLook> = []
        if let second = goldens.first(where: { GoldenLook(entry: $0.text).map { !known.insert($0).inserted } ?? false }) {
            let message = "\"\(TerminalText.excerpt(second.text))\" is listed twice; leave one of them out"
            throw Failure(DocumentError(Diagnostic(at: second.mark, message), in: document.source))
        }
        guard let wrong = goldens.first(where: { GoldenLook(entry: $0.text) == nil }) else { return subject }
        let message = "\"\(TerminalText.excerpt(wrong.text))\" names no golden; write frames, svg or png, and after a "
            + "space what follows the document's name in the file's: \"png ~dark@2x\""
        throw Failure(DocumentError(Diagnostic(at: wrong.mark, message), in: document.source))
    }

    // MARK: Placing

    private static func placed(_ entries: [String], in document: Document) -> String {
        let text = document.source.text
        let isFlow = text.first { !$0.isWhitespace } == "{"
        if document.goldens?.isEmpty == true, let key = text.firstMatch(of: /("?goldens"?\s*:\s*)\[\s*\]/) {
            return text.replacingCharacters(in: key.range, with: key.1 + list(entries, quoted: isFlow))
        }
        guard let first = document.goldens?.first, let last = document.goldens?.last else {
            return isFlow ? intoMap(entries, text) : intoLines(entries, text)
        }
        let scalars = Array(text.unicodeScalars)
        let (start, end) = (offset(of: first.mark, in: scalars), offset(of: last.mark, in: scalars))
        guard let open = scalars[..<start].lastIndex(where: { !" \t\r\n".unicodeScalars.contains($0) }) else { return text }
        if scalars[open] == "-" { return replacedLines(first.mark.line...last.mark.line, entries, text) }
        guard let opening = scalars[...open].lastIndex(of: "["), let closing = scalars[end...].firstIndex(of: "]") else { return text }
        return string(scalars[..<opening]) + list(entries, quoted: isFlow) + string(scalars[(closing + 1)...])
    }

    /// Adds the key to a document in braces.
    private static func intoMap(_ entries: [String], _ text: String) -> String {
        guard let brace = text.firstIndex(of: "{") else { return text }
        return text[...brace] + "\"goldens\": \(list(entries, quoted: true)), " + text[text.index(after: brace)...]
    }

    /// Adds a line before the sections, as the end of the document may be anything.
    private static func intoLines(_ entries: [String], _ text: String) -> String {
        let line = "goldens: \(list(entries, quoted: false))"
        if text.utf8.starts(with: "sections:".utf8) { return line + lineEnd(of: text) + text }
        guard let place = text.range(of: "\nsections:") else { return text }
        return text[..<place.lowerBound] + "\n" + line + lineEnd(of: text) + text[place.lowerBound...].dropFirst()
    }

    /// A list with one dash per entry.
    private static func replacedLines(_ range: ClosedRange<Int>, _ entries: [String], _ text: String) -> String {
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { string($0) }
        let indent = lines[range.lowerBound - 1].prefix { $0 == " " }
        let end = lineEnd(of: text) == "\r\n" ? "\r" : ""
        let new = entries.map { "\(indent)- " + ($0.contains(" ") ? "\"\($0)\"" : $0) + end }
        lines.replaceSubrange((range.lowerBound - 1)...(range.upperBound - 1), with: new)
        return lines.joined(separator: "\n")
    }

    private static func lineEnd(of text: String) -> String { text.utf8.contains(0x0D) ? "\r\n" : "\n" }

    private static func offset(of mark: SourceMark, in scalars: [Unicode.Scalar]) -> Int {
        var (line, offset) = (1, 0)
        while line < mark.line, offset < scalars.count {
            if scalars[offset] == "\n" { line += 1 }
            offset += 1
        }
        return min(offset + mark.column - 1, scalars.count)
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
