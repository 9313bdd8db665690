import Foundation

extension ListMetrics {
    /// iOS 16 to 18, on a phone.
    ///
    /// Rows and the sides of inset groups: E5. Room above and below groups, headers: B-T2, B-T3. Separators: B-T4's
    /// leading inset; that they reach the trailing edge and are one pixel thick is inferred.
    public static let iOS = ListMetrics(
        rowHeight: 44,
        plain: Style(
            firstItemTopInset: 22, headerHeight: 28, pinsHeaders: true, headerZIndex: 200, separatorInset: phoneSeparator),
        grouped: Style(topInset: 35, bottomInset: 20, headerHeight: 17.5, separatorInset: phoneSeparator),
        insetGrouped: Style(
            sideInset: 20, topInset: 35, bottomInset: 20, headerHeight: 17.5, separatorInset: phoneSeparator),
        sidebar: Style(sideInset: 16, bottomInset: 10, headerHeight: 17.5, separatorInset: phoneSeparator),
        sidebarPlain: Style(headerHeight: 28, pinsHeaders: true, headerZIndex: 200, separatorInset: phoneSeparator))

    /// iOS 26, on a phone: inset groups as B-T4 and D29 have them, all else as in `iOS`.
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
