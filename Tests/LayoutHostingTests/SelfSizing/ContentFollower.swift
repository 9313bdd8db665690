import UIKit

/// The ways in which apps make a collection view as high as its content.
enum ContentFollowing: CaseIterable {
    case viewDidLayoutSubviews
    case layoutIfNeeded
    case observation
    case keyPath
    case contentSizeObserver
    case sizeComparison
    case layoutInIntrinsicSize
    case reload

    /// An empty collection view of the class that the way needs.
    func view(_ layout: UICollectionViewLayout) -> UICollectionView {
        switch self {
        case .viewDidLayoutSubviews, .layoutIfNeeded, .observation, .keyPath: UICollectionView(frame: .zero, collectionViewLayout: layout)
        case .contentSizeObserver: ContentSizedView(frame: .zero, collectionViewLayout: layout)
        case .sizeComparison: SizeComparingView(frame: .zero, collectionViewLayout: layout)
        case .layoutInIntrinsicSize: LaidOutView(frame: .zero, collectionViewLayout: layout)
        case .reload: ReloadedView(frame: .zero, collectionViewLayout: layout)
        }
    }

    /// False if a constraint that code updates gives the height.
    var hasIntrinsicSize: Bool {
        switch self {
        case .viewDidLayoutSubviews, .layoutIfNeeded, .observation, .keyPath: false
        case .contentSizeObserver, .sizeComparison, .layoutInIntrinsicSize, .reload: true
        }
    }
}

private final class ContentSizedView: UICollectionView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height) }
}

private final class SizeComparingView: UICollectionView {
    override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
    }
}

private final class LaidOutView: UICollectionView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: collectionViewLayout.collectionViewContentSize.height)
    }
}

private final class ReloadedView: UICollectionView {
    override var intrinsicContentSize: CGSize { contentSize }

    override func reloadData() {
        super.reloadData()
        invalidateIntrinsicContentSize()
        superview?.layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
    }
}

/// Rows of 50 points, whose height is perhaps estimated.
final class FollowedRows: NSObject, UICollectionViewDataSource {
    private final class Row: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }
    }

    var count = 7

    nonisolated static func layout(estimate: CGFloat?) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: estimate.map { .estimated($0) } ?? .absolute(50))
        return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }

    func fill(_ view: UICollectionView) {
        view.register(Row.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
}

/// A page with a collection view whose height follows its content's.
final class ContentFollower: UIViewController {
    enum Place: CaseIterable {
        case belowSafeArea
        /// Under the status bar, whose inset does not apply to a view that does not scroll.
        case atTop
        case stack
        case scrollView
    }

    let list: UICollectionView
    let rows = FollowedRows()
    private let (way, place): (ContentFollowing, Place)
    private let start: CGFloat
    private var height: NSLayoutConstraint?
    private var observation: NSKeyValueObservation?

    /// - Parameters:
    ///   - estimate: the height of a row; `nil` for an absolute one.
    ///   - start: the height of the view before its content's is known.
    init(_ way: ContentFollowing, in place: Place = .belowSafeArea, estimate: CGFloat?, start: CGFloat = 0) {
        (self.way, self.place, self.start) = (way, place, start)
        list = way.view(FollowedRows.layout(estimate: estimate))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.fill(list)
        add()
        if !way.hasIntrinsicSize {
            height = list.heightAnchor.constraint(equalToConstant: start)
            height?.isActive = true
        }
        if way == .keyPath { list.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil) }
        if way == .reload { list.reloadData() }
        guard way == .observation else { return }
        observation = list.observe(\.contentSize, options: [.new, .initial]) { [weak self] _, change in
            self?.height?.constant = change.newValue?.height ?? -1
        }
    }

    private func add() {
        let outer: UIView = switch place {
        case .belowSafeArea, .atTop: list
        case .stack: UIStackView(arrangedSubviews: [list])
        case .scrollView: UIScrollView()
        }
        (outer as? UIStackView)?.axis = .vertical
        outer.translatesAutoresizingMaskIntoConstraints = false
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(outer)
        let top = place == .belowSafeArea ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: top), outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        guard let scroll = outer as? UIScrollView, scroll !== list else { return }
        scroll.addSubview(list)
        NSLayoutConstraint.activate([
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor), list.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            list.topAnchor.constraint(equalTo: scroll.topAnchor), list.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), list.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        ])
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
        guard way == .layoutIfNeeded else { return }
        list.layoutIfNeeded()
        height?.constant = list.collectionViewLayout.collectionViewContentSize.height
    }
}

/// A list whose cells are as high as collection views in them.
final class NestedFollower: UICollectionViewController {
    /// A cell that measures its collection view by hand, or that is as high as its constraints say.
    private final class Shelf: UICollectionViewCell {
        private var isMeasuredByHand = false
        private var list: UICollectionView?

        func show(_ list: UICollectionView, isMeasuredByHand: Bool) {
            (self.list, self.isMeasuredByHand) = (list, isMeasuredByHand)
            if isMeasuredByHand { return contentView.addSubview(list) }
            list.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(list)
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: contentView.topAnchor), list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        override func systemLayoutSizeFitting(
            _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            guard isMeasuredByHand, let list else {
                if list != nil { layoutIfNeeded() }
                return super.systemLayoutSizeFitting(target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            }
            list.frame = CGRect(x: 0, y: 0, width: target.width, height: 10_000)
            list.layoutIfNeeded()
            return list.collectionViewLayout.collectionViewContentSize
        }
    }

    private let rows = FollowedRows()
    private let (way, estimate): (ContentFollowing?, CGFloat?)

    /// - Parameters:
    ///   - way: the way of the inner collection view; `nil` if the cell measures it by hand.
    ///   - estimate: the height of an inner row; `nil` for an absolute one.
    init(_ way: ContentFollowing?, estimate: CGFloat?) {
        (self.way, self.estimate) = (way, estimate)
        super.init(collectionViewLayout: FollowedRows.layout(estimate: 120))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Shelf.self, forCellWithReuseIdentifier: "shelf")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "shelf", for: path)
        let list = (way ?? .layoutIfNeeded).view(FollowedRows.layout(estimate: estimate))
        rows.fill(list)
        (cell as? Shelf)?.show(list, isMeasuredByHand: way == nil)
        return cell
    }
}
