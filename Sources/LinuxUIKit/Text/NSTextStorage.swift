public import Foundation

open class NSTextStorage: NSMutableAttributedString {
    /// Never called: the text view reads the text when it is measured.
    open weak var delegate: (any NSTextStorageDelegate)?
}

public protocol NSTextStorageDelegate: AnyObject {}
