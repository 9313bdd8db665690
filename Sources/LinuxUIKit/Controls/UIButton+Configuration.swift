public import CompositionalLayout
public import Foundation

extension UIButton {
    /// What a button is for.
    public enum Role: Int, Sendable {
        case normal = 0
        case primary
        case cancel
        case destructive
    }

    /// The appearance of a button. Stored, not drawn.
    public struct Configuration: Hashable {
        /// The corner style.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic
            case small
            case medium
            case large
            case capsule
        }

        /// The size of the button.
        public enum Size: Int, Sendable {
            case medium = 0
            case small
            case mini
            case large
        }

        /// The alignment of the title.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading
            case center
            case trailing
        }

        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points.
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var showsActivityIndicator = false

        public static func plain() -> Configuration { .init() }
        public static func gray() -> Configuration { .init() }
        public static func tinted() -> Configuration { .init() }
        public static func filled() -> Configuration { .init() }
        public static func borderless() -> Configuration { .init() }
        public static func bordered() -> Configuration { .init() }
        public static func borderedTinted() -> Configuration { .init() }
        public static func borderedProminent() -> Configuration { .init() }
    }
}
