import Foundation

/// The part of a list layout that a view shows.
struct ListPlace {
    enum Role {
        case row
        case header
        case footer
    }

    let role: Role
    let appearance: ListDescription.Appearance
    /// True if the first row of the section is its header.
    let hasHeaderRow: Bool
    /// Margin at the sides of the content and accessories of cells, in points (B-T8).
    let sideMargin: CGFloat

    /// A row, header or footer of a table view, which looks like part of a list.
    init(_ role: Role, _ appearance: ListDescription.Appearance, sideMargin: CGFloat) {
        (self.role, self.appearance, self.sideMargin, hasHeaderRow) = (role, appearance, sideMargin, false)
    }

    /// Fails outside of list sections, and for other kinds of supplementary views.
    init?(_ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout) {
        let path = attributes.indexPath
        guard let list = (layout as? UICollectionViewCompositionalLayout)?.lists[path.section] else { return nil }
        hasHeaderRow = list.headerMode == .firstItemInSection
        switch attributes.representedElementKind {
        case nil: role = hasHeaderRow && path.item == 0 ? .header : .row
        case UICollectionView.elementKindSectionHeader: role = .header
        case UICollectionView.elementKindSectionFooter: role = .footer
        default: return nil
        }
        appearance = list.appearance
        sideMargin = (list.metrics ?? .iOS).sideMargin
    }

    /// True if the minimum height of rows does not apply. False for the first row of a sidebar as a header, whose height is not
    /// known (B-T17).
    var isHighAsContent: Bool { role != .row && appearance != .sidebar && appearance != .sidebarPlain }

    /// The default content of a cell (B-T17).
    var content: UIListContentConfiguration {
        switch (role, appearance) {
        case (.row, _): .cell()
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
        case (.header, .plain): .plainHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
        case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter()
        case (.footer, .plain), (.footer, .sidebar), (.footer, .sidebarPlain): .plainFooter()
        }
    }
}
