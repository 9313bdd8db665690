/// A point of a document.
struct PointValue: Sendable, Hashable {
    var x: NumberValue
    var y: NumberValue
}
