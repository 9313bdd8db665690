public import Foundation

public typealias UITraitEnvironmentLayoutDirection = LayoutTraits.Direction
public typealias UIUserInterfaceStyle = LayoutTraits.Style
public typealias UIUserInterfaceIdiom = LayoutTraits.Idiom
public typealias UIUserInterfaceSizeClass = LayoutTraits.SizeClass
public typealias UIContentSizeCategory = LayoutTraits.ContentSize

/// The traits of the environment that a layout may depend on.
///
/// Immutable. `UITraitCollection(traitsFrom:)` combines collections.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    /// The engine's value of these traits.
    public let traits: LayoutTraits

    public init(_ traits: LayoutTraits) { self.traits = traits }

    /// A collection of the given traits; all others are unspecified.
    public convenience init(
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        displayScale: CGFloat = 0,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
        preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    ) {
        self.init(LayoutTraits(
            horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, displayScale: displayScale,
            direction: layoutDirection, style: userInterfaceStyle, idiom: userInterfaceIdiom,
            contentSize: preferredContentSizeCategory))
    }

    /// The traits of all `collections`; the later of two values takes precedence.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(LayoutTraits()) { $0.merged(with: $1.traits) })
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    /// Device pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { traits.displayScale }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.contentSize }

    /// The specified traits.
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

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

    public override var hash: Int { traits.hashValue }
}

extension LayoutViewport {
    /// The traits as UIKit's class.
    public var traitCollection: UITraitCollection {
        get { UITraitCollection(traits) }
        set { traits = newValue.traits }
    }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
    case leftToRight = 0, rightToLeft
}
