import UIKit

struct Magazine { let title: String; let issue: Int }

protocol MagazineStore { func magazines() -> [Magazine] }

struct BundledMagazineStore: MagazineStore {
    func magazines() -> [Magazine] { (1...5).map { Magazine(title: "Tides", issue: $0) } }
}

final class MagazineViewModel {
    let columns = 3
    private(set) var items: [Magazine] = []
    private let store: MagazineStore

    init(store: MagazineStore) { self.store = store }

    func load() { items = store.magazines() }
}

extension MagazineViewModel: ShelfViewModel {
    var title: String { "Magazines" }
}

final class MagazineCell: UICollectionViewCell, Configurable {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(with model: Magazine) { label.text = "\(model.title) \(model.issue)" }
}
