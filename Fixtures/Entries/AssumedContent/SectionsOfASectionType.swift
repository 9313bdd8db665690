import UIKit

protocol Store {}
final class FeedController: UIViewController {
    enum Part: Hashable { case hero, shelf, more(Int) }
    lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout())
    lazy var source = UICollectionViewDiffableDataSource<Part, String>(collectionView: list) { _, _, _ in nil }
    init(store: any Store) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            switch source.sectionIdentifier(for: index) {
            case .hero: rows(100)
            case .shelf: rows(20)
            default: rows(0)
            }
        }
    }
    func nothing() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { _, _ in rows(0) } }
}
