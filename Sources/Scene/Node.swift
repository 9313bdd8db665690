/// One thing to draw. The set is closed: a backend switches over it without a default.
public enum Node: Sendable, Hashable {
    case shape(ShapeNode)
    case text(TextRun)
    case group(Group)
}
