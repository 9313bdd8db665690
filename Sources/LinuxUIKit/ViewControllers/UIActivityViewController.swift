import CompositionalLayout
public import Foundation

/// What can be shared. Stored; nothing appears, and nothing is shared.
open class UIActivityViewController: UIViewController {
    public let activityItems: [Any]
    open var completionWithItemsHandler: ((String?, Bool, [Any]?, (any Error)?) -> Void)?

    public init(activityItems: [Any], applicationActivities: [Any]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("UIActivityViewController.init(coder:): there are no storyboards to decode a view controller from.")
    }
}
