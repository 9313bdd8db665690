public import Foundation

/// A click that the user feels. Nothing is felt: what it is told is kept by nobody.
open class UISelectionFeedbackGenerator: NSObject {
    public override init() {}

    open func prepare() {}
    open func selectionChanged() {}
}
