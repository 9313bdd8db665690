/// A character with its line breaking properties.
struct TextCluster {
    /// The behaviour of a character at the end of a line.
    enum Kind {
        case letter
        /// Has no width at the end of a wrapped line.
        case space
        case lineEnd
        case paragraphEnd
    }

    var kind: Kind
    /// True if a line may break before the character.
    var mayStartLine: Bool
    /// True if finding words in the character's script needs a dictionary.
    var isComplex: Bool
    /// Advance in points.
    var advance: Double
    /// The advance's likely error in points; infinite if nothing is known.
    var error: Double
    /// UTF-16 offset of the character's start.
    var start: Int
    var end: Int
    /// Metrics of the character's font, and the index of its run.
    var metrics: FontMetrics
    var run: Int
}

extension TextCluster.Kind {
    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else { preconditionFailure("a character has a scalar") }
        switch scalar {
        case "\n", "\r", "\u{2029}", "\u{85}": self = .paragraphEnd
        case "\u{2028}": self = .lineEnd
        case "\u{A0}", "\u{202F}": self = .letter
        default: self = scalar.properties.isWhitespace ? .space : .letter
        }
    }
}
