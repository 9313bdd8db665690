public import CompositionalLayout
public import Foundation

/// What a menu is made of. It is kept, not shown.
open class UIMenuElement: NSObject {
    /// What an element says by its looks.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an element is marked.
    public enum State: Int, Sendable {
        case off = 0
        case on
        case mixed
    }

    public let title: String
    public let image: UIImage?
    open var subtitle: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}
