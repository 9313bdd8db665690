public import Foundation

/// The actions that swiping a row reveals. It is kept, not shown: it has no bearing on frames.
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }

    public convenience override init() {
        self.init(actions: [])
    }
}
