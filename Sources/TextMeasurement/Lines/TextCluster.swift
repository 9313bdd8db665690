/// A character of a text with what the breaking of lines needs to know of it.
struct TextCluster {
    /// What a character is to a line's end.
    enum Kind {
        case letter
        /// Ends a word, and has no width at a line's end that text is broken at.
        case space
        /// Ends a word, and stays with it: a hyphen, a dash.
        case hyphen
        /// A word of its own.
        case ideograph
        /// Stays with what is before it, whatever that is.
        case closing
        case lineEnd
        case paragraphEnd
    }

    var kind: Kind
    /// Points.
    var advance: Double
    var isEstimated: Bool
    /// In UTF-16 offsets.
    var start: Int
    var end: Int
    /// Of its font, and its run's place.
    var metrics: FontMetrics
    var run: Int

    /// Whether a line may end between this one and the next.
    func breaks(before next: TextCluster) -> Bool {
        switch (kind, next.kind) {
        case (_, .lineEnd), (_, .paragraphEnd), (_, .space), (_, .closing): false
        case (.space, _): true
        case (.hyphen, .letter), (.hyphen, .ideograph): true
        case (.ideograph, _), (.closing, .ideograph), (_, .ideograph): true
        default: false
        }
    }
}

extension TextCluster.Kind {
    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else { preconditionFailure("a character has a scalar") }
        switch scalar {
        case "\n", "\r", "\u{2029}", "\u{85}": self = .paragraphEnd
        case "\u{2028}": self = .lineEnd
        case "\u{A0}", "\u{202F}", "\u{2011}": self = .letter
        case "-", "\u{AD}", "\u{2010}", "\u{2012}"..."\u{2014}", "\u{200B}": self = .hyphen
        case "\u{3001}", "\u{3002}", "\u{3009}", "\u{300B}", "\u{300D}", "\u{300F}", "\u{FF01}", "\u{FF09}", "\u{FF0C}",
            "\u{FF0E}", "\u{FF1A}", "\u{FF1B}", "\u{FF1F}", "\u{30FC}":
            self = .closing
        default: self = scalar.properties.isWhitespace ? .space : scalar.isFullWidth ? .ideograph : .letter
        }
    }
}
