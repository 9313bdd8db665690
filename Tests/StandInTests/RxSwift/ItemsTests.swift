import ReactorKit
import RxCocoa
import RxDataSources
import RxSwift
import Testing
import UIKit

@MainActor struct ItemsTests {
    final class TextCell: UICollectionViewCell { var text = "" }

    private let view = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        return view
    }()
    private let bag = DisposeBag()

    private var texts: [[String]] {
        view.layoutIfNeeded()
        return (0..<view.numberOfSections).map { section in
            (0..<view.numberOfItems(inSection: section)).map { (view.cellForItem(at: [section, $0]) as! TextCell).text }
        }
    }

    @Test func cellsShowTheLastItems() {
        let items = BehaviorRelay(value: ["a"])
        items.bind(to: view.rx.items(cellIdentifier: "text", cellType: TextCell.self)) { row, item, cell in
            cell.text = "\(row) \(item)"
        }.disposed(by: bag)
        #expect(texts == [["0 a"]])
        items.accept(["b", "c"])
        #expect(texts == [["0 b", "1 c"]])
    }

    @Test func itemsStayWhenTheirObservableEnds() {
        Observable.just(["a", "b"]).bind(to: view.rx.items) { view, row, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: [0, row]) as! TextCell
            cell.text = item
            return cell
        }.disposed(by: bag)
        #expect(texts == [["a", "b"]])
    }

    @Test func sectionModelsBecomeSections() {
        let source = RxCollectionViewSectionedReloadDataSource<SectionModel<String, Int>>(configureCell: { source, view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path) as! TextCell
            cell.text = "\(source[path.section].model)\(item)"
            return cell
        })
        Driver.just([SectionModel(model: "a", items: [1, 2]), SectionModel(model: "b", items: [3])])
            .drive(view.rx.items(dataSource: source)).disposed(by: bag)
        #expect(texts == [["a1", "a2"], ["b3"]])
    }

    @Test func bindersSetPropertiesAndControlsSendTheirValue() {
        let (label, field) = (UILabel(), UITextField())
        field.text = "typed"
        field.rx.text.orEmpty.map { $0 + "!" }.bind(to: label.rx.text).disposed(by: bag)
        Observable.just(true).bind(to: label.rx.isHidden).disposed(by: bag)
        #expect(label.text == "typed!" && label.isHidden)
    }

    @Test func actionsChangeTheStateOfTheBoundView() {
        final class Counter: Reactor {
            enum Action { case add(Int) }
            struct State {
                var sum = 0
                @Pulse var alert: String?
            }
            let initialState = State()

            func mutate(action: Action) -> Observable<Action> { .of(action, action) }
            func reduce(state: State, mutation: Action) -> State {
                var next = state
                if case .add(let value) = mutation { next.sum += value }
                if next.sum == 6 { next.alert = "six" }
                return next
            }
        }
        final class Label: UILabel, View {
            var disposeBag = DisposeBag()
            func bind(reactor: Counter) {
                reactor.state.map { "\($0.sum)" }.bind(to: rx.text).disposed(by: disposeBag)
                reactor.pulse(\.$alert).compactMap { $0 }.bind(to: rx.accessibilityLabel).disposed(by: disposeBag)
            }
        }
        let (label, counter) = (Label(), Counter())
        label.reactor = counter
        #expect(label.text == "0" && label.accessibilityLabel == nil)
        counter.action.accept(.add(3))
        #expect(label.text == "6" && label.accessibilityLabel == "six" && counter.currentState.sum == 6)
    }
}
