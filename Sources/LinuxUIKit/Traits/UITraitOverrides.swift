public import Foundation

/// Traits that replace those of the surroundings, for a view or controller and everything in it.
public struct UITraitOverrides: UIMutableTraits {
    private var traits: LayoutTraits

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { traits.horizontalSizeClass }
        set { traits.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { traits.verticalSizeClass }
        set { traits.verticalSizeClass = newValue }
    }
    public var displayScale: CGFloat { get { traits.displayScale } set { traits.displayScale = newValue } }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { get { traits.direction } set { traits.direction = newValue } }
    public var userInterfaceStyle: UIUserInterfaceStyle { get { traits.style } set { traits.style = newValue } }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { get { traits.idiom } set { traits.idiom = newValue } }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { traits.contentSize }
        set { traits.contentSize = newValue }
    }

    init(_ collection: UITraitCollection) {
        traits = collection.traits
        // Code cannot override the system.
        traits.systemVersion = 0
    }

    var collection: UITraitCollection { UITraitCollection(traits) }

    public func contains(_ trait: UITrait) -> Bool {
        var rest = self
        rest.remove(trait)
        return rest.collection != collection
    }

    public mutating func remove(_ trait: UITrait) { (trait as? any ViewportTrait.Type)?.reset(in: &traits) }
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
