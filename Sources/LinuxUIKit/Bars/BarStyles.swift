import CompositionalLayout
public import Foundation

// What says how bars look and where they are. Stored: there are none.

/// Light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black
}

/// In which sizes of a bar an image shows.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact
    case defaultPrompt = 101
    case compactPrompt
}

/// Where on the screen a bar is.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom
    case top
    case topAttached
}

/// Whether a control behaves as on a phone or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    case pad
    case mac
}

/// Says where a bar is. Never asked.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar that knows where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {}

extension UINavigationBar: UIBarPositioning {}
extension UIToolbar: UIBarPositioning {}
extension UISearchBar: UIBarPositioning {}

/// Is told of a navigation bar's items. Never called: there is no user.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationItem {
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic
        case minimal
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline
        case stacked
        case integrated
        case integratedCentered
        case integratedButton
    }

    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser
        case editor
    }
}

/// Is asked how a title is renamed. Never called.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

/// Buttons of a bar that belong together. Stored.
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
