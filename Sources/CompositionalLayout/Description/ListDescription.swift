public import Foundation

/// Describes a list: the appearance of its rows, headers, footers and separators.
public struct ListDescription: Sendable, Hashable {
    public enum Appearance: Int, Sendable, CaseIterable {
        case plain = 0
        case grouped
        case insetGrouped
        case sidebar
        case sidebarPlain
    }

    /// The source of a section's header.
    public enum HeaderMode: Int, Sendable, CaseIterable {
        case none = 0
        case supplementary
        case firstItemInSection
    }

    /// The source of a section's footer.
    public enum FooterMode: Int, Sendable, CaseIterable {
        case none = 0
        case supplementary
    }

    /// The separators above and below a row.
    public struct Separators: Sendable, Hashable {
        public enum Visibility: Int, Sendable {
            case automatic = 0
            case visible
            case hidden
        }

        /// Placeholder for the list's own insets, which replace it edge by edge (B-T5).
        public static let automaticInsets = NSDirectionalEdgeInsets(
            top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

        public var topVisibility = Visibility.automatic
        public var bottomVisibility = Visibility.automatic
        public var topInsets = Self.automaticInsets
        public var bottomInsets = Self.automaticInsets

        public init() {}
    }

    public var appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Points above section headers; `nil` means the appearance's own (B-T5).
    public var headerTopPadding: CGFloat?
    /// Supplementary headers are as wide as their content, up to the list's width (B-T15).
    package var hugsHeaders = false
    /// True if rows have separators; by default false in sidebars.
    public var showsSeparators: Bool
    public var separators = Separators()
    /// The separators of individual rows, by item.
    public var rowSeparators: [Int: Separators] = [:]
    /// The metrics; `nil` means those of the viewport's system version (B-T7). A section's metrics are those for the view's
    /// width.
    public var metrics: ListMetrics?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = switch appearance {
        case .plain, .grouped, .insetGrouped: true
        case .sidebar, .sidebarPlain: false
        }
    }

    /// The list's metrics; `iOS` until `SectionDescription.list(_:traits:width:)` sets those of the system version.
    var ownMetrics: ListMetrics { metrics ?? .iOS }
    var style: ListMetrics.Style { ownMetrics[appearance] }

    /// Padding above headers: the list's own or the appearance's (B-T5). A list without headers has none.
    var headerPadding: CGFloat {
        headerMode == .none ? 0 : headerTopPadding ?? style.headerTopPadding
    }
}

extension SectionDescription {
    /// A section of full-width rows that size themselves (B-T1), with the insets, headers, footers and separators of a list.
    ///
    /// - Parameters:
    ///   - list: the appearance of the rows.
    ///   - traits: its system version selects the metrics, unless the list has its own; its scale and text size determine the
    ///     heights of rows, headers and footers until these are measured.
    ///   - width: the collection view's, in points, which determines the side margins (B-T8).
    public static func list(_ list: ListDescription, traits: LayoutTraits, width: CGFloat) -> SectionDescription {
        var list = list
        list.metrics = (list.metrics ?? .ofSystem(traits.systemVersion)).inView(width: width)
        let row = ItemDescription(
            width: .fractionalWidth(1), height: .estimated(list.ownMetrics.rowHeight.height(for: traits)))
        var section = SectionDescription(group: .column(of: [row], width: row.width, height: row.height))
        section.contentInsets = ListInsets(list: list, scale: traits.displayScale).inner
        section.contentInsetsReference = .none
        section.list = list
        if list.headerMode == .supplementary {
            section.boundaryItems.append(
                list.boundaryItem(
                    ElementKind.sectionHeader, list.hugsHeaders ? .topLeading : .top, height: list.style.headerHeight.height(for: traits)))
        }
        if list.footerMode == .supplementary {
            section.boundaryItems.append(
                list.boundaryItem(ElementKind.sectionFooter, .bottom, height: list.style.footerHeight.height(for: traits)))
        }
        return section
    }
}

extension ListDescription {
    /// A header or footer (B-T3).
    ///
    /// - Parameter height: points, until the view is measured.
    fileprivate func boundaryItem(_ kind: String, _ alignment: NSRectAlignment, height: CGFloat) -> BoundaryDescription {
        var item = BoundaryDescription(kind: kind, width: .fractionalWidth(1), height: .estimated(height), alignment: alignment)
        item.isPinned = style.pinsHeaders
        item.zIndex = style.headerZIndex
        return item
    }
}

extension ListMetrics.LineHeight {
    fileprivate func height(for traits: LayoutTraits) -> CGFloat {
        height(scale: traits.displayScale, contentSize: traits.contentSize)
    }
}
