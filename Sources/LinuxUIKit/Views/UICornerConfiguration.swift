public import Foundation

// Names of iOS 26. Corners of a fixed radius are drawn.

public struct UICornerRadius: Hashable, Sendable {
    /// Points; `nil` for a radius that follows the surroundings.
    let points: CGFloat?

    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(points: minimum) }
}

public struct UICornerConfiguration: Hashable, Sendable {
    /// The radius of all corners; `nil` for half of the shorter side.
    let radius: UICornerRadius?

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radius: radius) }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radius: radius) }
    /// Corners of half the shorter side. Drawn without a radius.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration { UICornerConfiguration(radius: nil) }
}

extension UIView {
    /// The corners. A fixed radius becomes the layer's.
    public var cornerConfiguration: UICornerConfiguration {
        get { kept(or: .corners(radius: .fixed(layer.cornerRadius))) }
        set {
            keep(newValue)
            layer.cornerRadius = newValue.radius?.points ?? layer.cornerRadius
        }
    }
}
