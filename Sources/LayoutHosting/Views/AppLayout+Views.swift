package import CompositionalLayout
import Foundation
import LinuxUIKit
package import ViewPictures

extension AppLayout {
    /// The views of the screen: those around the collection view, and those that the data source makes for elements.
    ///
    /// - Parameters:
    ///   - elements: the elements that are drawn.
    ///   - source: the layout whose data source makes the elements' views; `nil` to leave them out.
    ///   - layout: the solved layout.
    ///   - collector: collects the views; must be new, as its notes become part of the result.
    /// - Returns: the views, and notes about those that are not drawn and about unknown colours.
    package func screenViews(
        _ elements: [LayoutElement], of source: AppLayout?, in layout: SolvedLayout, by collector: ViewCollector = ViewCollector()
    ) -> (views: ScreenViews, notes: [String]) {
        let outer = collector.context(viewport.traitCollection)
        var screen = viewport.performAsCurrent { views?.collectionView.screen(by: collector, in: outer) }
            ?? ScreenViews(size: layout.viewport.size, collectionFrame: CGRect(origin: .zero, size: layout.viewport.size))
        let context = (views?.collectionView.pathFromRoot ?? []).reduce(outer) { $0.colored(by: $1) }
        let lists = (self.layout as? UICollectionViewCompositionalLayout)?.lists ?? [:]
        screen.behind += layout.listBackgrounds(in: screen.collectionFrame, context.colors, lists)
        guard let views = source?.views else { return (screen, collector.notes) }
        views.drawing = ElementDrawing(
            collector: collector, layout: layout, context: context, elements: Set(elements.map(\.id)))
        for element in elements { screen.elements[element.id] = views.face(of: element).picture }
        return (screen, collector.notes)
    }
}

extension UIView {
    /// The view's superviews, outermost first, and the view itself.
    fileprivate var pathFromRoot: [UIView] { sequence(first: self, next: \.superview).reversed() }
}

extension UICollectionView {
    /// The views of the window around the collection view.
    fileprivate func screen(by collector: ViewCollector, in context: ViewCollector.Context) -> ScreenViews {
        var context = context
        let path = pathFromRoot
        var screen = ScreenViews(size: path[0].bounds.size, collectionFrame: CGRect(origin: .zero, size: bounds.size))
        var above: [[ViewPicture]] = []
        // The origin of the view's bounds, in window coordinates.
        var origin = CGPoint.zero
        for (view, next) in zip(path, path.dropFirst().map { $0 } + [nil]) {
            let place = view === path[0] ? .zero : CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
            origin = CGPoint(x: place.x - view.bounds.minX, y: place.y - view.bounds.minY)
            let frame = CGRect(origin: place, size: view.bounds.size)
            screen.collectionFrame = frame
            func layers(_ view: UIView, above subview: UIView?) -> [ViewPicture] {
                collector.layers(of: view, above: subview, in: context).map { $0.moved(to: origin) }
            }
            func pictures(_ views: some Sequence<UIView>) -> [ViewPicture] {
                views.flatMap { subview in
                    let own = collector.picture(of: subview, at: subview.frame.offsetBy(dx: origin.x, dy: origin.y), in: context)
                    return [own].compactMap { $0 } + layers(view, above: subview)
                }
            }
            if let shell = collector.shell(of: view, at: frame, in: context), shell.isDrawn { screen.behind.append(shell) }
            context = context.colored(by: view)
            _ = (view as? UITableView)?.showParts()
            screen.behind += layers(view, above: nil) + view.parts.compactMap { collector.picture(of: $0, in: context)?.moved(to: origin) }
            let views = view.drawingOrder
            let split = views.firstIndex { $0 === next } ?? 0
            screen.behind += pictures(views[..<split])
            above.append((next == nil ? [] : layers(view, above: next)) + pictures(views[split...].filter { $0 !== next }))
        }
        screen.behind += collector.background(of: self, in: context).map { $0.moved(to: screen.collectionFrame.origin) }
        screen.above = above.reversed().flatMap { $0 }
        return screen
    }
}

extension SolvedLayout {
    /// The backgrounds of list sections: the list's own colour, or the system's for grouped lists. Those of the first and the last section
    /// extend to the edges of the view.
    fileprivate func listBackgrounds(
        in frame: CGRect, _ colors: ViewColors, _ lists: [Int: UICollectionLayoutListConfiguration]
    ) -> [ViewPicture] {
        let origin = CGPoint(x: frame.minX - contentOffset.x, y: frame.minY - contentOffset.y)
        return (0..<sectionCount).compactMap { section in
            guard let list = list(inSection: section) else { return nil }
            let system: UIColor? = [.grouped, .insetGrouped].contains(list.appearance) ? .systemGroupedBackground : nil
            guard let color = colors.visible(lists[section]?.backgroundColor ?? system) else { return nil }
            let place = sectionFrame(section).offsetBy(dx: origin.x, dy: origin.y)
            let top = section == 0 ? min(place.minY, frame.minY) : place.minY
            let bottom = section == sectionCount - 1 ? max(place.maxY, frame.maxY) : place.maxY
            let ground = CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top).intersection(frame)
            guard !ground.isEmpty else { return nil }
            var picture = ViewPicture(className: "list background", frame: ground)
            picture.background = color
            return picture
        }
    }
}

extension ViewPicture {
    /// True if the view itself draws something: a background, border, gradient, shadow or shape.
    fileprivate var isDrawn: Bool { background != nil || border != nil || gradient != nil || shadow != nil || !shapes.isEmpty }

    fileprivate func moved(to origin: CGPoint) -> ViewPicture {
        var picture = self
        picture.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        return picture
    }
}
