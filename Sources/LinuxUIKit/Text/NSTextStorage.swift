public import Foundation

open class NSTextStorage: NSMutableAttributedString {
    /// Never called: the text view reads the text when it is measured.
    open weak var delegate: (any NSTextStorageDelegate)?
}

/// The observer of changes of a text.
public protocol NSTextStorageDelegate: AnyObject {}
