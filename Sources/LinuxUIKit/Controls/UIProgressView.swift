public import CompositionalLayout

/// Tells how far something is. It is kept, not drawn.
open class UIProgressView: UIView {
    /// What it looks like.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar
    }

    open private(set) var progressViewStyle = Style.default
    /// From 0 to 1.
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
