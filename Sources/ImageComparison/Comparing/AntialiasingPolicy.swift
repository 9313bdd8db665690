/// What becomes of differences that look like an edge drawn by another antialiasing.
///
/// Source: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir Elektrotechnika 95 (7),
/// 2009.
public enum AntialiasingPolicy: Sendable, Hashable {
    /// They are counted apart and are no difference.
    case tolerated
    /// They are differences as all others.
    case counted
}
