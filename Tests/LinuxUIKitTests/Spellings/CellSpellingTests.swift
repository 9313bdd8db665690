import Testing
import UIKit

/// Cells as in layout files, with constraints and controls, which are stored.
struct CellSpellingTests {
    private final class ProductCell: UICollectionViewCell {
        private let titleLabel: UILabel = {
            let label = UILabel()
            label.font = UIFont.preferredFont(forTextStyle: .headline)
            label.numberOfLines = 2
            label.setContentHuggingPriority(.required, for: .vertical)
            label.translatesAutoresizingMaskIntoConstraints = false
            return label
        }()
        private lazy var button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { [weak self] _ in
            self?.onBuy?()
        })
        private lazy var stack = UIStackView(arrangedSubviews: [titleLabel, button])
        private var heightConstraint: NSLayoutConstraint!
        var onBuy: (() -> Void)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            configure()
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        private func configure() {
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            heightConstraint = button.heightAnchor.constraint(equalToConstant: 44)
            heightConstraint.priority = .defaultHigh
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: 8),
                stack.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
                titleLabel.firstBaselineAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
                heightConstraint,
            ])
            contentView.layer.shadowPath = UIBezierPath(rect: bounds).cgPath
            accessibilityTraits.insert(.button)
        }

        var kept: (constraints: Int, arranged: Int) { (contentView.constraints.count, stack.arrangedSubviews.count) }

        override func updateConstraints() {
            heightConstraint.constant = 50
            super.updateConstraints()
        }

        override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    }

    @Test func aCellKeepsItsConstraints() {
        let view = UICollectionView(
            frame: CGRect(0, 0, 300, 600), collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
        let cells = UICollectionView.CellRegistration<ProductCell, Int> { _, _, _ in }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "title") {
            view, _, path in view.tag = path.section + 1
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        dataSource.apply(snapshot)

        let path = IndexPath(item: 1, section: 0)
        let cell = view.cellForItem(at: path) as? ProductCell
        #expect(cell?.kept.constraints == 3 && cell?.kept.arranged == 2)
        #expect(cell?.frame == CGRect(0, 50, 300, 50))
        #expect(cell.flatMap { view.indexPath(for: $0) } == path)
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        #expect(cell.flatMap { other.indexPath(for: $0) } == nil)
        #expect(view.supplementaryView(forElementKind: "title", at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test func aHeaderIsMadeForItsPlace() {
        let section = rows()
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: "title", alignment: .top),
        ]
        let view = UICollectionView(
            frame: CGRect(0, 0, 300, 600), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "title") {
            view, _, path in view.tag = path.section + 1
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        dataSource.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        dataSource.apply(snapshot)
        let header = view.supplementaryView(forElementKind: "title", at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(0, 0, 300, 30) && header?.tag == 1)
        #expect(view.visibleSupplementaryViews(ofKind: "title").count == 1)
    }
}
