import ReactorKit
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

final class AlbumsReactor: Reactor {
    enum Action { case load }
    struct State { var sections: [SectionModel<String, String>] = [] }

    let initialState = State()

    func mutate(action: Action) -> Observable<[String]> {
        Single.just(["Blue", "Kind of Blue", "Hejira"]).observe(on: MainScheduler.asyncInstance).asObservable()
    }
    func reduce(state: State, mutation: [String]) -> State {
        State(sections: [SectionModel(model: "Albums", items: mutation)])
    }
}

extension Reactive where Base: UIViewController {
    var viewWillAppear: ControlEvent<Bool> {
        ControlEvent(events: methodInvoked(#selector(Base.viewWillAppear(_:))).map { $0.first as? Bool ?? false })
    }
}

final class AlbumCell: UICollectionViewCell {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.frame = contentView.bounds
        contentView.addSubview(title)
    }
    required init?(coder: NSCoder) { nil }
}

final class AlbumsController: UIViewController, View {
    var disposeBag = DisposeBag()
    private let rows: UICollectionView = {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
    }()

    init(reactor: AlbumsReactor = AlbumsReactor()) {
        super.init(nibName: nil, bundle: nil)
        self.reactor = reactor
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.frame = view.bounds
        rows.register(AlbumCell.self, forCellWithReuseIdentifier: "album")
        view.addSubview(rows)
    }

    func bind(reactor: AlbumsReactor) {
        let source = RxCollectionViewSectionedReloadDataSource<SectionModel<String, String>>(configureCell: { _, rows, path, album in
            let cell = rows.dequeueReusableCell(withReuseIdentifier: "album", for: path) as! AlbumCell
            cell.title.text = album
            return cell
        })
        rx.viewWillAppear.map { _ in AlbumsReactor.Action.load }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map(\.sections).bind(to: rows.rx.items(dataSource: source)).disposed(by: disposeBag)
        rows.rx.itemSelected.withUnretained(self)
            .bind { owner, path in owner.rows.deselectItem(at: path, animated: true) }.disposed(by: disposeBag)
    }
}
