import UIKit

struct Part: Hashable { var kind: Kind; var titles: [String] }
enum Kind: CaseIterable { case hero, shelf }
final class FeedModel { private(set) var parts = [Part](); var kinds: [Kind] = [] }
class PartsController: UICollectionViewController {
    private let model = FeedModel()
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = layout()
    }
    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            rows(model.parts[index].kind == model.kinds[0] ? 70 : 20)
        }
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { model.parts.count }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.parts[section].titles.count
    }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}
final class StoppedController: PartsController {
    var kinds: [Kind]!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(kinds[1])"
    }
}
final class Shelf {
    var kinds: [Kind]?
    private var model: FeedModel?
    func shelves() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            model == nil ? nil : kinds.flatMap { $0.indices.contains(index) ? rows($0[index] == .hero ? 70 : 20) : nil }
        }
    }
}
