import CompositionalLayout
import Foundation
import TerminalText

/// What no layout can have: whoever reads frames refuses it, so that whoever compares and draws them need not.
enum FramesLimits {
    /// In points. A document's lengths are at most 10⁷, its fractions at most 10⁴, and its groups nested sixteen deep.
    private static let length = 1e75

    /// What is wrong with a number that stands for a length, an alpha or a part of a transform; `nil` if nothing is.
    static func problem(of number: Double, _ text: String? = nil) -> String? {
        let text = TerminalText.line(String((text ?? "\(number)").prefix(80)))
        guard number.isFinite else {
            // `nan` and `inf` are read as numbers; what only reads so is larger than they can be.
            let isWord = text.contains { $0 == "n" || $0 == "N" }
            return isWord ? "\(text) is no finite number" : "\(text) is beyond the largest number, 1.8e308"
        }
        return abs(number) <= length ? nil : "\(text) is longer than any layout"
    }

    static func problem(of size: CGSize) -> String? {
        guard size.width < 0 || size.height < 0 else { return nil }
        return "a size must not be negative, but is \(FramesRecord.text(size))"
    }

    static func problem(ofScale scale: Double) -> String? {
        // As it is kept, and written.
        FramedElement.rounded(scale) > 0 ? nil : "a scale must be above 0, but is \(FramesRecord.text(scale))"
    }

    /// What is wrong with a frame, read with any sign of its width and height.
    static func problem(ofFrame numbers: [Double]) -> String? {
        guard numbers.count == 4 else { return "a frame has four numbers, not \(numbers.count)" }
        return numbers.lazy.compactMap { problem(of: $0) }.first ?? problem(of: CGSize(width: numbers[2], height: numbers[3]))
    }

    /// What is wrong with an element's kind: a cell has none, all others have one.
    static func problem(ofKind kind: String?, _ category: LayoutElement.Category) -> String? {
        switch (category, kind) {
        case (.cell, nil), (.supplementary, _?), (.decoration, _?): nil
        case (.cell, let kind?): "a cell has no kind, but this one has \(JSONText.quoted(kind))"
        case (_, nil): "a \(category.rawValue) view has a kind, but this one has none"
        }
    }

    /// The indexes of `0-3`, or of `0`; `nil` for anything else, such as `-1--1`.
    static func indexPath(_ text: some StringProtocol) -> [Int]? {
        let words = text.split(separator: "-", omittingEmptySubsequences: false)
        let indexes = words.compactMap { word in word.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(word) : nil }
        return indexes.count == words.count && (1...2).contains(words.count) ? indexes : nil
    }
}
