import Foundation

/// How the separators of a list's rows look.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable {
        case automatic = 0
        case visible
        case hidden
    }

    /// Insets that stand for the list's own (B-T5).
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = Self.automaticInsets
    public var bottomSeparatorInsets = Self.automaticInsets
    public var color: UIColor
    public var multipleSelectionColor: UIColor
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        color = .listSeparator
        multipleSelectionColor = .listSeparator
    }
}

extension UIColor {
    /// The system's separator colour.
    package static let listSeparator = UIColor { traits in
        switch traits.userInterfaceStyle {
        case .dark: UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
        case .light, .unspecified: UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
        }
    }
}

extension UIListSeparatorConfiguration: CustomStringConvertible {
    public var description: String {
        func edge(_ visibility: Visibility, _ insets: NSDirectionalEdgeInsets) -> String {
            ".\(visibility) insets \(insets == Self.automaticInsets ? ".automatic" : DebugText.insets(insets))"
        }
        return "separators: top \(edge(topSeparatorVisibility, topSeparatorInsets)), "
            + "bottom \(edge(bottomSeparatorVisibility, bottomSeparatorInsets))"
    }
}
