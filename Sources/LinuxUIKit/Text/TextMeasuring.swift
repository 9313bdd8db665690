/// The measuring of text, which is not there.
enum TextMeasuring {
    static func isNotThere(_ name: String) -> Never {
        preconditionFailure(
            "\(name): text is not measured, as there are no glyphs. What a cell's text needs is said by "
                + "LayoutContent.fittingSize.")
    }
}
