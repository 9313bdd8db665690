public import Foundation

// Styles and positions of bars.

/// The appearance of a bar: light (`default`) or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0, black
}

public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact
    case defaultPrompt = 101, compactPrompt
}

public enum UIBarPosition: Int, Sendable {
    case any = 0, bottom, top, topAttached
}

public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0, pad, mac
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for _: any UIBarPositioning) -> UIBarPosition { .any }
}

@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {}

extension UINavigationBar: UIBarPositioning {}
extension UIToolbar: UIBarPositioning {}
extension UISearchBar: UIBarPositioning {}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_: UINavigationBar, shouldPush _: UINavigationItem) -> Bool { true }
    public func navigationBar(_: UINavigationBar, didPush _: UINavigationItem) {}
    public func navigationBar(_: UINavigationBar, shouldPop _: UINavigationItem) -> Bool { true }
    public func navigationBar(_: UINavigationBar, didPop _: UINavigationItem) {}
}

extension UINavigationItem {
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0, generic, minimal
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
    }

    public enum ItemStyle: Int, Sendable {
        case navigator = 0, browser, editor
    }
}

@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open var isHidden = false
    open var isDisplayingRepresentativeItem: Bool { false }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }

    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    public static func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}
