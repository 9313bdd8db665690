public import Foundation

/// An answer to a question. It is kept; no user gives it.
open class UIAlertAction: NSObject {
    /// What it looks like.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel
        case destructive
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
