public import Foundation

extension UIButton {
    public enum Role: Int, Sendable {
        case normal = 0, primary, cancel, destructive
    }

    public struct Configuration: Hashable {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1, dynamic, small, medium, large, capsule
        }

        public enum Size: Int, Sendable {
            case medium = 0, small, mini, large
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic = 0, leading, center, trailing
        }

        /// The colour scheme of a configuration. Code may change its colours one by one.
        package enum Look: Sendable {
            case plain, gray, tinted, filled
        }

        package private(set) var look = Look.plain
        public var title: String? { didSet { ownAttributedTitle = nil } }
        public var subtitle: String? { didSet { ownAttributedSubtitle = nil } }
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Distance between image and text, in points.
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        /// Insets in points; by default those for `buttonSize`.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? buttonSize.contentInsets }
            set { ownContentInsets = newValue }
        }
        var ownContentInsets: NSDirectionalEdgeInsets?
        public var showsActivityIndicator = false

        /// An attributed title, which takes precedence over `title` for measuring.
        public var attributedTitle: AttributedString? {
            get { ownAttributedTitle ?? title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                ownAttributedTitle = newValue
            }
        }
        public var attributedSubtitle: AttributedString? {
            get { ownAttributedSubtitle ?? subtitle.map { AttributedString($0) } }
            set {
                subtitle = newValue.map { String($0.characters) }
                ownAttributedSubtitle = newValue
            }
        }
        var ownAttributedTitle: AttributedString?
        var ownAttributedSubtitle: AttributedString?
        /// Changes the attributes of the title, such as its font, and thus the title's size.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicator = Indicator.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var imageReservation: CGFloat = 0
        public var automaticallyUpdateForSelection = true
        public var macIdiomStyle = MacIdiomStyle.automatic

        private init(look: Look) { self.look = look }

        public static func plain() -> Configuration { .init(look: .plain) }
        public static func gray() -> Configuration { .init(look: .gray) }
        public static func tinted() -> Configuration { .init(look: .tinted) }
        public static func filled() -> Configuration { .init(look: .filled) }
        public static func borderless() -> Configuration { .init(look: .plain) }
        public static func bordered() -> Configuration { .init(look: .gray) }
        public static func borderedTinted() -> Configuration { .init(look: .tinted) }
        public static func borderedProminent() -> Configuration { .init(look: .filled) }
        public static func glass() -> Configuration { .init(look: .gray) }
        public static func clearGlass() -> Configuration { .init(look: .plain) }
        public static func prominentGlass() -> Configuration { .init(look: .filled) }
        public static func prominentClearGlass() -> Configuration { .init(look: .tinted) }
    }
}

extension UIButton.Configuration.Size {
    /// Insets in points: measured on iOS 26 for the medium size, inferred for the others.
    var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// The text style of the title's font, inferred.
    var textStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }
}
