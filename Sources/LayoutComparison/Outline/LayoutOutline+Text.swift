package import CompositionalLayout
import TerminalText

/// How a layout is described, as lines beside a table of its frames: `section 0-9 item: width fractionalWidth(0.5); …`.
extension LayoutOutline {
    /// The most parts that are kept of a layout's description: it is to be read in a review.
    private static let partLimit = 200
    /// The most sections of a layout whose description is kept.
    private static let sectionLimit = 1000
    private static let layoutWord = "layout"
    private static let sectionWord = "section"

    /// The outline that goes with frames; `nil` if it is too long.
    package init?(_ solved: SolvedLayout) {
        guard solved.sectionCount <= Self.sectionLimit,
            let outline = solved.outline(limit: Self.partLimit, name: Self.name), outline.lines.count <= Self.partLimit
        else { return nil }
        self = outline
    }

    /// An element kind as one word, which holds no separator of the lines.
    private static func name(_ kind: String) -> String {
        let word = LayoutElement.ID(category: .supplementary, kind: kind, section: 0, item: 0).word
        return word.contains(":") ? word.replacing(":", with: "\\u003a") : word
    }

    /// One line for each part, equal sections that follow each other together.
    package var lines: [String] {
        var lines = layout.map { Self.line(Self.layoutWord, $0) }
        var start = sections.startIndex
        while start < sections.endIndex {
            let end = sections[start...].firstIndex { $0 != sections[start] } ?? sections.endIndex
            let range = end - start == 1 ? "\(start)" : "\(start)-\(end - 1)"
            lines += sections[start].map { Self.line("\(Self.sectionWord) \(range)", $0) }
            start = end
        }
        return lines
    }

    private static func line(_ owner: String, _ part: Part) -> String {
        let terms = part.terms.map { "\($0.name.rawValue) \($0.value)" }.joined(separator: "; ")
        return (part.name.isEmpty ? owner : "\(owner) \(part.name)") + ": " + terms
    }

    // MARK: Reading

    /// Whether a line in the head of a table is one of these.
    static func isLine(_ text: Substring) -> Bool {
        (text.hasPrefix(sectionWord + " ") || text.hasPrefix(layoutWord)) && text.contains(": ")
    }

    /// Reads what `lines` gives; `nil` for anything else, and for more than that would give: a few lines may claim any number
    /// of sections.
    init?(lines: [some StringProtocol]) {
        self.init(layout: [], sections: [])
        guard lines.count <= Self.partLimit else { return nil }
        for line in lines {
            guard line.unicodeScalars.allSatisfy(TerminalText.isPrinted), read(String(line)) else { return nil }
        }
    }

    private mutating func read(_ line: String) -> Bool {
        guard let colon = line.firstRange(of: ": ") else { return false }
        var words = line[..<colon.lowerBound].split(separator: " ", omittingEmptySubsequences: false)
        var terms: [Term] = []
        for text in line[colon.upperBound...].split(separator: "; ") {
            guard let term = Term(text: text) else { return false }
            terms.append(term)
        }
        let owner = words.removeFirst()
        guard owner == Self.sectionWord else {
            layout.append(Part(words.joined(separator: " "), terms))
            return owner == Self.layoutWord
        }
        let range = words.isEmpty ? [] : words.removeFirst().split(separator: "-").compactMap { Int($0) }
        guard let first = range.first, let last = range.last, range.count <= 2, 0 <= first, first <= last, last < Self.sectionLimit
        else { return false }
        while sections.count <= last { sections.append([]) }
        for section in first...last { sections[section].append(Part(words.joined(separator: " "), terms)) }
        return true
    }
}

extension LayoutOutline.Term {
    /// `width fractionalWidth(0.5)`.
    fileprivate init?(text: Substring) {
        guard let name = Name.allCases.first(where: { text.hasPrefix($0.rawValue + " ") }) else { return nil }
        self.init(name, String(text.dropFirst(name.rawValue.count + 1)))
    }
}
