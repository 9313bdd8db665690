/// How a document asks to be drawn.
public struct DocumentStyle: Sendable, Hashable {
    public enum Name: String, Sendable, Hashable, CaseIterable {
        case screen
        case blueprint
        case exploded
        case plain
    }

    public var name = Name.screen
    public var showsTitle = true
    public var showsCaption = true
    public var showsLabels = true
    public var showsBeyond = false
    public var colors = DocumentColors()

    /// The screen, with everything on it.
    public init() {}
}
