import Scene

/// A line of text on a specimen sheet; where it stands from top to bottom is the column's business.
struct SpecimenText {
    var text: String
    var style: Typesetter.Style
    /// In points, of the text's start, middle or end.
    var x = SpecimenSheet.contentLeft
    var alignment = Typesetter.Alignment.start
    /// Whether it only tells what is shown.
    var isNote = false

    /// The name of a part, at the sheet's margin.
    static func name(_ text: String) -> SpecimenText {
        SpecimenText(
            text: text, style: Typesetter.Style(size: 11, weight: .medium), x: SpecimenSheet.margin, isNote: true)
    }

    /// What stands before a line.
    static func label(_ text: String) -> SpecimenText {
        SpecimenText(
            text: text, style: Typesetter.Style(size: 9), x: SpecimenSheet.contentLeft - 12, alignment: .end, isNote: true)
    }
}
