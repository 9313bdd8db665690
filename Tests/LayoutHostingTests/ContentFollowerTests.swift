import LayoutHosting
import Testing
import UIKit

/// A collection view whose height follows its content's, in one of the usual ways.
private final class ContentFollower: UIViewController, UICollectionViewDataSource {
    enum Way: CaseIterable {
        case viewDidLayoutSubviews
        case observation
        case keyPath
        case intrinsicContentSize
    }

    private final class SelfSizing: UICollectionView {
        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height) }
    }

    private final class Row: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }
    }

    let list: UICollectionView
    var count = 7
    private let way: Way
    private let start: CGFloat
    private var height: NSLayoutConstraint?
    private var observation: NSKeyValueObservation?

    /// - Parameters:
    ///   - estimate: the height of a row; `nil` for an absolute one.
    ///   - start: the height of the view before its content's is known.
    init(_ way: Way, estimate: CGFloat?, start: CGFloat = 0) {
        (self.way, self.start) = (way, start)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: estimate.map { .estimated($0) } ?? .absolute(50))
        let layout = UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
        list = way == .intrinsicContentSize ? SelfSizing(frame: .zero, collectionViewLayout: layout)
            : UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.register(Row.self, forCellWithReuseIdentifier: "row")
        list.dataSource = self
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        if way != .intrinsicContentSize {
            height = list.heightAnchor.constraint(equalToConstant: start)
            height?.isActive = true
        }
        if way == .keyPath { list.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil) }
        guard way == .observation else { return }
        observation = list.observe(\.contentSize, options: [.new, .initial]) { [weak self] _, change in
            self?.height?.constant = change.newValue?.height ?? -1
        }
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "contentSize", let size = change?[.newKey] as? CGSize else { return }
        height?.constant = size.height
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if way == .viewDidLayoutSubviews { height?.constant = list.contentSize.height }
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
}

/// Collection views that are as high as their content, as in pages of several views.
@MainActor
struct ContentFollowerTests {
    /// The height follows by a constraint that code updates, or by the intrinsic size of a subclass.
    @Test(arguments: ContentFollower.Way.allCases, [(nil, 0), (80, 0), (20, 0), (nil, 10), (80, 10), (20, 10)] as [(CGFloat?, CGFloat)])
    fileprivate func aHeightThatFollowsTheContentSettles(way: ContentFollower.Way, heights: (estimate: CGFloat?, start: CGFloat)) throws {
        let viewport = Device.iPhone15.viewport
        let controller = ContentFollower(way, estimate: heights.estimate, start: heights.start)
        let app = try viewport.performAsCurrent { try AppLayout(controller, in: viewport) }
        #expect(app.notes + app.assumptions == [])
        #expect(controller.list.frame == CGRect(x: 0, y: 59, width: 393, height: 7 * 50))
        #expect(app.viewport.size == controller.list.frame.size)
        let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
        #expect(solved.contentSize == app.viewport.size)
    }

    /// The collection view appears empty, and its data come later.
    @Test(arguments: [ContentFollower.Way.viewDidLayoutSubviews, .observation, .keyPath])
    fileprivate func aHeightThatFollowsLateContentSettles(way: ContentFollower.Way) throws {
        let viewport = Device.iPhone15.viewport
        let controller = ContentFollower(way, estimate: 80)
        controller.count = 0
        let app = try viewport.performAsCurrent {
            try AppLayout(controller, in: viewport, finishing: {
                controller.count = 4
                controller.list.reloadData()
                controller.view.setNeedsLayout()
            })
        }
        #expect(app.notes + app.assumptions == [] && controller.list.frame.size == CGSize(width: 393, height: 4 * 50))
    }
}
