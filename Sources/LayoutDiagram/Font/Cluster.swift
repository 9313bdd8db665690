import Foundation
import TextMeasurement

/// A character and its combining marks, shown as one glyph.
struct Cluster: Hashable, Sendable {
    var base: Unicode.Scalar
    var marks: [Unicode.Scalar]
    /// Further visible marks that cannot be drawn: enclosing marks.
    var others: [Unicode.Scalar] = []

    /// The clusters of a text: precomposed grapheme clusters, with white space as plain spaces.
    ///
    /// If the font lacks the first character of a grapheme cluster, that character represents the cluster.
    static func clusters(of text: String) -> [Cluster] {
        if text.unicodeScalars.allSatisfy(isPlain) { return text.unicodeScalars.map { Cluster(base: $0) } }
        return text.precomposedStringWithCanonicalMapping.compactMap(Cluster.init)
    }

    /// A precomposed grapheme cluster; `nil` if it is invisible and has no width.
    init?(_ character: Character) {
        if character.isWhitespace {
            self.init(base: " ")
            return
        }
        let inked = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        guard let base = inked.first else { return nil }
        let marks = inked.dropFirst().filter { $0.properties.generalCategory == .nonspacingMark }
        self.init(base: base, marks: marks.isEmpty || !BuiltInFont.hasGlyph(for: base) ? [] : Array(marks))
        others = inked.dropFirst().filter { $0.properties.generalCategory != .nonspacingMark }
    }

    init(base: Unicode.Scalar, marks: [Unicode.Scalar] = []) {
        self.base = base
        self.marks = marks
    }

    /// True for Latin letters and punctuation, of which most texts consist. In a text of these alone, each scalar is a grapheme cluster.
    /// The soft hyphen is excluded, because it is invisible.
    private static func isPlain(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x180, 0x2010..<0x2028: true
        default: false
        }
    }

    /// The fully decomposed cluster, with marks in canonical order.
    var decomposed: Cluster {
        var text = String(base)
        text.unicodeScalars.append(contentsOf: marks)
        let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
        return Cluster(base: scalars.first ?? base, marks: Array(scalars.dropFirst()))
    }

    /// The characters that the font lacks.
    var missing: [Unicode.Scalar] {
        guard BuiltInFont.hasGlyph(for: base) else { return [base] }
        return marks.filter { !BuiltInFont.hasMark($0) } + others
    }
}

extension BidirectionalText {
    /// The clusters of a line in visual order from left to right, with brackets mirrored where they run from right to left.
    static func ordered(_ clusters: [Cluster]) -> [Cluster] {
        let text = BidirectionalText(clusters.map(\.base))
        if text.levels.allSatisfy({ $0 == 0 }) { return clusters }
        return text.order.map { text.levels[$0] % 2 == 1 ? mirrored(clusters[$0]) : clusters[$0] }
    }

    /// A text in reverse order, with brackets mirrored.
    static func turned(_ text: String) -> String {
        String(text.reversed().map { character in
            guard character.unicodeScalars.count == 1, let twin = character.unicodeScalars.first.flatMap({ mirrorImages[$0] })
            else { return character }
            return Character(twin)
        })
    }

    /// A character as mirrored in right-to-left text (L4).
    static func mirrored(_ cluster: Cluster) -> Cluster {
        guard let twin = mirrorImages[cluster.base] else { return cluster }
        return Cluster(base: twin, marks: cluster.marks)
    }

    /// Mirrored pairs among the characters of the built-in font.
    private static let mirrorImages: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
            ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
    }()
}
