/// An area with an outline.
public enum Shape: Sendable, Hashable {
    case rect(Rect)
    /// A rectangle with circular corners; a radius beyond half a side counts as that.
    case roundedRect(Rect, radius: Double)
    case circle(center: Point, radius: Double)
    case path(Path)

    /// The smallest rectangle that holds the shape, strokes left out.
    public var bounds: Rect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _): rect
        case .circle(let center, let radius):
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        case .path(let path): path.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
        }
    }
}
