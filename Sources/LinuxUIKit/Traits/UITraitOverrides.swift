public import Foundation

/// Traits that replace those of the surroundings, for a view or controller and everything in it.
public struct UITraitOverrides: UIMutableTraits {
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    public var verticalSizeClass: UIUserInterfaceSizeClass
    public var displayScale: CGFloat
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    public var userInterfaceStyle: UIUserInterfaceStyle
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    public var preferredContentSizeCategory: UIContentSizeCategory

    init(_ traits: UITraitCollection) {
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        displayScale = traits.displayScale
        layoutDirection = traits.layoutDirection
        userInterfaceStyle = traits.userInterfaceStyle
        userInterfaceIdiom = traits.userInterfaceIdiom
        preferredContentSizeCategory = traits.preferredContentSizeCategory
    }

    var collection: UITraitCollection {
        UITraitCollection(
            horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, displayScale: displayScale,
            layoutDirection: layoutDirection, userInterfaceStyle: userInterfaceStyle,
            userInterfaceIdiom: userInterfaceIdiom, preferredContentSizeCategory: preferredContentSizeCategory)
    }

    public func contains(_ trait: UITrait) -> Bool {
        var rest = self
        rest.remove(trait)
        return rest.collection != collection
    }

    public mutating func remove(_ trait: UITrait) {
        if trait == UITraitHorizontalSizeClass.self { horizontalSizeClass = .unspecified }
        if trait == UITraitVerticalSizeClass.self { verticalSizeClass = .unspecified }
        if trait == UITraitDisplayScale.self { displayScale = 0 }
        if trait == UITraitLayoutDirection.self { layoutDirection = .unspecified }
        if trait == UITraitUserInterfaceStyle.self { userInterfaceStyle = .unspecified }
        if trait == UITraitUserInterfaceIdiom.self { userInterfaceIdiom = .unspecified }
        if trait == UITraitPreferredContentSizeCategory.self { preferredContentSizeCategory = .unspecified }
    }
}

extension UIView {
    public var traitOverrides: UITraitOverrides {
        get { kept(or: UITraitOverrides(UITraitCollection())) }
        set {
            keep(newValue)
            overridesDidChange()
        }
    }

    final func overridesDidChange() { adopt(traitsOfSurroundings: superview?.traitCollection ?? .current) }

    /// Passes traits on to the view and everything in it, each with its own overrides and those of its controller.
    package final func adopt(traitsOfSurroundings traits: UITraitCollection) {
        let controller = (owner as? UIViewController).map { controller in
            MainActor.assumeIsolated { controller.traitOverrides.collection }
        }
        let overrides = [controller, kept("traitOverrides", or: UITraitOverrides(UITraitCollection())).collection].compactMap(\.self)
        let own = UITraitCollection(traitsFrom: [traits] + overrides)
        if own != traitCollection { adopt(traitCollection: own) }
        for subview in subviews { subview.adopt(traitsOfSurroundings: own) }
    }
}
