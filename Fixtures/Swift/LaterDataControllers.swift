import UIKit

/// Rows whose number comes from elsewhere.
class CountedRowsController: UICollectionViewController {
    var count = 0 {
        didSet { collectionView.reloadData() }
    }

    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}

final class AppearanceDataController: CountedRowsController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        count = 2
    }
}

final class MainQueueDataController: CountedRowsController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.count = 3 } }
        }
    }
}

actor RowStore {
    private var loads = 0

    func load() async -> Int {
        loads += 1
        return await Task.detached { (0..<100_000).reduce(0) { max($0, $1 % 4) } }.value + loads
    }
}

final class TaskDataController: CountedRowsController {
    private let store = RowStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            for _ in 0..<8 { count = await store.load() }
        }
    }
}

final class GlobalQueueDataController: CountedRowsController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.global().async {
            let sum = (0..<100_000).reduce(0) { ($0 &+ $1) % 1_000 }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.count = sum < 0 ? 0 : 6 } }
        }
    }
}
