import LayoutHosting
import Testing
import UIKit

/// Cells whose estimated heights something decides, or nothing.
@MainActor
struct UndecidedCellTests {
    private final class Fitting: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { size }
    }

    private final class Preferring: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes { attributes }
    }

    private final class Growing: UICollectionViewCell {
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            var size = super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            size.height += 10
            return size
        }
    }

    private final class Filled: UICollectionViewListCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(UIView())
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let classes: [UICollectionViewCell.Type]

        init(_ classes: [UICollectionViewCell.Type]) {
            self.classes = classes
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { classes.count }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.register(classes[path.item], forCellWithReuseIdentifier: "\(path.item)")
            let cell = view.dequeueReusableCell(withReuseIdentifier: "\(path.item)", for: path)
            if let row = cell as? UICollectionViewListCell, !(cell is Filled), path.item > 0 {
                var text = row.defaultContentConfiguration()
                text.text = "Row"
                row.contentConfiguration = text
            }
            return cell
        }
    }

    private func undecided(_ layout: UICollectionViewLayout, _ classes: [UICollectionViewCell.Type]) throws -> [Bool] {
        let source = Source(classes)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = source
        let app = try AppLayout(view, in: Device.iPhoneSE.viewport)
        let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
        return solved.elements().filter { $0.category == .cell }.map { !solved.doubt(of: $0.id).isEmpty }
    }

    @Test func aCellWithoutTextAndOwnCodeKeepsItsEstimate() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let layout = UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
        let classes = [UICollectionViewCell.self, Fitting.self, Preferring.self, Growing.self, Filled.self, UICollectionViewListCell.self]
        #expect(try undecided(layout, classes) == [true, false, false, false, true, false])
    }

    @Test func aFlowLayoutWithoutEstimatesDecides() throws {
        let layout = UICollectionViewFlowLayout()
        let classes = [UICollectionViewCell.self, Fitting.self]
        #expect(try undecided(layout, classes) == [false, false])
        layout.estimatedItemSize = CGSize(width: 40, height: 40)
        #expect(try undecided(layout, classes) == [true, false])
    }

    @Test func anEmptyRowHasTheHeightOfItsList() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let classes = [UICollectionViewListCell.self, UICollectionViewListCell.self, Filled.self]
        #expect(try undecided(layout, classes) == [false, false, true])
    }
}
