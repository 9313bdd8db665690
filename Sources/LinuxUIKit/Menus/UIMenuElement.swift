public import Foundation

#if !canImport(UIKit)
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var disabled: Attributes { Attributes(rawValue: 1) }
        public static var destructive: Attributes { Attributes(rawValue: 2) }
        public static var hidden: Attributes { Attributes(rawValue: 4) }
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 8) }
    }

    public enum State: Int, Sendable {
        case off = 0, on, mixed
    }

    open package(set) var title: String
    open package(set) var image: UIImage?
    open var subtitle: String?

    package init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}
#endif
