public import Foundation

/// The metrics of lists, in points.
///
/// They are private in UIKit and differ between versions. The tables contain measured values with their sources; all other
/// values are the closest available approximations. A configuration can use another table through `metrics` (B-T7).
public struct ListMetrics: Sendable, Hashable {
    /// The metrics of one appearance.
    public struct Style: Sendable, Hashable {
        /// Inset at the left and right edges of the section.
        public var sideInset: CGFloat = 0
        /// If true, the collection view's layout margins replace `sideInset` where they are larger.
        public var sidesFollowMargins = false
        /// Inset above the layout's first section, if it has no header.
        public var firstTopInset: CGFloat = 0
        /// Inset above a section without a header, other than the first.
        public var topInset: CGFloat = 0
        /// Inset below a section without a footer.
        public var bottomInset: CGFloat = 0
        /// If true, `topInset` and `bottomInset` are each rounded up to the pixel (B-T8).
        public var roundsInsetsUp = false
        /// Inset below the layout's last section, if it has no footer.
        public var lastBottomInset: CGFloat = 0
        public var headerHeight: LineHeight
        public var footerHeight: LineHeight
        public var pinsHeaders = false
        public var headerZIndex = 1
        /// Padding above headers, whether supplementary views or first rows, unless the configuration specifies it (B-T5).
        public var headerTopPadding: CGFloat = 0
        /// Distance from a row's leading and trailing edges to its separator's.
        public var separatorInset: NSDirectionalEdgeInsets
        /// Thickness; `nil` for one device pixel.
        public var separatorThickness: CGFloat?

        public init(
            headerHeight: LineHeight, footerHeight: LineHeight, separatorInset: NSDirectionalEdgeInsets,
            separatorThickness: CGFloat? = nil
        ) {
            self.headerHeight = headerHeight
            self.footerHeight = footerHeight
            self.separatorInset = separatorInset
            self.separatorThickness = separatorThickness
        }
    }

    /// A row's height before measuring, with one line of text.
    public var rowHeight: LineHeight
    /// Margin at the sides of groups, and of the content and accessories of cells (B-T8).
    public var sideMargin: CGFloat = 16
    /// Replaces `sideMargin` in views at least 390 points wide; `nil` for the same margin.
    public var wideSideMargin: CGFloat?
    public var plain: Style
    public var grouped: Style
    public var insetGrouped: Style
    public var sidebar: Style
    public var sidebarPlain: Style

    public init(
        rowHeight: LineHeight, plain: Style, grouped: Style, insetGrouped: Style, sidebar: Style, sidebarPlain: Style
    ) {
        self.rowHeight = rowHeight
        self.plain = plain
        self.grouped = grouped
        self.insetGrouped = insetGrouped
        self.sidebar = sidebar
        self.sidebarPlain = sidebarPlain
    }

    /// The metrics of an appearance.
    public subscript(appearance: ListDescription.Appearance) -> Style {
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
    /// The height of a row, header or footer with one line of text in the system font.
    public struct LineHeight: Sendable, Hashable {
        /// The text size, in points, in the default content size category.
        public var fontSize: CGFloat
        /// Total margin above and below the text.
        public var margins: CGFloat
        /// The minimum height.
        public var minimum: CGFloat

        public init(fontSize: CGFloat, margins: CGFloat, minimum: CGFloat = 0) {
            self.fontSize = fontSize
            self.margins = margins
            self.minimum = minimum
        }

        /// A height independent of its text.
        public static func fixed(_ height: CGFloat) -> LineHeight {
            LineHeight(fontSize: 0, margins: 0, minimum: height)
        }

        /// The line height of the system font, in multiples of its size.
        private static let lineHeight: CGFloat = 1.193359375

        /// The height in points, with the line rounded up to the pixel as in labels.
        ///
        /// - Parameters:
        ///   - scale: device pixels per point.
        ///   - contentSize: the user's preferred text size, which scales the text but not the margins (B-T9).
        public func height(scale: CGFloat, contentSize: LayoutTraits.ContentSize = .large) -> CGFloat {
            let size = TextSize.scaled(fontSize, for: contentSize)
            return max(minimum, margins + PixelGrid.roundedUp(size * Self.lineHeight, scale: scale))
        }
    }
}

// MARK: - Systems

extension ListMetrics {
    /// The metrics in a view of a width: in wide ones, `wideSideMargin` replaces `sideMargin` and the insets equal to it.
    ///
    /// The threshold is inferred: the margin is 16 at widths of 300 and 375, and 20 at 390, 393 and 414.
    func inView(width: CGFloat) -> ListMetrics {
        guard let wideSideMargin, width >= 390 else { return self }
        var metrics = self
        metrics.sideMargin = wideSideMargin
        for style in [\ListMetrics.plain, \.grouped, \.insetGrouped, \.sidebar, \.sidebarPlain] {
            if self[keyPath: style].sideInset == sideMargin { metrics[keyPath: style].sideInset = wideSideMargin }
            if self[keyPath: style].separatorInset.leading == sideMargin {
                metrics[keyPath: style].separatorInset.leading = wideSideMargin
            }
        }
        return metrics
    }

