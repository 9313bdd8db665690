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

    /// Characters of an expression, and its levels. More are a mistake, or an attack on the parser's stack.
    static let expression = 400
    static let expressionNesting = 40
    /// Bytes of a choice; a longer choice is reported as a too long expression.
    static let choice = 4_000
    /// Levels of choices in a value: `a ? x : b ? y : z` has 2.
    static let choiceNesting = 40

    /// Points of a length or an offset: longer than any sensible content, and short enough for exact sums.
    static let length = 10_000_000.0
    /// A fraction of a container: small enough that fractions of fractions stay finite.
    static let fraction = 10_000.0
    /// Points of a viewport's side.
    static let viewportSide = 100_000.0
    /// Far beyond the amount by which a pinned item is raised (B-K4), and small enough not to overflow when raised.
    static let zIndex = 1_000_000_000_000.0

    /// `count` and `repeating`.
    static let count = 10_000
    /// Items of a group, including those of nested groups: a group is solved item by item.
    static let groupItems = 100_000
    /// Sections, repeated ones counted.
    static let sections = 20_000
    /// Elements that are solved one by one: the items in each section's first group and the views that the section describes; with
    /// fitting sizes, also the anchored views of all items. Every section is solved separately.
    static let solvedItems = 1_000_000
    /// Items of a section.
    static let items = 1_000_000_000_000
    /// Items with fitting sizes, in all sections.
    static let measuredItems = 50_000
    /// Bytes of texts that sizes depend on, in all sections: a debug build takes a second for them.
    static let measuredText = 500_000
    /// Font sizes in points. A larger font could make a text of many lines higher than the maximum length.
    static let fontSize = 1.0...500
    /// Lines of a text.
    static let lines = 0...10_000

    // Points. Pictures narrower than the minimum width have no space for labels.
    static let cropMargin = 0.0...1000
    static let width = 50.0...10_000

    // Lengths of lists with expensive elements, which add a colour to every style, open a file or draw pictures.
    static let sectionColors = 100
    static let fonts = 100
    /// Entries of a list in a project file.
    static let projectEntries = 1_000
    /// Looks of a document in a project.
    static let looks = 500
    static let scales = 1...3
    /// The range of a scroll offset, in points.
    static let offset = -length...length
}
