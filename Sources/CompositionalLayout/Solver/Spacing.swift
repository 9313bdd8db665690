/// Room between subitems or outside an edge, in device pixels.
struct Spacing: Sendable, Hashable {
    /// The least there is.
    var minimum: Double
    var isFlexible: Bool

    static let none = Spacing(minimum: 0, isFlexible: false)

    /// The room there is when each flexible spacing of the row is given `share` more (B-P3).
    func length(share: Double) -> Double {
        isFlexible ? minimum + share : minimum
    }
}
