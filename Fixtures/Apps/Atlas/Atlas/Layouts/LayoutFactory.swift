import UIKit

enum LayoutFactory {
    static func featured() -> NSCollectionLayoutSection {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        leading.contentInsets = .init(top: 0, leading: 0, bottom: 0, trailing: 8)
        let trailing = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitem: trailing, count: 2)
        column.interItemSpacing = .fixed(8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(208)), subitems: [leading, column])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
        section.decorationItems = [.background(elementKind: SectionBackgroundView.kind)]
        return section
    }

    static func grid(columns: Int) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(24), .absolute(24)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / CGFloat(columns))), subitem: item, count: columns)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
        return section
    }

    static func waterfall(heights: [CGFloat], columns: Int = 2) -> NSCollectionLayoutSection {
        let total = heights.reduce(0, +)
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(total))) { environment in
            let width = environment.container.effectiveContentSize.width / CGFloat(columns)
            var bottoms = Array(repeating: CGFloat(0), count: columns)
            return heights.map { height in
                let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
                defer { bottoms[column] += height }
                return NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat(column) * width, y: bottoms[column], width: width, height: height).insetBy(dx: 4, dy: 4))
            }
        }
        return NSCollectionLayoutSection(group: group)
    }

    private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}
