public import Foundation

/// What measuring text would tell. It is kept by nobody: text is not measured.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0

    public override init() {}
}
