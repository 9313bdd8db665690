import UIKit

class LateController: UIViewController {
    enum Part: String, CaseIterable { case hero, shelf, more }
    lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    lazy var source = UICollectionViewDiffableDataSource<Part, String>(collectionView: list) { _, _, _ in nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        source.apply(NSDiffableDataSourceSnapshot())
    }
    func section(_ part: Part) -> NSCollectionLayoutSection? { part == .more ? nil : rows(part == .hero ? 100 : 20) }
    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in section(source.snapshot().sectionIdentifiers[index]) }
    }
}
final class NumberController: UIViewController {
    enum Part: Int { case hero, shelf }
    lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    lazy var source = UICollectionViewDiffableDataSource<Part, String>(collectionView: list) { _, _, _ in nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        source.apply(NSDiffableDataSourceSnapshot())
    }
    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in rows(source.sectionIdentifier(for: index) == .hero ? 100 : 20) }
    }
}
final class EmptyController: LateController {
    override func section(_ part: Part) -> NSCollectionLayoutSection? { fatalError("there is no height for \(part)") }
}
