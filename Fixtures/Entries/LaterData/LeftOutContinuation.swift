import UIKit

final class FeedController: UICollectionViewController {
    private var titles: [String] = []
    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        print("loading")
        Task { titles = await load() }
    }
    func load() async -> [String] {
        await withCheckedContinuation { continuation in
            Realm.load { continuation.resume(returning: $0) }
        }
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }
}
