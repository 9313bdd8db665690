import UIKit

/// Pictures of their own heights in columns: a custom group.
final class PinboardViewController: UIViewController, UICollectionViewDataSource {
    private let ratios: [CGFloat] = [1.2, 0.8, 1, 1.5, 0.7, 1.1, 0.9, 1.4, 1, 0.6]

    private lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        view.dataSource = self
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Pin")
        return view
    }()

    override func loadView() {
        view = collectionView
    }

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        let ratios = ratios
        return UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            let columns = environment.traitCollection.horizontalSizeClass == .compact ? 2 : 4
            let spacing: CGFloat = 8
            let columnWidth = (width - spacing * CGFloat(columns + 1)) / CGFloat(columns)

            var heights = [CGFloat](repeating: spacing, count: columns)
            var frames: [CGRect] = []
            for ratio in ratios {
                let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
                let x = spacing + CGFloat(column) * (columnWidth + spacing)
                frames.append(CGRect(x: x, y: heights[column], width: columnWidth, height: columnWidth * ratio))
                heights[column] += columnWidth * ratio + spacing
            }

            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights.max() ?? 0))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            }
            return NSCollectionLayoutSection(group: group)
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        ratios.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Pin", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        cell.accessibilityLabel = "Pin \(indexPath.item + 1)"
        return cell
    }
}
