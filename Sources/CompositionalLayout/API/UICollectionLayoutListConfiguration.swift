public import Foundation

/// Describes a list.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable, CaseIterable {
        case plain = 0
        case grouped
        case insetGrouped
        case sidebar
        case sidebarPlain
    }

    /// Where a section's header comes from.
    public enum HeaderMode: Int, Sendable, CaseIterable {
        case none = 0
        case supplementary
        case firstItemInSection
    }

    /// Where a section's footer comes from.
    public enum FooterMode: Int, Sendable, CaseIterable {
        case none = 0
        case supplementary
    }

    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Points above section headers; `nil` means the appearance's own (B-T5).
    public var headerTopPadding: CGFloat?
    /// Whether rows have separators at all; in sidebars they have none by default.
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The list's metrics, which are private in UIKit: Galley's own addition to the configuration.
    public var metrics = ListMetrics.iOS

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = switch appearance {
        case .plain, .grouped, .insetGrouped: true
        case .sidebar, .sidebarPlain: false
        }
    }
}

extension UICollectionLayoutListConfiguration: CustomStringConvertible {
    /// The appearance, and all properties that differ from their defaults.
    public var description: String {
        let traits = [
            headerMode == .none ? nil : "header .\(headerMode)", footerMode == .none ? nil : "footer .\(footerMode)",
            headerTopPadding.map { "header top padding \(DebugText.number($0))" },
            showsSeparators ? nil : "no separators",
        ]
        return ([".\(appearance) list"] + traits.compactMap { $0 }).joined(separator: ", ")
    }
}

/// The appearance of the separators of a list's rows.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable {
        case automatic = 0
        case visible
        case hidden
    }

    /// Insets that mean the list's own (B-T5).
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

/// A visual effect. Declared for signatures; no effect on frames.
open class UIVisualEffect: NSObject {
    public override init() {}
}

/// The actions revealed by swiping a row. Stored, not shown; no effect on frames.
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }

    public convenience override init() {
        self.init(actions: [])
    }
}

/// An action revealed by swiping a row. Stored, not shown; `handler` runs if code calls it.
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive
    }

    /// Performs the action, then calls its last argument with true on success.
    public typealias Handler =
        (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
