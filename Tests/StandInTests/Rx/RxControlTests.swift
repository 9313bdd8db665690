import Foundation
import RxCocoa
import RxDataSources
import RxSwift
import Testing
import UIKit

@MainActor struct RxControlTests {
    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

    private final class TextCell: UICollectionViewCell { var text = "" }

    /// The texts of the cells of all sections.
    private var texts: [[String]] {
        (0..<view.numberOfSections).map { section in
            (0..<view.numberOfItems(inSection: section)).map { item in
                (view.dataSource?.collectionView(view, cellForItemAt: IndexPath(item: item, section: section)) as? TextCell)?.text ?? ""
            }
        }
    }

    @Test func aRelayFillsACollectionView() {
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        let (names, bag) = (BehaviorRelay(value: ["a", "b"]), DisposeBag())
        names.bind(to: view.rx.items(cellIdentifier: "cell", cellType: TextCell.self)) { row, name, cell in
            cell.text = "\(row)\(name)"
        }.disposed(by: bag)
        #expect(texts == [["0a", "1b"]])
        names.accept(["c"])
        #expect(texts == [["0c"]])
        // An end does not release the data source.
        Observable.just(["d"]).bind(to: view.rx.items(cellIdentifier: "cell", cellType: TextCell.self)) { _, name, cell in cell.text = name }
            .disposed(by: bag)
        #expect(texts == [["d"]])
    }

    @Test func sectionModelsFillACollectionView() {
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        let dataSource = RxCollectionViewSectionedReloadDataSource<SectionModel<String, Int>>(configureCell: { source, view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? TextCell)?.text = "\(source[path.section].model)\(item)"
            return cell
        })
        let bag = DisposeBag()
        Observable.just([SectionModel(model: "s", items: [1, 2]), SectionModel(model: "t", items: [3])])
            .bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
        #expect(texts == [["s1", "s2"], ["t3"]])
    }

    @Test func aRelayFillsATable() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let bag = DisposeBag()
        Driver.just(["a", "b"]).drive(table.rx.items(cellIdentifier: "cell")) { row, name, cell in
            cell.textLabel?.text = "\(row)\(name)"
        }.disposed(by: bag)
        let cells = (0..<table.numberOfRows(inSection: 0)).compactMap { row in
            table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: row, section: 0)).textLabel?.text
        }
        #expect(cells == ["0a", "1b"])
    }

    @Test func bindersSetProperties() {
        let (label, button, bag) = (UILabel(), UIButton(), DisposeBag())
        Observable.just("text").bind(to: label.rx.text).disposed(by: bag)
        Observable.just(true).bind(to: label.rx.isHidden).disposed(by: bag)
        Observable.just("title").bind(to: button.rx.title(for: .normal)).disposed(by: bag)
        #expect(label.text == "text")
        #expect(label.isHidden)
        #expect(button.title(for: .normal) == "title")
    }

    @Test func controlsPublishTheirValuesAndActions() {
        let (field, button) = (UITextField(), UIButton())
        field.text = "a"
        let (texts, changes, taps) = (RxRecorder(field.rx.text.orEmpty), RxRecorder(field.rx.text.orEmpty.changed), RxRecorder(button.rx.tap))
        field.text = "b"
        field.sendActions(for: .editingChanged)
        button.sendActions(for: .touchUpInside)
        #expect(texts.events == ["a", "b"])
        #expect(changes.events == ["b"])
        #expect(taps.events == ["()"])
    }

    @Test func notificationsArePublished() {
        let name = Notification.Name("galley.test")
        let recorder = RxRecorder(NotificationCenter.default.rx.notification(name).map(\.name.rawValue))
        NotificationCenter.default.post(name: name, object: nil)
        recorder.dispose()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(recorder.events == ["galley.test"])
    }

    @Test func anAppearingViewIsToldLater() async {
        let recorder = RxRecorder(UIViewController().rx.methodInvoked(Selector("viewWillAppear:")).map { _ in "appears" })
        #expect(recorder.events == [])
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(recorder.events == ["appears"])
    }
}
