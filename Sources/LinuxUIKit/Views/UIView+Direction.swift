extension UIEdgeInsets {
    /// Converts insets from leading and trailing to left and right edges.
    init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let sides = switch direction {
        case .leftToRight: (left: insets.leading, right: insets.trailing)
        case .rightToLeft: (left: insets.trailing, right: insets.leading)
        }
        self.init(top: insets.top, left: sides.left, bottom: insets.bottom, right: sides.right)
    }
}

extension NSDirectionalEdgeInsets {
    /// Converts insets from left and right to leading and trailing edges.
    init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let sides = switch direction {
        case .leftToRight: (leading: insets.left, trailing: insets.right)
        case .rightToLeft: (leading: insets.right, trailing: insets.left)
        }
        self.init(top: insets.top, leading: sides.leading, bottom: insets.bottom, trailing: sides.trailing)
    }
}

/// The reaction of content to the layout direction. It affects stack views and margins; the leading and trailing edges of
/// constraints follow the traits.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0, playback, spatial, forceLeftToRight, forceRightToLeft

    func direction(otherwise direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
