public import Foundation

#if !canImport(UIKit)
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var displayInline: Options { Options(rawValue: 1) }
        public static var destructive: Options { Options(rawValue: 2) }
        public static var singleSelection: Options { Options(rawValue: 32) }
    }

    public struct Identifier: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        public static var application: Identifier { Identifier("com.apple.menu.application") }
        public static var file: Identifier { Identifier("com.apple.menu.file") }
        public static var edit: Identifier { Identifier("com.apple.menu.edit") }
        public static var view: Identifier { Identifier("com.apple.menu.view") }
        public static var window: Identifier { Identifier("com.apple.menu.window") }
        public static var help: Identifier { Identifier("com.apple.menu.help") }
        public static var format: Identifier { Identifier("com.apple.menu.format") }
        public static var standardEdit: Identifier { Identifier("com.apple.menu.standard-edit") }
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

@preconcurrency @MainActor
public protocol UIMenuBuilder {
    var system: UIMenuSystem { get }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menu system. It contains no menus.
public final class UIMenuSystem: NSObject, Sendable {
    public static var main: UIMenuSystem { UIMenuSystem() }
    public static var context: UIMenuSystem { UIMenuSystem() }

    public func setNeedsRebuild() {}
    public func setNeedsRevalidate() {}
}
#endif
