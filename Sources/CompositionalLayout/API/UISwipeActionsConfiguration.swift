public import Foundation

/// The actions that swiping a row reveals. A stand-in for signatures: it has no bearing on frames.
open class UISwipeActionsConfiguration: NSObject {
    public override init() {}
}