    /// The metrics of a major version of iOS; 0 means an unspecified version.
    static func ofSystem(_ version: Int) -> ListMetrics {
        switch version {
        case 26...: .iOS26
        case 1..<15: .iOS14
        default: .iOS
        }
    }

    /// iOS 14: as `iOS`, without padding above headers, which iOS 15 introduced (B-T5), and with a smaller first inset (B-T8).
    private static let iOS14: ListMetrics = {
        var metrics = iOS
        metrics.plain.headerTopPadding = 0
        metrics.grouped.firstTopInset = metrics.grouped.topInset
        metrics.insetGrouped.firstTopInset = metrics.insetGrouped.topInset
        return metrics
    }()

    /// iOS 16 to 18, on a phone.
    ///
    /// Rows, headers, footers and gaps of inset groups are measured on iOS 16 (B-T8); the same values for other groups are inferred.
    /// Headers of other styles: B-T3. Separators: a pixel thick, from the text's leading edge to the trailing edge (B-T8).
    public static let iOS: ListMetrics = {
        var metrics = ListMetrics(
            rowHeight: LineHeight(fontSize: 17, margins: 11 + 11, minimum: 44), plain: pinned(headerTopPadding: 22),
            grouped: iOSGroup(sideInset: 0), insetGrouped: iOSGroup(sideInset: 16), sidebar: iOSSidebar,
            sidebarPlain: pinned(headerTopPadding: 0))
        metrics.sidebarPlain.sideInset = metrics.sidebar.sideInset
        metrics.wideSideMargin = 20
        return metrics
    }()

    /// iOS 26, on a phone: groups as in B-T4 and B-T8, everything else as in `iOS`.
    public static let iOS26: ListMetrics = {
        var metrics = iOS
        metrics.wideSideMargin = nil
        metrics.rowHeight = LineHeight(fontSize: 17, margins: 15 + 15, minimum: 52)
        for style in [\ListMetrics.grouped, \.insetGrouped] {
            metrics[keyPath: style].headerHeight = LineHeight(fontSize: 17, margins: 20)
            metrics[keyPath: style].footerHeight = LineHeight(fontSize: 13, margins: 14)
            metrics[keyPath: style].roundsInsetsUp = false
            metrics[keyPath: style].sidesFollowMargins = false
        }
        metrics.insetGrouped.separatorInset = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        metrics.insetGrouped.separatorThickness = 1
        return metrics
    }()

    /// An iPhone or iPad app on a Mac, in the Mac idiom (B-T1 … B-T3).
    public static let mac: ListMetrics = {
        var metrics = iOS
        metrics.wideSideMargin = nil
        metrics.rowHeight = .fixed(40.04)
        for style in [\ListMetrics.grouped, \.insetGrouped] {
            metrics[keyPath: style].topInset = 35
            metrics[keyPath: style].bottomInset = 20
            metrics[keyPath: style].headerHeight = .fixed(17.5)
            metrics[keyPath: style].footerHeight = .fixed(17.5)
            metrics[keyPath: style].sidesFollowMargins = false
        }
        metrics.sidebar.sideInset = 10 / 0.77
        metrics.sidebarPlain.sideInset = metrics.sidebar.sideInset
        return metrics
    }()

    private static let phoneSeparator = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)

    private static func iOSGroup(sideInset: CGFloat) -> Style {
        var style = Style(
            headerHeight: LineHeight(fontSize: 13, margins: 17 + 6), footerHeight: LineHeight(fontSize: 13, margins: 6 + 12),
            separatorInset: phoneSeparator)
        style.sideInset = sideInset
        style.sidesFollowMargins = sideInset > 0
        style.firstTopInset = 35
        style.topInset = 17.5
        style.bottomInset = 17.5
        style.roundsInsetsUp = true
        style.lastBottomInset = 20
        return style
    }

    private static func pinned(headerTopPadding: CGFloat) -> Style {
        var style = Style(headerHeight: .fixed(28), footerHeight: .fixed(28), separatorInset: phoneSeparator)
        style.headerTopPadding = headerTopPadding
        style.pinsHeaders = true
        style.headerZIndex = 200
        return style
    }

    private static let iOSSidebar: Style = {
        var style = Style(headerHeight: .fixed(17.5), footerHeight: .fixed(17.5), separatorInset: phoneSeparator)
        style.sideInset = 16
        style.bottomInset = 10
        style.lastBottomInset = 10
        return style
    }()
}
