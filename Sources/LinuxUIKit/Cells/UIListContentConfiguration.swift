public import Foundation

public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable {
            case natural = 0, center, justified
        }

        public enum TextTransform: Int, Sendable {
            case none = 0, uppercase, lowercase, capitalized
        }

        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var showsExpansionTextWhenTruncated = false
        public var alignment = TextAlignment.natural
        public var transform = TextTransform.none
        public var colorTransformer: UIConfigurationColorTransformer?

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// Points; zero means no limit.
        public var maximumSize = CGSize.zero
        /// Size in points; zero means the image's own.
        public var reservedLayoutSize = CGSize.zero
        public var strokeWidth: CGFloat = 0
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        public var accessibilityIgnoresInvertColors = false

        /// The image's tint colour for its view's tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The stroke colour for the view's tint colour.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(font: secondaryFont(.caption1), color: .secondaryLabel)
    public var imageProperties = ImageProperties()
    public var prefersSideBySideTextAndSecondaryText = false
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    // Points.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    /// Stored: rows are drawn opaque.
    public var alpha: CGFloat = 1

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the same configuration, which does not depend on the state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    public static func cell() -> UIListContentConfiguration { .init() }
    public static func subtitleCell() -> UIListContentConfiguration { .init() }
    public static func valueCell() -> UIListContentConfiguration { .value }
    public static func sidebarCell() -> UIListContentConfiguration { .sidebar }
    public static func plainHeader() -> UIListContentConfiguration { .plainHeader(.headline) }
    public static func plainFooter() -> UIListContentConfiguration { .plainHeader(.body) }
    public static func groupedHeader() -> UIListContentConfiguration { .groupHeader }
    public static func groupedFooter() -> UIListContentConfiguration { .groupFooter }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .sidebar }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .sidebar }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .sidebar }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init() }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .init() }
    public static func header() -> UIListContentConfiguration { .groupHeader }
    public static func footer() -> UIListContentConfiguration { .groupFooter }
    public static func sidebarHeader() -> UIListContentConfiguration { .init() }
}

public struct UIAxis: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var horizontal: UIAxis { UIAxis(rawValue: 1) }
    public static var vertical: UIAxis { UIAxis(rawValue: 2) }
    public static var both: UIAxis { [.horizontal, .vertical] }
}

public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// A new content view. As in UIKit, its `configuration` is also set after its initializer, when the cell's state is known.
    func makeView(for state: any UIConfigurationState) -> any UIView & UIContentView {
        let configuration = updated(for: state)
        let view = configuration.makeContentView()
        view.configuration = configuration
        return view
    }
}

public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}
