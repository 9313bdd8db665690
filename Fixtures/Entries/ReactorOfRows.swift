import ReactorKit
import RxCocoa
import RxSwift
import UIKit

/// Its reactor is set when it is made, and fills its rows once its view has loaded.
final class ReactorController: UIViewController, View {
    var disposeBag = DisposeBag()
    private lazy var list: UICollectionView = {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    init() {
        super.init(nibName: nil, bundle: nil)
        reactor = RowsReactor()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        view.addSubview(list)
    }

    func bind(reactor: RowsReactor) {
        rx.methodInvoked(#selector(UIViewController.viewDidLoad)).map { _ in .load }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map(\.rows)
            .bind(to: list.rx.items(cellIdentifier: "row")) { (_: Int, _: Int, _: UICollectionViewCell) in }
            .disposed(by: disposeBag)
    }
}

final class RowsReactor: Reactor {
    enum Action { case load }
    enum Mutation { case take([Int]) }
    struct State { var rows: [Int] = [] }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> { .just(.take([1, 2, 3])) }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        if case .take(let rows) = mutation { state.rows = rows }
        return state
    }
}
