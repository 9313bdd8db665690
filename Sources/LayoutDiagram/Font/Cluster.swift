import Foundation

/// What one glyph shows: a character and the combining marks that follow it.
struct Cluster: Hashable, Sendable {
    var base: Unicode.Scalar
    var marks: [Unicode.Scalar]
    /// What else it has with ink, and is not drawn: enclosing marks.
    var others: [Unicode.Scalar] = []

    /// The clusters of a text: one a grapheme cluster, precomposed, with white space as plain spaces.
    ///
    /// Of a grapheme cluster whose first character the font lacks, that character stands for all.
    static func clusters(of text: String) -> [Cluster] {
        if text.unicodeScalars.allSatisfy(isPlain) { return text.unicodeScalars.map { Cluster(base: $0) } }
        return text.precomposedStringWithCanonicalMapping.compactMap(Cluster.init)
    }

    /// A precomposed grapheme cluster; `nil` if it has no ink and no width.
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

    /// Whether a scalar is a grapheme cluster of its own next to others like it, drawn as it is: Latin letters and
    /// punctuation, which is all that most texts have. The soft hyphen has no ink.
    private static func isPlain(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x180, 0x2010..<0x2028: true
        default: false
        }
    }

    /// The base and all marks, none of them precomposed any more, in canonical order.
    var decomposed: Cluster {
        var text = String(base)
        text.unicodeScalars.append(contentsOf: marks)
        let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
        return Cluster(base: scalars.first ?? base, marks: Array(scalars.dropFirst()))
    }

    /// The characters of a cluster that the font lacks.
    var missing: [Unicode.Scalar] {
        guard BuiltInFont.hasGlyph(for: base) else { return [base] }
        return marks.filter { !BuiltInFont.hasMark($0) } + others
    }
}
