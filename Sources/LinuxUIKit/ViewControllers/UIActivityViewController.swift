public import Foundation

open class UIActivityViewController: UIViewController {
    public let activityItems: [Any]
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        fatalError("UIActivityViewController.init(coder:): XIB and storyboard files describe no activity view controllers.")
    }

    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var allowsProminentActivity = true
}
