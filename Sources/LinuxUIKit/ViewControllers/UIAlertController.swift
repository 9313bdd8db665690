import Foundation

/// An alert. Stored, not shown: its actions run only if code calls them.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0, alert
    }

    open var message: String?
    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// The fields added by code; `nil` if there are none.
    open private(set) var textFields: [UITextField]?
    open var severity = UIAlertControllerSeverity.default

    /// Adds a field, configured immediately by the handler.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0, cancel, destructive
    }

    public typealias Handler = (UIAlertAction) -> Void

    public let title: String?
    public let style: Style
    open var isEnabled = true
    let handler: Handler?

    public init(title: String?, style: Style, handler: Handler? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0, critical
}
