public import Raster

/// What a colour in a difference picture says. No two look alike to people who see fewer colours.
public enum DifferenceMark: Sendable, Hashable, CaseIterable {
    /// The pixel differs by the rule.
    case changed
    /// The pixel was taken for antialiasing.
    case antialiased
    /// Only the expected picture has the pixel.
    case missing
    /// Only the actual picture has the pixel.
    case added
    /// The frame around a region.
    case region

    public var color: StraightColor {
        switch self {
        case .changed: StraightColor(red: 214, green: 0, blue: 50, alpha: 255)
        case .antialiased: StraightColor(red: 255, green: 196, blue: 0, alpha: 255)
        case .missing: StraightColor(red: 230, green: 97, blue: 0, alpha: 255)
        case .added: StraightColor(red: 26, green: 115, blue: 232, alpha: 255)
        case .region: StraightColor(red: 93, green: 58, blue: 155, alpha: 255)
        }
    }
}
