/// Whether content follows the reading direction. It is kept: the traits say the direction.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}
