/// A rectangle of a canvas by the cells that its outline runs through.
struct GlyphRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// The cells within the outline.
    var inside: (columns: Range<Int>, rows: Range<Int>) {
        ((left + 1)..<max(left + 1, right), (top + 1)..<max(top + 1, bottom))
    }

    func intersection(_ other: GlyphRect) -> GlyphRect {
        GlyphRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }
}
