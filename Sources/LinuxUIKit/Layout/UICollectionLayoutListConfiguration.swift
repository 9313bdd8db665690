public import Foundation

public struct UICollectionLayoutListConfiguration {
    public typealias Appearance = ListDescription.Appearance
    public typealias HeaderMode = ListDescription.HeaderMode
    public typealias FooterMode = ListDescription.FooterMode
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The properties that affect frames.
    private var list: ListDescription
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        list = ListDescription(appearance: appearance)
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    public var appearance: Appearance { list.appearance }
    public var headerMode: HeaderMode { get { list.headerMode } set { list.headerMode = newValue } }
    public var footerMode: FooterMode { get { list.footerMode } set { list.footerMode = newValue } }
    /// Points above section headers; `nil` means the appearance's own (B-T5).
    public var headerTopPadding: CGFloat? { get { list.headerTopPadding } set { list.headerTopPadding = newValue } }
    /// The elements that are as wide as their content, up to the list's width (B-T15).
    public var contentHuggingElements: ContentHuggingElements {
        get { list.hugsHeaders ? .supplementaryHeader : [] }
        set { list.hugsHeaders = newValue.contains(.supplementaryHeader) }
    }
    /// If true, rows have separators; true by default, except in sidebars.
    public var showsSeparators: Bool { get { list.showsSeparators } set { list.showsSeparators = newValue } }
    /// Metrics of the list; `nil` means those of the device's system. Not part of UIKit, whose metrics are private.
    public var metrics: ListMetrics? { get { list.metrics } set { list.metrics = newValue } }

    /// Kinds of elements that may be narrower than the list.
    public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Headers that are supplementary views (`headerMode` of `.supplementary`).
        public static var supplementaryHeader: ContentHuggingElements { ContentHuggingElements(rawValue: 1) }
    }

    /// The engine's description of a list section with this configuration.
    ///
    /// - Complexity: O(1), or O(items) where a handler configures the separators of each row.
    func description(ofSection section: Int, itemCount: Int) -> ListDescription {
        var list = list
        list.separators = separatorConfiguration.separators
        guard showsSeparators, let itemSeparatorHandler else { return list }
        for item in 0..<itemCount {
            let own = itemSeparatorHandler(IndexPath(item: item, section: section), separatorConfiguration)
            if own.separators != list.separators { list.rowSeparators[item] = own.separators }
        }
        return list
    }
}

extension UICollectionLayoutListConfiguration: CustomStringConvertible {
    /// The appearance, and all properties that differ from their defaults.
    public var description: String {
        let traits = [
            headerMode == .none ? nil : "header .\(headerMode)", footerMode == .none ? nil : "footer .\(footerMode)",
            headerTopPadding.map { "header top padding \(DebugText.number($0))" },
            list.hugsHeaders ? "headers hug their content" : nil, showsSeparators ? nil : "no separators",
        ]
        return ([".\(appearance) list"] + traits.compactMap { $0 }).joined(separator: ", ")
    }
}

public struct UIListSeparatorConfiguration: Hashable {
    public typealias Visibility = ListDescription.Separators.Visibility

    /// Stands for the list's own insets (B-T5).
    public static let automaticInsets = ListDescription.Separators.automaticInsets

    fileprivate var separators = ListDescription.Separators()

    public var topSeparatorVisibility: Visibility { get { separators.topVisibility } set { separators.topVisibility = newValue } }
    public var bottomSeparatorVisibility: Visibility {
        get { separators.bottomVisibility }
        set { separators.bottomVisibility = newValue }
    }
    public var topSeparatorInsets: NSDirectionalEdgeInsets {
        get { separators.topInsets }
        set { separators.topInsets = newValue }
    }
    public var bottomSeparatorInsets: NSDirectionalEdgeInsets {
        get { separators.bottomInsets }
        set { separators.bottomInsets = newValue }
    }
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

    public init(actions: [UIContextualAction]) { self.actions = actions }

    public convenience override init() { self.init(actions: []) }
}

/// An action revealed by swiping a row. Stored, not shown; `handler` runs if code calls it.
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0, destructive
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
