import CompositionalLayout
import Foundation
import Scene

/// One way of looking at a layout.
struct LayoutVariant {
    var device: Device
    var direction: UITraitEnvironmentLayoutDirection
    /// `nil` for pictures that follow their surroundings.
    var appearance: Appearance?
    /// How far the layout is scrolled from its start, in points.
    var offset: CGFloat

    /// What the layout is solved for.
    var viewport: LayoutViewport {
        var viewport = device.viewport
        var traits = [viewport.traitCollection, UITraitCollection(layoutDirection: direction)]
        if let appearance { traits.append(UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light)) }
        viewport.traitCollection = UITraitCollection(traitsFrom: traits)
        return viewport
    }

    /// What tells a golden from those of other variants: `iPhone-15.rtl.dark+120`.
    var name: String {
        var name = device.slug
        if direction == .rightToLeft { name += ".rtl" }
        if let appearance { name += "." + appearance.rawValue }
        if offset != 0 { name += "+" + NumberText.text(offset, decimals: 2) }
        return name
    }
}
