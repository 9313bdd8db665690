public import CompositionalLayout
public import Foundation

/// A menu of actions and submenus. Stored, not shown.
open class UIMenu: UIMenuElement {
    /// How a menu is shown within another.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The identity of a menu.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    public let identifier: Identifier
    public let options: Options
    open private(set) var children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }
}

/// A context menu. Stored: there is no user, so its providers are not called.
open class UIContextMenuConfiguration: NSObject {
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    public typealias ContentPreviewProvider = () -> UIViewController?

    public let identifier: any NSCopying
    let previewProvider: ContentPreviewProvider?
    let actionProvider: ActionProvider?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
