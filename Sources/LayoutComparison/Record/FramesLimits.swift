import CompositionalLayout
import Foundation
import MessageText

/// Limits on values in frames files, checked when reading so that comparison and drawing need not.
enum FramesLimits {
    /// The longest length, in points. A document has at most 10¹² groups, each at most 10¹¹ long (10⁴ times a viewport of 10⁷), so
    /// the last one begins at 10²³.
    private static let length = 1e24
    /// The side of a viewport in points, far longer than in a document.
    private static let viewportLength = 1e12
    /// The highest scale, in device pixels per point.
    private static let scale = 1e3
    /// The maximum number of lines in a layout's description, which people read in reviews, and the maximum number of its
    /// sections.
    static let (parts, sections) = (200, 1000)

    /// Parses a decimal number; `nil` for anything else, such as hexadecimal.
    static func number(_ text: String) -> Double? {
        text.utf8.contains { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") } ? nil : Double(text)
    }

    /// The error in a number for a length, alpha or transform component; `nil` if it is valid.
    static func problem(of number: Double, _ text: String? = nil) -> String? {
        let text = TerminalText.excerpt(text ?? "\(number)")
        guard number.isFinite else {
            // `nan` and `inf` parse as numbers; all other results that are not finite are too large.
            let isWord = text.contains { $0 == "n" || $0 == "N" }
            return isWord ? "\(text) is not a finite number" : "\(text) is beyond the largest number, 1.8e308"
        }
        return abs(number) <= length ? nil : "\(text) is longer than any layout"
    }

    /// The error in a viewport side, whose sign is ignored; `nil` if there is no error.
    static func problem(ofViewport number: Double, _ text: String? = nil) -> String? {
        if let problem = problem(of: number, text) { return problem }
        return abs(number) <= viewportLength ? nil : "\(TerminalText.excerpt(text ?? "\(number)")) is longer than any viewport"
    }

    static func problem(of size: CGSize) -> String? {
        guard size.width < 0 || size.height < 0 else { return nil }
        return "a size must not be negative, but is \(FramesRecord.text(size))"
    }

    static func problem(ofScale number: Double) -> String? {
        if let problem = problem(of: number) { return problem }
        // Checked after rounding, as the value is stored and written.
        guard FramedElement.rounded(number) > 0 else { return "a scale must be above 0, but is \(FramesRecord.text(number))" }
        return number <= scale ? nil : "a scale is at most \(FramesRecord.text(scale)), but this one is \(number)"
    }

    /// The error in a frame, whose size must not be negative; `nil` if there is no error.
    static func problem(ofFrame numbers: [Double]) -> String? {
        guard numbers.count == 4 else { return "a frame has four numbers, not \(numbers.count)" }
        return numbers.lazy.compactMap { problem(of: $0) }.first ?? problem(of: CGSize(width: numbers[2], height: numbers[3]))
    }

    /// The error if a cell has a kind, or another element has none; `nil` if there is no error.
    static func problem(ofKind kind: String?, _ category: LayoutElement.Category) -> String? {
        switch (category, kind) {
        case (.cell, nil), (.supplementary, _?), (.decoration, _?): nil
        case (.cell, let kind?): "a cell has no kind, but this one has \(quoted(kind))"
        case (_, nil): "a \(category.rawValue) view has a kind, but this one has none"
        }
    }

    /// The start of a text, quoted.
    private static func quoted(_ text: String) -> String {
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(80)))
        return JSONValue.quoted(start.unicodeScalars.count < text.unicodeScalars.count ? start + "…" : start)
    }

    /// The error if a cell has no section; `nil` for other elements.
    static func problem(ofOwner id: LayoutElement.ID) -> String? {
        id.category == .cell && id.owner == .layout ? "a cell belongs to a section, but this one to the layout" : nil
    }

    /// The error for a duplicate element.
    static func problem(ofSecond id: LayoutElement.ID) -> String {
        "\(TerminalText.excerpt(id.name, limit: 120)) is listed twice"
    }

    /// Parses `0-3` or `0`; `nil` for anything else, such as `-1--1`.
    static func indexPath(_ text: some StringProtocol) -> [Int]? {
        let words = text.split(separator: "-", omittingEmptySubsequences: false)
        let indexes = words.compactMap { word in word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil }
        return indexes.count == words.count && (1...2).contains(words.count) ? indexes : nil
    }
}
