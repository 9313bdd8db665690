public import CompositionalLayout

/// What a navigation bar is told. It is kept; there is no bar.
open class UINavigationBar: UIView {
    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barTintColor: UIColor?
}
