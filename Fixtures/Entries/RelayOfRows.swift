import RxCocoa
import RxDataSources
import RxSwift
import UIKit

/// Its rows come from a relay, which a view that appears fills.
final class RelayController: UIViewController {
    private let rows = PublishRelay<[SectionModel<String, Int>]>()
    private let bag = DisposeBag()
    private let dataSource = RxCollectionViewSectionedReloadDataSource<SectionModel<String, Int>>(
        configureCell: { _, view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "row", for: path) })

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        view.addSubview(list)
        rows.asDriver(onErrorJustReturn: []).drive(list.rx.items(dataSource: dataSource)).disposed(by: bag)
        rx.methodInvoked(#selector(UIViewController.viewWillAppear))
            .map { _ in [SectionModel(model: "first", items: [1, 2]), SectionModel(model: "second", items: [3])] }
            .bind(to: rows)
            .disposed(by: bag)
    }
}
