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
    /// Points above section headers; `nil` is the appearance's own (B-T5).
    public var headerTopPadding: CGFloat?
    /// Whether rows have separators at all; of sidebars they have none unless asked for.
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The list's measures, which UIKit keeps to itself: Galley's own addition to the configuration.
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
    /// The appearance, and what is not as usual.
    public var description: String {
        let traits = [
            headerMode == .none ? nil : "header .\(headerMode)", footerMode == .none ? nil : "footer .\(footerMode)",
            headerTopPadding.map { "header top padding \(DebugText.number($0))" },
            showsSeparators ? nil : "no separators",
        ]
        return ([".\(appearance) list"] + traits.compactMap { $0 }).joined(separator: ", ")
    }
}
