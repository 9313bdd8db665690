public import CompositionalLayout
public import Foundation

// Traits by their types, and those that no viewport has: they are what a device has where nobody changed its settings.

/// A trait that a collection has a value of.
protocol CollectionTrait: UITraitDefinition {
    static func value(in traits: UITraitCollection) -> Value
}

extension UITraitCollection {
    /// The value of a trait; for traits of an app's own the default value, as none is ever set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        guard let known = trait as? any CollectionTrait.Type else { return trait.defaultValue }
        return known.value(in: self) as? Trait.Value ?? trait.defaultValue
    }

    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var displayGamut: UIDisplayGamut { .P3 }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }

    /// The traits that colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }

    /// The traits that images depend on.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitDisplayScale.self, UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        ]
    }
}

extension UITraitUserInterfaceStyle: CollectionTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

extension UITraitUserInterfaceIdiom: CollectionTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

extension UITraitHorizontalSizeClass: CollectionTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: CollectionTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

extension UITraitDisplayScale: CollectionTrait {
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

extension UITraitLayoutDirection: CollectionTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

extension UITraitPreferredContentSizeCategory: CollectionTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

extension UITraitAccessibilityContrast: CollectionTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

/// Whether an interface lies above another.
public enum UITraitUserInterfaceLevel: UITraitDefinition, CollectionTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

/// Whether text is bold for legibility.
public enum UITraitLegibilityWeight: UITraitDefinition, CollectionTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}

/// Whether a user asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal
    case high
}

/// Whether an interface lies above another.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base
    case elevated
}

/// Whether a user asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular
    case bold
}

/// Which colours a display has.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB
    case P3
}

/// Whether a display feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable
    case available
}

/// Whether a window is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive
    case active
}

extension UITraitChangeObservable {
    /// Never called, as no traits change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { NoTraitChanges() }

    /// Never called, as no traits change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { NoTraitChanges() }
}
