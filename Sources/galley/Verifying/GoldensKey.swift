import AtomicFiles
import LayoutDocument

/// The key `goldens` of a document, which lists the goldens that it must have.
enum GoldensKey {
    /// Writes the names of goldens into their documents; everything else in them stays as it is.
    ///
    /// - Throws: for a document in which the key cannot be placed without changing anything else.
    static func write(_ goldens: [DocumentGolden]) throws(Failure) {
        for input in goldens.map(\.input).uniqued(by: \.name) {
            guard let path = input.path else { continue }
            let document = try input.read()
            let entries = goldens.filter { $0.input.name == input.name }.map(\.name.entry).sorted()
            guard document.goldens.map(\.text) != entries else { continue }
            let text = placed(entries, in: document.source.text)
            guard let changed = try? Document(DocumentSource(name: input.name, text: text)),
                changed.goldens.map(\.text) == entries
            else {
                throw Failure(.badInput, "\(input.name): error: cannot place the goldens in it; write \(line(entries))")
            }
            try OutputFile.write([UInt8](text.utf8), to: path, links: .follow)
        }
    }

    /// An entry with fields has spaces and signs.
    private static func line(_ entries: [String]) -> String {
        "goldens: [" + entries.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: ", ") + "]"
    }

    /// The document's text with the key's line in place of the old one; at the end if there is none.
    private static func placed(_ entries: [String], in text: String) -> String {
        let first = text.drop { $0.isWhitespace }
        if first.hasPrefix("{") {
            let list = entries.map { "\"\($0)\"" }.joined(separator: ", ")
            return text[..<first.startIndex] + "{\"goldens\": [\(list)], " + first.dropFirst()
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let start = lines.firstIndex(where: { $0.hasPrefix("goldens:") }) {
            let rest = lines[(start + 1)...].prefix { line in
                line.hasPrefix(" ") || line.hasPrefix("-") && !line.hasPrefix("---")
            }
            lines.replaceSubrange(start..<rest.endIndex, with: [line(entries)])
        } else {
            while lines.last == "" { lines.removeLast() }
            lines += [line(entries), ""]
        }
        return lines.joined(separator: "\n")
    }
}
