/// A spacing of a document.
struct SpacingValue: Sendable, Hashable {
    var isFlexible: Bool
    var number: NumberValue
}
