public import Foundation

// The traits by type, to read and to observe. Changes are not reported.

/// A trait whose value can be read from a trait collection.
protocol CollectionTrait: UITraitDefinition {
    static func value(in traits: UITraitCollection) -> Value
}

/// A trait that a viewport defines.
protocol ViewportTrait: CollectionTrait {
    static var path: WritableKeyPath<LayoutTraits, Value> { get }
}

extension ViewportTrait {
    static func value(in traits: UITraitCollection) -> Value { traits.traits[keyPath: path] }
    static func reset(in traits: inout LayoutTraits) { traits[keyPath: path] = defaultValue }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, ViewportTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static var path: WritableKeyPath<LayoutTraits, UIUserInterfaceStyle> { \.style }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, ViewportTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<LayoutTraits, UIUserInterfaceIdiom> { \.idiom }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, ViewportTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<LayoutTraits, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition, ViewportTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<LayoutTraits, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum UITraitDisplayScale: UITraitDefinition, ViewportTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<LayoutTraits, CGFloat> { \.displayScale }
}

public enum UITraitLayoutDirection: UITraitDefinition, ViewportTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<LayoutTraits, UITraitEnvironmentLayoutDirection> { \.direction }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, ViewportTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<LayoutTraits, UIContentSizeCategory> { \.contentSize }
}

public enum UITraitAccessibilityContrast: UITraitDefinition, CollectionTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition, CollectionTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

public enum UITraitLegibilityWeight: UITraitDefinition, CollectionTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}
