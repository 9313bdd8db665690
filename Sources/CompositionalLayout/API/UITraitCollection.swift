public import Foundation

/// The traits of the environment that a layout may depend on.
///
/// It is immutable: the factory methods below combine as `UITraitCollection(traitsFrom:)` does, later ones winning.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Device pixels per point; 0 where unspecified.
    public let displayScale: CGFloat
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let preferredContentSizeCategory: UIContentSizeCategory

    /// A collection with the given traits; the others are unspecified.
    public init(
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        displayScale: CGFloat = 0,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
        preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceIdiom = userInterfaceIdiom
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// The traits of all `collections`; where two specify the same trait, the later wins.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        func last<Trait: Equatable>(_ trait: KeyPath<UITraitCollection, Trait>, unspecified: Trait) -> Trait {
            collections.last { $0[keyPath: trait] != unspecified }?[keyPath: trait] ?? unspecified
        }
        self.init(
            horizontalSizeClass: last(\.horizontalSizeClass, unspecified: .unspecified),
            verticalSizeClass: last(\.verticalSizeClass, unspecified: .unspecified),
            displayScale: last(\.displayScale, unspecified: 0),
            layoutDirection: last(\.layoutDirection, unspecified: .unspecified),
            userInterfaceStyle: last(\.userInterfaceStyle, unspecified: .unspecified),
            userInterfaceIdiom: last(\.userInterfaceIdiom, unspecified: .unspecified),
            preferredContentSizeCategory: last(\.preferredContentSizeCategory, unspecified: .unspecified))
    }

    /// The traits that are specified.
    public override var description: String {
        let category = preferredContentSizeCategory
        let traits = [
            horizontalSizeClass == .unspecified ? nil : "horizontal .\(horizontalSizeClass)",
            verticalSizeClass == .unspecified ? nil : "vertical .\(verticalSizeClass)",
            displayScale == 0 ? nil : "scale \(DebugText.number(displayScale))",
            layoutDirection == .unspecified ? nil : ".\(layoutDirection)",
            userInterfaceStyle == .unspecified ? nil : ".\(userInterfaceStyle)",
            userInterfaceIdiom == .unspecified ? nil : ".\(userInterfaceIdiom)",
            category == .unspecified ? nil : category.rawValue,
        ].compactMap { $0 }
        return "traits: \(traits.isEmpty ? "none" : traits.joined(separator: ", "))"
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && displayScale == other.displayScale
            && layoutDirection == other.layoutDirection
            && userInterfaceStyle == other.userInterfaceStyle
            && userInterfaceIdiom == other.userInterfaceIdiom
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        hasher.combine(layoutDirection)
        hasher.combine(userInterfaceStyle)
        hasher.combine(userInterfaceIdiom)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }
}

/// The direction in which leading and trailing run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable, Codable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The direction that an interface is designed for.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
    case leftToRight = 0
    case rightToLeft
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable, Codable {
    case unspecified = 0
    case light
    case dark
}

/// The kind of device that the interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable, Codable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// How much space there is along an axis, coarsely.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable, Codable {
    case unspecified = 0
    case compact
    case regular
}
