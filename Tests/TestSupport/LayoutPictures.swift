public import CompositionalLayout
public import LayoutDiagram
public import LinuxUIKit
public import VectorScene

extension UICollectionViewCompositionalLayout {
    /// Solves the layout on a device, and draws it.
    public func diagram(
        items: [Int], on device: Device = .default, title: String = "Layout", style: DiagramStyle = .screen,
        content: DiagramContent = .visible, scrolledBy offset: Double = 0,
        names: @escaping (LayoutElement) -> String? = { _ in nil }, fittingSize: LayoutContent.FittingSize? = nil
    ) throws -> Picture {
        let counts = LayoutContent(itemCounts: items, fittingSize: fittingSize)
        return try solve(in: device.viewport, content: counts, scrolledBy: offset)
            .diagram(on: device, title: title, style: style, content: content, names: names)
    }
}
