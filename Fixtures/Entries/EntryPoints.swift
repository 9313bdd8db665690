import UIKit

@objc protocol FeedDelegate: AnyObject {
    @objc optional func feedDidLoad(_ count: Int) -> Bool
    @objc optional func feedWillLoad()
}

final class FeedViewController: UIViewController, UICollectionViewDataSource {
    weak var delegate: FeedDelegate?
    private let counts: [Int]

    init(counts: [Int] = [2, 5, 3]) {
        self.counts = counts
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate?.feedWillLoad?()
        precondition(delegate?.feedDidLoad?(3) ?? true)
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            switch index {
            case 0: heroSection()
            case 1: rowSection
            default: heroSection()
            }
        }
    }
    private func heroSection() -> NSCollectionLayoutSection { section(height: 100) }
    private var rowSection: NSCollectionLayoutSection {
        let made = section(height: 40)
        return made
    }
    private func unusedSection() -> NSCollectionLayoutSection { section(height: 10) }
    private func section(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

enum FeedBuilder {
    static func build(counts: [Int]) -> UIViewController { FeedViewController() }
    static func wrapped() -> UINavigationController { UINavigationController(rootViewController: LateViewController()) }
}

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: FeedViewController()), UIViewController()]
    }
}

/// Its data arrive later.
private final class LateViewController: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))) }
    required init?(coder: NSCoder) { nil }
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    override func viewDidLoad() {
        super.viewDidLoad()
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in UICollectionViewCell() }
        Task { [weak self] in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            await self?.source.apply(snapshot)
        }
    }
}

// galley: skip
func unfinished() -> UICollectionViewLayout { fatalError() }

#if DEBUG
#Preview("Long feed") {
    let feed = FeedViewController(counts: [9])
    feed.title = "Long"
    return feed
}

#Preview { UIStackView(arrangedSubviews: [UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())]) }
#Preview("Text") { UILabel() }
#Preview("Missing") { Nowhere() }
#endif
