public import CompositionalLayout
public import Foundation

/// Text and a picture for a list's cell. It is kept, not shown.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How a text looks.
    public struct TextProperties: Hashable {
        /// Where text stands.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center
            case justified
        }

        /// How the letters of text are changed.
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase
            case lowercase
            case capitalized
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

    /// How a picture looks.
    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// Points; zero is no limit.
        public var maximumSize = CGSize.zero
        /// Points; zero is the picture's own.
        public var reservedLayoutSize = CGSize.zero
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    public var imageProperties = ImageProperties()
    public var prefersSideBySideTextAndSecondaryText = false
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    // Points.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 4
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same: none looks different by the state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    public static func cell() -> UIListContentConfiguration { .init() }
    public static func subtitleCell() -> UIListContentConfiguration { .init() }
    public static func valueCell() -> UIListContentConfiguration { .init() }
    public static func sidebarCell() -> UIListContentConfiguration { .init() }
    public static func plainHeader() -> UIListContentConfiguration { .init() }
    public static func plainFooter() -> UIListContentConfiguration { .init() }
    public static func groupedHeader() -> UIListContentConfiguration { .init() }
    public static func groupedFooter() -> UIListContentConfiguration { .init() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .init() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init() }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init() }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .init() }
    public static func header() -> UIListContentConfiguration { .init() }
    public static func footer() -> UIListContentConfiguration { .init() }
    public static func sidebarHeader() -> UIListContentConfiguration { .init() }
}
