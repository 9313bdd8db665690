import CompositionalLayout
import Foundation
import LinuxUIKit
import ViewPictures

/// Draws the views of a layout's elements.
struct ElementDrawing {
    let collector: ViewCollector
    let layout: SolvedLayout
    let context: ViewCollector.Context
    /// The elements that are drawn; `nil` for all.
    var elements: Set<LayoutElement.ID>?

    func shows(_ element: LayoutElement) -> Bool { elements?.contains(element.id) ?? true }

    /// The picture of a view in the size of its element.
    ///
    /// - Parameter view: `nil` for a separator, which has none.
    func picture(of view: UICollectionReusableView?, _ element: LayoutElement) -> ViewPicture? {
        let frame = CGRect(origin: .zero, size: element.frame.size)
        guard let view else {
            guard element.role == .separator else { return nil }
            var picture = ViewPicture(className: "separator", frame: frame)
            picture.content = .control(.separator(context.colors(.separator)))
            return picture
        }
        if view.bounds.size != frame.size { view.frame = frame }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        guard var picture = collector.picture(of: view, at: frame, in: context) else { return nil }
        if element.role == .cell, let section = element.section { dressRow(&picture, view, section, element.item) }
        return picture
    }

    // MARK: Rows of lists

    /// Gives a row of a list its background and its place in the section's block. The corner radii are inferred.
    private func dressRow(_ picture: inout ViewPicture, _ view: UIView, _ section: Int, _ item: Int) {
        guard let cell = view as? UICollectionViewListCell, let list = layout.list(inSection: section) else { return }
        let isHeader = item == 0 && list.hasHeaderRow
        if cell.backgroundConfiguration == nil, cell.backgroundView == nil, !isHeader, let color = list.appearance.rowColor {
            picture.background = picture.background ?? context.colors(color)
        }
        guard list.appearance == .insetGrouped, !isHeader else { return }
        var rounded: Set<ViewCorners.Corner> = []
        if item == (list.hasHeaderRow ? 1 : 0) { rounded.formUnion([.topLeft, .topRight]) }
        if item == layout.itemCount(inSection: section) - 1 { rounded.formUnion([.bottomLeft, .bottomRight]) }
        guard !rounded.isEmpty else { return }
        picture.corners = ViewCorners(radius: layout.viewport.traits.systemVersion >= 26 ? 26 : 10)
        picture.corners.rounded = rounded
        picture.isClipped = true
    }
}

extension ListDescription.Appearance {
    /// The background of rows without their own background.
    fileprivate var rowColor: UIColor? {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        case .sidebar: nil
        }
    }
}

extension ElementViews.Face {
    /// The view's picture with the frame and opacity of its element; `nil` if the element is hidden or transparent.
    func placedPicture(_ element: LayoutElement, in layout: SolvedLayout) -> ViewPicture? {
        guard var picture, !element.isHidden, element.alpha > 0 else { return nil }
        let origin = layout.contentOffset
        picture.frame = layout.presentationFrame(of: element).offsetBy(dx: -origin.x, dy: -origin.y)
        picture.opacity *= Double(element.alpha)
        return picture
    }
}

extension ElementViews {
    /// The views of a collection view inside an element.
    convenience init(nested view: UICollectionView) {
        // The view was made with the screen's safe area, which does not reach into elements.
        view.adopt(safeAreaInsets: .zero)
        var viewport = view.viewport
        let insets = view.adjustedContentInset
        // Unscrolled content has no offset: it may start at its end, as in a right-to-left row.
        if view.contentOffset == .zero || view.contentOffset == CGPoint(x: -insets.left, y: -insets.top) { viewport.contentOffset = nil }
        self.init(view, view.collectionViewLayout, in: viewport, keeping: [])
    }

    /// The layout with its own content; `nil` without any.
    func solved() throws(LayoutError) -> SolvedLayout? {
        guard let content else { return nil }
        return try layout.solve(in: viewport, content: content)
    }
}
