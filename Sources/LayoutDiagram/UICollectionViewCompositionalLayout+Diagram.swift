public import CompositionalLayout
public import Foundation
public import Scene

extension UICollectionViewCompositionalLayout {
    /// Draws the layout on a device, in one call:
    ///
    ///     let svg = try PhotoLayouts.grid().diagram(items: [9, 4], on: .iPhone15).svg()
    ///
    /// - Parameters:
    ///   - items: the number of items of each section.
    ///   - device: the device whose screen is drawn.
    ///   - title: the picture's title, also for those who do not see it.
    ///   - style: how the picture looks.
    ///   - content: what part of the layout it shows.
    ///   - offset: how far the layout is scrolled from its start, in points.
    ///   - names: what elements are called; `nil` for their index path or kind.
    ///   - fittingSize: what elements with an estimated side ask for, in points; `nil` for what keeps its estimate.
    /// - Throws: a `LayoutError` for a layout that UIKit would refuse; a `DiagramError` for one that is too large to draw.
    public func diagram(
        items: [Int], on device: Device = .default, title: String = "Layout", style: DiagramStyle = .screen,
        content: DiagramContent = .visible, scrolledBy offset: CGFloat = 0,
        names: @escaping (LayoutElement) -> String? = { _ in nil },
        fittingSize: LayoutContent.FittingSize? = nil
    ) throws -> Picture {
        var layout = try solve(
            in: device.viewport, content: LayoutContent(itemCounts: items, fittingSize: fittingSize))
        if offset != 0 { try layout.scroll(fromStartBy: offset) }
        let subject = DiagramSubject(layout: layout, device: device, title: title, name: names)
        return try Diagram(subject, style: style, content: content).picture()
    }
}
