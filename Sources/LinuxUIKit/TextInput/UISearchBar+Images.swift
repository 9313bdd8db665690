public import Foundation

// Images of a search bar.

extension UISearchBar {
    public enum Icon: Int, Sendable {
        case search = 0, clear, bookmark, resultsList
    }

    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        keep(iconImage, "image \(icon) \(state.rawValue)")
    }
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        kept("image \(icon) \(state.rawValue)", or: nil)
    }
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { keep(adjustment, "position \(icon)") }
    public func positionAdjustment(for icon: Icon) -> UIOffset { kept("position \(icon)", or: .zero) }

    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        keep(backgroundImage, "field \(state.rawValue)")
    }
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { kept("field \(state.rawValue)", or: nil) }
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        keep(backgroundImage, "background \(barPosition) \(barMetrics)")
    }
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        kept("background \(barPosition) \(barMetrics)", or: nil)
    }
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { keep(attributes, "scope \(state.rawValue)") }
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        kept("scope \(state.rawValue)", or: nil)
    }
}

extension UISearchController {
    public enum ScopeBarActivation: Int, Sendable {
        case automatic = 0, manual, onTextEntry, onSearchActivation
    }
}

/// The text field of a search bar. Only code sets its text and tokens.
open class UISearchTextField: UITextField {
    open var tokens: [UISearchToken] = []
    open var tokenBackgroundColor: UIColor!
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

/// A field reports no choice of a suggestion, as no user makes one.
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(_: UISearchTextField, itemProviderForCopying _: UISearchToken) -> NSItemProvider { NSItemProvider() }
    public func searchTextField(_: UISearchTextField, didSelect _: any UISearchSuggestion) {}
}

open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
    }
}

public protocol UISearchSuggestion: AnyObject {
    var localizedSuggestion: String? { get }
}

open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedSuggestion: String?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?

    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
    }
}
