public import Foundation

public struct UIBackgroundConfiguration: Hashable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var customView: UIView?
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var shadowProperties = UIShadowProperties()

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the stroke for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns the same configuration, which does not depend on the state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    public static func clear() -> UIBackgroundConfiguration { .init(backgroundColor: .clear) }
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(backgroundColor: .systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        .init(backgroundColor: .secondarySystemGroupedBackground)
    }
    public static func listCell() -> UIBackgroundConfiguration { .listGroupedCell() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { .clear() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .clear() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .listPlainCell() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }
    public static func listHeader() -> UIBackgroundConfiguration { .clear() }
    public static func listFooter() -> UIBackgroundConfiguration { .clear() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }
}

/// A function from colour to colour. Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable {
    private final class Box {
        let transform: (UIColor) -> UIColor

        init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    }

    private let box: Box

    public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

    public var transform: (UIColor) -> UIColor { box.transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

public struct UIShadowProperties: Hashable {
    public var color = UIColor.black
    public var opacity: CGFloat = 0
    /// Points.
    public var offset = CGSize.zero
    /// Points.
    public var radius: CGFloat = 0
    public var path: UIBezierPath?
}
