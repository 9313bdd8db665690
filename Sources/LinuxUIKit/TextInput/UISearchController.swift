public import Foundation

open class UISearchController: UIViewController {
    open var searchBar: UISearchBar { ownSearchBar }
    private let ownSearchBar = {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        return bar
    }()
    open private(set) var searchResultsController: UIViewController?
    /// Called when code activates or deactivates the search.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var isActive = false { didSet { searchResultsUpdater?.updateSearchResults(for: self) } }
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false
    open var scopeBarActivation = ScopeBarActivation.automatic
    open var searchSuggestions: [any UISearchSuggestion]?
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    open var dimsBackgroundDuringPresentation = true

    public init(searchResultsController: UIViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// - Precondition: never called.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_: UISearchController) {}
    public func didPresentSearchController(_: UISearchController) {}
    public func willDismissSearchController(_: UISearchController) {}
    public func didDismissSearchController(_: UISearchController) {}
}

/// A search bar; code sets its text.
open class UISearchBar: UIView {
    /// Height 56 points, and 44 more with a scope bar, both inferred.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56 + scopeHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56 + scopeHeight) }
    final var scopeHeight: CGFloat { showsScopeBar && scopeButtonTitles?.isEmpty == false ? BarMetrics.scopeBar : 0 }

    public enum Style: UInt, Sendable {
        case `default` = 0, prominent, minimal
    }

    open var text: String? = ""
    open var placeholder: String?
    open var prompt: String?
    open var searchBarStyle = Style.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var showsCancelButton = false
    open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
    open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
    open var selectedScopeButtonIndex = 0
    open var returnKeyType = UIReturnKeyType.search
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open private(set) lazy var searchTextField = UISearchTextField()
    open weak var delegate: (any UISearchBarDelegate)?

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    // MARK: Stored, without effect

    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var scopeBarBackgroundImage: UIImage?
    open var keyboardType = UIKeyboardType.default
    open var enablesReturnKeyAutomatically = true
    open var isSecureTextEntry = false
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var isSearchResultsButtonSelected = false
    open var isLookToDictateEnabled = false
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    open var searchTextPositionAdjustment = UIOffset.zero

    @preconcurrency @MainActor open override var inputAccessoryView: UIView? { get { kept(or: nil) } set { keep(newValue) } }

    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
}

@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_: UISearchBar) {}
    public func searchBarTextDidEndEditing(_: UISearchBar) {}
    public func searchBar(_: UISearchBar, textDidChange _: String) {}
    public func searchBarSearchButtonClicked(_: UISearchBar) {}
    public func searchBarCancelButtonClicked(_: UISearchBar) {}
    public func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange _: Int) {}
}
