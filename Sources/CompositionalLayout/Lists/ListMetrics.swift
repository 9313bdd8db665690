public import Foundation

/// The metrics of lists, in points.
///
/// They are private to UIKit and differ between its versions: measured values are in these tables with their sources;
/// the rest is the closest available approximation. A configuration takes another table through `metrics` (B-T7).
public struct ListMetrics: Sendable, Hashable {
    /// The metrics of one appearance.
    public struct Style: Sendable, Hashable {
        /// At the left and right edges of the section.
        public var sideInset: CGFloat
        /// Above a section without a header.
        public var topInset: CGFloat
        /// Below a section without a footer.
        public var bottomInset: CGFloat
        /// Above a first row that serves as the section's header.
        public var firstItemTopInset: CGFloat
        /// A header's or footer's height until it is measured.
        public var headerHeight: CGFloat
        public var pinsHeaders: Bool
        public var headerZIndex: Int
        /// Above headers, unless the configuration says otherwise.
        public var headerTopPadding: CGFloat
        /// From a row's leading and trailing edge to its separator's.
        public var separatorInset: NSDirectionalEdgeInsets
        /// `nil` is one device pixel.
        public var separatorThickness: CGFloat?

        public init(
            sideInset: CGFloat = 0, topInset: CGFloat = 0, bottomInset: CGFloat = 0, firstItemTopInset: CGFloat = 0,
            headerHeight: CGFloat, pinsHeaders: Bool = false, headerZIndex: Int = 1, headerTopPadding: CGFloat = 0,
            separatorInset: NSDirectionalEdgeInsets, separatorThickness: CGFloat? = nil
        ) {
            self.sideInset = sideInset
            self.topInset = topInset
            self.bottomInset = bottomInset
            self.firstItemTopInset = firstItemTopInset
            self.headerHeight = headerHeight
            self.pinsHeaders = pinsHeaders
            self.headerZIndex = headerZIndex
            self.headerTopPadding = headerTopPadding
            self.separatorInset = separatorInset
            self.separatorThickness = separatorThickness
        }
    }

    /// A row's height until it is measured.
    public var rowHeight: CGFloat
    public var plain: Style
    public var grouped: Style
    public var insetGrouped: Style
    public var sidebar: Style
    public var sidebarPlain: Style

    public init(
        rowHeight: CGFloat, plain: Style, grouped: Style, insetGrouped: Style, sidebar: Style, sidebarPlain: Style
    ) {
        self.rowHeight = rowHeight
        self.plain = plain
        self.grouped = grouped
        self.insetGrouped = insetGrouped
        self.sidebar = sidebar
        self.sidebarPlain = sidebarPlain
    }

    /// The metrics of an appearance.
    public subscript(appearance: UICollectionLayoutListConfiguration.Appearance) -> Style {
        switch appearance {
        case .plain: plain
        case .grouped: grouped
        case .insetGrouped: insetGrouped
        case .sidebar: sidebar
        case .sidebarPlain: sidebarPlain
        }
    }
}

extension ListMetrics {
    /// iOS 16 to 18, on a phone.
    ///
    /// Rows and the sides of inset groups: E5. Spacing above and below groups, headers: B-T2, B-T3. Separators: B-T4's
    /// leading inset; that they extend to the trailing edge and are one pixel thick is inferred.
    public static let iOS = ListMetrics(
        rowHeight: 44,
        plain: Style(
            firstItemTopInset: 22, headerHeight: 28, pinsHeaders: true, headerZIndex: 200, separatorInset: phoneSeparator),
        grouped: Style(topInset: 35, bottomInset: 20, headerHeight: 17.5, separatorInset: phoneSeparator),
        insetGrouped: Style(
            sideInset: 20, topInset: 35, bottomInset: 20, headerHeight: 17.5, separatorInset: phoneSeparator),
        sidebar: Style(sideInset: 16, bottomInset: 10, headerHeight: 17.5, separatorInset: phoneSeparator),
        sidebarPlain: Style(headerHeight: 28, pinsHeaders: true, headerZIndex: 200, separatorInset: phoneSeparator))

    /// iOS 26, on a phone: inset groups as in B-T4 and D29, everything else as in `iOS`.
    public static let iOS26: ListMetrics = {
        var metrics = iOS
        let both = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        metrics.insetGrouped.sideInset = 16
        metrics.insetGrouped.bottomInset = 17.5
        metrics.insetGrouped.separatorInset = both
        metrics.insetGrouped.separatorThickness = 1
        return metrics
    }()

    /// An iPhone or iPad app on a Mac, in the Mac idiom (B-T1 … B-T3).
    public static let mac: ListMetrics = {
        var metrics = iOS
        metrics.rowHeight = 40.04
        metrics.insetGrouped.sideInset = 16
        metrics.sidebar.sideInset = 10 / 0.77
        return metrics
    }()

    private static let phoneSeparator = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
}
