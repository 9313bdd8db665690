public import CompositionalLayout

extension UITraitCollection {
    /// The traits of the current viewport (`LayoutViewport.current`).
    public static var current: UITraitCollection { LayoutViewport.current.traitCollection }

    /// Runs `actions` with these traits as the current ones; what they leave open stays as it is.
    public func performAsCurrent(_ actions: () -> Void) {
        var viewport = LayoutViewport.current
        viewport.traitCollection = UITraitCollection(traitsFrom: [viewport.traitCollection, self])
        viewport.performAsCurrent(actions)
    }

    /// Whether colours that depend on traits are others under these than under `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}
