
/// The text of a page as lines with their own line breaks, so that unchanged lines stay as they are.
struct PageText {
    private(set) var lines: [String]
    private var ends: [String]
    /// An initial byte order mark, as some editors write.
    private let mark: String

    init(_ text: String) {
        (lines, ends) = ([], [])
        mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
        for part in text.utf8.dropFirst(mark.utf8.count).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let isWindows = part.last == UInt8(ascii: "\r")
            lines.append(String(Substring(isWindows ? part.dropLast() : part)))
            ends.append(isWindows ? "\r\n" : "\n")
        }
        // There is no line after the last line feed.
        ends[ends.count - 1] = ""
        if lines.count > 1, lines.last == "" { (lines, ends) = (lines.dropLast(), ends.dropLast()) }
    }

    var text: String { mark + zip(lines, ends).map { $0 + $1 }.joined() }

    /// Replaces a range of lines.
    mutating func replace(_ range: Range<Int>, with new: [String]) {
        let end = ends.first.flatMap { $0.isEmpty ? nil : $0 } ?? "\n"
        if range.lowerBound > 0, range.lowerBound == lines.count, ends[range.lowerBound - 1].isEmpty { ends[range.lowerBound - 1] = end }
        lines.replaceSubrange(range, with: new)
        ends.replaceSubrange(range, with: new.map { _ in end })
    }
}
