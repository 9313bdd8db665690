/// Limits on documents, which may come from strangers: far above the needs of a layout, and low enough for any document to be laid
/// out in a second. The format's page lists them.
enum DocumentLimits {
    /// Bytes of the file.
    static let bytes = 1 << 20
    /// Values after expanding aliases.
    static let values = 100_000
    /// Levels of lists and maps.
    static let nesting = 64

    /// Bytes of a text.
    static let text = 10_000
    /// Expressions in a text, which are evaluated for every item.
    static let textExpressions = 100
    /// Bytes of an element kind, which every element of the kind repeats in pictures and frames.
    static let kind = 250

    /// Characters of an expression, and its levels: longer or deeper ones are mistakes, or attacks on the parser's stack.
    static let expression = 400
    static let expressionNesting = 40
    /// Bytes of a choice; a longer one is reported as a too long expression.
    static let choice = 4_000
    /// Choices in a value.
    static let choices = 40

    // Lists whose elements each make a colour of every style, open a file or draw a picture.
    static let sectionColors = 100
    static let fonts = 100
    static let goldens = 200
}
