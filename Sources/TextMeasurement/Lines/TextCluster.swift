/// A character of a text with what the breaking of lines needs to know of it.
struct TextCluster {
    /// What a character is to a line's end.
    enum Kind {
        case letter
        /// Has no width at a line's end that text is broken at.
        case space
        case lineEnd
        case paragraphEnd
    }

    var kind: Kind
    /// Whether a line may end before it.
    var mayStartLine: Bool
    /// Whether its script has words that only a dictionary finds.
    var isComplex: Bool
    /// Points.
    var advance: Double
    var isEstimated: Bool
    /// In UTF-16 offsets.
    var start: Int
    var end: Int
    /// Of its font, and its run's place.
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
