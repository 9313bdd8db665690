/// A shape with its paints.
public struct ShapeNode: Sendable, Hashable {
    public var shape: Shape
    public var fill: Paint?
    public var stroke: Stroke?

    public init(_ shape: Shape, fill: Paint? = nil, stroke: Stroke? = nil) {
        self.shape = shape
        self.fill = fill
        self.stroke = stroke
    }
}
