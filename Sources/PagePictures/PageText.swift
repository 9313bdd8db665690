
/// The text of a page as lines, each with its own line break, so that unchanged lines stay as they are.
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

    mutating func apply(_ edits: [PageEdit]) {
        for edit in edits.sorted(by: { $1.start < $0.start }) {
            switch edit {
            case .insertion(let line, let new): replace(line..<line, with: new)
            case .replacement(let range, let new):
                let (first, last) = (lines[range.lowerBound.line], lines[range.upperBound.line])
                let text = first[..<range.lowerBound.index] + new + last[range.upperBound.index...]
                lines[range.lowerBound.line] = String(text)
                let removed = range.lowerBound.line + 1..<range.upperBound.line + 1
                lines.removeSubrange(removed)
                ends.removeSubrange(range.lowerBound.line..<range.upperBound.line)
            }
        }
    }

    /// Replaces a range of lines.
    private mutating func replace(_ range: Range<Int>, with new: [String]) {
        let end = ends.first.flatMap { $0.isEmpty ? nil : $0 } ?? "\n"
        if range.lowerBound > 0, range.lowerBound == lines.count, ends[range.lowerBound - 1].isEmpty { ends[range.lowerBound - 1] = end }
        lines.replaceSubrange(range, with: new)
        ends.replaceSubrange(range, with: new.map { _ in end })
    }
}

/// A position in the lines of a page.
struct PagePosition: Comparable {
    /// Counted from 0.
    var line: Int
    var index: String.Index

    static func < (left: PagePosition, right: PagePosition) -> Bool { (left.line, left.index) < (right.line, right.index) }
}

enum PageEdit {
    /// New lines before a line.
    case insertion(line: Int, [String])
    case replacement(Range<PagePosition>, String)

    var start: PagePosition {
        switch self {
        case .insertion(let line, _): PagePosition(line: line, index: "".startIndex)
        case .replacement(let range, _): range.lowerBound
        }
    }
}
