import Foundation
import TestSupport
import Testing

/// Previews, factories, containers and sections of an app's file, compiled once.
struct EntryPointFilesTests {
    private static let file = """
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

        /// Its data come later.
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

        """

    /// A member is called several times, with an owner each.
    @Test func mistakesOfAMembersOwnerAreToldOnce() throws {
        let text = """
            import UIKit

            final class Pager: UIView {
                private let title = UILabel()
                private let height: NSInteger = 40
                init() {
                    super.init(frame: .zero)
                    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
                }
                required init?(coder: NSCoder) { nil }
                func section() -> NSCollectionLayoutSection {
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(height)))
                    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                }
            }
            """
        try Galley.inNewFolder { galley in
            try galley.write(text, to: "Pager.swift")
            let told = try galley.run(["render", "Pager.swift", "-o", "Pictures/"], environment: ["XDG_CACHE_HOME": SwiftFileTests.caches])
            let lines = told.errorText.split(separator: "\n").filter { $0.contains("Unable to activate") }
            #expect(told.status == 0 && lines.count == 1, "\(told.errorText)")
            #expect(lines.allSatisfy { $0.hasPrefix("Pager.swift:11: Pager.section: note: ") })
        }
    }

    /// Beside the controller with plain values.
    @Test func aFactoryIsDrawnThatGivesWhatIsAssumedOtherwise() throws {
        let text = """
            import UIKit

            struct Store { var counts: [Int] }

            final class Grid: UICollectionViewController {
                private let store: Store
                init(store: Store) {
                    self.store = store
                    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
                }
                required init?(coder: NSCoder) { nil }
                override func numberOfSections(in collectionView: UICollectionView) -> Int { store.counts.count }
                override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { store.counts[section] }
                override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
            }

            func makeGrid() -> UIViewController { Grid(store: Store(counts: [2, 3])) }
            func makeGrid(_ counts: [Int]) -> UIViewController { Grid(store: Store(counts: counts)) }
            """
        try Galley.inNewFolder { galley in
            try galley.write(text, to: "Grid.swift")
            let list = try galley.run(["render", "Grid.swift", "--list"], environment: ["XDG_CACHE_HOME": SwiftFileTests.caches]).outputText
            let lines = list.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 2).last.map(String.init) ?? "" }
            #expect(lines.count == 3 && lines[0].hasPrefix(" Grid: a view controller; drawn with Grid(store: "), "\(list)")
            #expect(lines.dropFirst() == [
                " makeGrid: a view controller", " makeGrid: refused: shows Grid, which has its own picture; --only draws it",
            ], "\(list)")
        }
    }

    @Test func entryPointsAreDrawnAsAppsHaveThem() throws {
        try Galley.inNewFolder { galley in
            try galley.write(Self.file, to: "Feed.swift")
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            let list = try galley.run(["render", "Feed.swift", "--list"], environment: environment)
            let lines = list.outputText.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 2).last.map(String.init) ?? "" }
            #expect(list.status == 0)
            #expect(lines == [
                " FeedViewController: a view controller", " FeedViewController.makeLayout: a layout",
                " FeedViewController.heroSection: a section", " FeedViewController.rowSection: a section",
                " FeedViewController.unusedSection: a section",
                " FeedViewController.section: a section",
                " FeedBuilder.build: refused: shows FeedViewController, which has its own picture; --only draws it",
                " FeedBuilder.wrapped: refused: shows LateViewController, which has its own picture; --only draws it",
                " Tabs: refused: shows FeedViewController, which has its own picture; --only draws it",
                " LateViewController: a view controller", " unfinished: refused: is skipped by the comment above it",
                " Long-feed: a preview", " UIStackView.Preview: a preview",
                " Text: refused: UILabel has no height: neither its constraints nor its content give one",
                " Missing: refused: cannot find 'Nowhere' in scope",
            ], "\(list.outputText)\(list.errorText)")

            let names = ["FeedViewController.heroSection", "*.rowSection", "FeedViewController.unusedSection", "Tabs", "Long-feed", "Late*"]
            let result = try galley.run(["frames", "Feed.swift"] + names.flatMap { ["--only", $0] }, environment: environment)
            let frames = DrawnFrames(result)
            #expect(result.status == 0, "\(result.errorText)")
            // The sections that call it, with their own items.
            let hero = frames.cells("FeedViewController.heroSection")
            #expect(hero.map { $0.split(separator: " ")[1] } == ["0–0", "0–1", "2–0", "2–1", "2–2"], "\(hero)")
            let row = frames.cells("FeedViewController.rowSection")
            #expect(row.count == 5 && row.first?.hasPrefix("cell 1–0 0 0 393 40") == true, "\(row)")
            #expect(frames.cells("FeedViewController.unusedSection").count == 12)
            #expect(result.errorText.contains("no section of its view controller uses it"), "\(result.errorText)")
            let strict = try galley.run(["frames", "--strict", "Feed.swift", "--only", "FeedViewController.unusedSection"], environment: environment)
            #expect(strict.status == 65 && strict.errorText.contains("; 12 placeholder items are shown"), "\(strict.errorText)")
            #expect(frames.cells("Tabs").count == 10 && frames.cells("Long-feed").count == 9)
            // Data that come later.
            #expect(frames.cells("LateViewController").count == 12)
            #expect(result.errorText.contains("LateViewController: note: the number of items is unknown; 12 are shown"), "\(result.errorText)")
            let late = try galley.run(["frames", "Feed.swift", "--only", "Late*", "--items", "4"], environment: environment)
            #expect(DrawnFrames(late).cells("LateViewController").count == 4)
            let missing = try galley.run(["frames", "Feed.swift", "--exclude", "Food*"], environment: environment)
            #expect(missing.status == 66 && missing.errorText.contains("the files have no Food*; found are FeedViewController, "))
        }
    }
}
