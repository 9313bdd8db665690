// Traits by type. Traits that a viewport does not define have the values of a device with default settings.

extension UITraitCollection {
    /// The value of a trait; for an app's custom traits always the default value, as no trait is set.
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

    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }

    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitDisplayScale.self, UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        ]
    }
}

public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1, normal, high
}

public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1, base, elevated
}

public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1, regular, bold
}

public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1, SRGB, P3
}

public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0, unavailable, available
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1, inactive, active
}

extension UITraitChangeObservable {
    /// The action is never called: changes of traits are not reported.
    @discardableResult
    public func registerForTraitChanges(_: [UITrait], action: Selector) -> any UITraitChangeRegistration { NoTraitChanges() }

    /// The action is never called: changes of traits are not reported.
    @discardableResult
    public func registerForTraitChanges(
        _: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration { NoTraitChanges() }
}
