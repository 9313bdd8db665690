package import CompositionalLayout
import MessageText

/// A layout's description as lines above a table of its frames: `section 0-9 item: width fractionalWidth(0.5); …`.
extension LayoutOutline {
    private static let layoutWord = "layout"
    private static let sectionWord = "section"

    /// The outline stored with frames; fails if it is too long.
    package init?(_ solved: SolvedLayout) {
        let limit = FramesLimits.parts
        guard solved.sectionCount <= FramesLimits.sections,
            let outline = solved.outline(limit: limit, name: Self.name), outline.lines.count <= limit
        else { return nil }
        self = outline
    }

    /// An element kind as one word without separators.
    private static func name(_ kind: String) -> String {
        let word = LayoutElement.ID(category: .supplementary, kind: kind, section: 0, item: 0).word
        return word.contains(":") ? word.replacing(":", with: "\\u003a") : word
    }

    /// A line for each part; consecutive equal sections share lines.
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

    /// True for a line of the description in the head of a table.
    static func isLine(_ text: Substring) -> Bool {
        (text.hasPrefix(sectionWord + " ") || text.hasPrefix(layoutWord)) && text.contains(": ")
    }

    /// Reads the format of `lines`. Fails for other text, and for more lines or sections than `lines` writes: a single line may
    /// claim any number of sections.
    init?(lines: [some StringProtocol]) {
        self.init(layout: [], sections: [])
        guard lines.count <= FramesLimits.parts else { return nil }
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
        guard let first = range.first, let last = range.last, range.count <= 2, 0 <= first, first <= last,
            last < FramesLimits.sections
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
