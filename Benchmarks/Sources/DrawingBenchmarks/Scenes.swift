import CompositionalLayout
import LayoutDiagram
import LinuxUIKit
import VectorScene

/// The benchmark scenes.
enum Scenes {
    /// The screen of a phone: 60 cells with 60 labels.
    static func screen() throws -> Picture {
        try grid(columns: 6, rowHeight: 70).diagram(items: [60], on: .iPhone15, title: "Sixty cells")
    }

    /// 1,000 cells with 1,000 labels on about 1,200 x 4,000 points.
    static func sheet() throws -> Picture {
        let layout = try grid(columns: 10, rowHeight: 38).solve(
            in: LayoutViewport(width: 1128, height: 3880, scale: 1), content: LayoutContent(itemCounts: [1000]))
        return try Diagram(DrawableLayout(layout: layout, title: "A thousand cells")).picture()
    }

    private static func grid(columns: Int, rowHeight: Double) -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(
            widthDimension: .fractionalWidth(1 / Double(columns)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
