import UIKit

class ListController: UICollectionViewController {
    var counts: [Int] { [] }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func numberOfSections(in view: UICollectionView) -> Int { counts.count }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))) }
    required init?(coder: NSCoder) { nil }
}
final class TrapController: ListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { fatalError("no account") }
    }
}
final class QueueController: ListController {
    var found: [Int] = []
    override var counts: [Int] { found }
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { DispatchQueue.main.async { self.found = [3] } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 600) { self.found = [5] }
    }
}
final class TaskController: ListController {
    var found: [Int] = []
    override var counts: [Int] { found }
    override func viewDidLoad() {
        super.viewDidLoad()
        Task { found = await Store().load() }
    }
}
actor Store {
    func load() async -> [Int] { await Task.detached { [2] }.value }
}
final class ThreadController: ListController {
    var found: [Int] = []
    override var counts: [Int] { found }
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue(label: "loading").async {
            let sum = (0..<2_000_000).reduce(0) { ($0 &+ $1) % 1_000 }
            DispatchQueue.main.async { self.found = [sum < 0 ? 0 : 1] }
        }
    }
}
