import UIKit

final class WaterfallLayout {
    private let columnCount = 2
    private let spacing: CGFloat = 10
    private let margin: CGFloat = 16
    private let aspectRatios: [CGFloat]

    init(aspectRatios: [CGFloat]) {
        self.aspectRatios = aspectRatios
    }

    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, environment in
            self?.createSection(in: environment)
        }
    }

    private func createSection(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width - margin * 2
        let items = makeItems(width: width)
        let height = items.map(\.frame.maxY).max() ?? 0
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        ) { _ in
            items
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: margin, leading: margin, bottom: margin, trailing: margin)
        return section
    }

    private func makeItems(width: CGFloat) -> [NSCollectionLayoutGroupCustomItem] {
        let columnWidth = (width - spacing * CGFloat(columnCount - 1)) / CGFloat(columnCount)
        var bottoms = [CGFloat](repeating: 0, count: columnCount)
        return aspectRatios.map { ratio in
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let frame = CGRect(
                x: (columnWidth + spacing) * CGFloat(column), y: bottoms[column],
                width: columnWidth, height: columnWidth * ratio)
            bottoms[column] = frame.maxY + spacing
            return NSCollectionLayoutGroupCustomItem(frame: frame)
        }
    }
}
