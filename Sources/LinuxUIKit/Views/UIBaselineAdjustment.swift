/// What stays where it is when text is made smaller. It is kept, not looked at.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters
    case none
}
