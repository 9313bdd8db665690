import Foundation

open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

extension UIMenu {
    public enum ElementSize: Int, Sendable {
        case small = 0, medium, large
        case automatic = -1
    }

    /// A copy of this menu with other elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }

    public var selectedElements: [UIMenuElement] {
        children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
    }
}

extension UIMenu.Options {
    public static var displayAsPalette: UIMenu.Options { UIMenu.Options(rawValue: 128) }
}

extension UIMenu.Identifier {
    public static var root: UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.root") }
}
