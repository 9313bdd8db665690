public import Foundation

/// How lines of text follow each other. It is kept, not looked at: there is no text.
open class NSMutableParagraphStyle: NSObject {
    /// Points.
    open var lineSpacing: CGFloat = 0
    open var paragraphSpacing: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var lineHeightMultiple: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var headIndent: CGFloat = 0
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    public override init() {}
}
