/// The guide whose edges keep content clear of something (B-R1 … B-R3).
public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
    /// The configuration's reference; on the configuration itself, the safe area.
    case automatic = 0
    /// No guide: nothing is added.
    case none
    case safeArea
    case layoutMargins
    case readableContent
}
