/// An edge or a corner of a rectangle, or neither.
public enum NSRectAlignment: Int, Sendable, CaseIterable, Codable {
    case none = 0
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
}
