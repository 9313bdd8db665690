import CompositionalLayout
import Foundation
import LinuxUIKit
import ViewPictures

/// Resolves colours for a view in light and in dark appearance.
struct ViewColors {
    private let light: UITraitCollection
    private let dark: UITraitCollection

    /// - Parameter style: the style that a view overrides for itself and its subviews.
    init(_ traits: UITraitCollection, style: UIUserInterfaceStyle = .unspecified) {
        func styled(_ other: UIUserInterfaceStyle) -> UITraitCollection {
            var own = traits.traits
            own.style = style == .unspecified ? other : style
            return UITraitCollection(own)
        }
        (light, dark) = (styled(.light), styled(.dark))
    }

    /// - Parameter unknown: in place of colours of asset catalogues.
    func callAsFunction(_ color: UIColor, unknown: UIColor = .systemGray) -> ViewColor {
        ViewColor(light: Self.components(color, light, unknown), dark: Self.components(color, dark, unknown))
    }

    /// `nil` for a colour that cannot be seen.
    func visible(_ color: UIColor?) -> ViewColor? {
        guard let color else { return nil }
        let resolved = self(color, unknown: .systemGray5)
        return resolved.light.alpha > 0 || resolved.dark.alpha > 0 ? resolved : nil
    }

    private static func components(_ color: UIColor, _ traits: UITraitCollection, _ unknown: UIColor) -> ViewColor.Components {
        func bounded(_ value: CGFloat) -> Double { value.isFinite ? Double(min(max(value, 0), 1)) : 0 }
        let resolved = color.resolvedColor(with: traits)
        let own = (resolved.isOfCatalogue ? unknown.resolvedColor(with: traits) : resolved).components
        return .init(red: bounded(own.red), green: bounded(own.green), blue: bounded(own.blue), alpha: bounded(own.alpha))
    }
}

#if !canImport(CoreGraphics)
extension CGColor {
    /// The `UIColor` that it was made from; otherwise one with its components.
    var uiColor: UIColor { source ?? UIColor(cgColor: self) }
}
#endif
