public import CompositionalLayout

extension UIView {
    /// The window that the view is in, if code has put it into one.
    public var window: UIWindow? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
    }

    /// The direction of the current viewport, unless an attribute forces one.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        }
    }

    /// Kept: the traits say the direction.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { attachments.semanticContentAttribute }
        set { attachments.semanticContentAttribute = newValue }
    }
}
