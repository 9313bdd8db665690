import LayoutHosting
import Testing
import UIKit

/// A view controller appears as in UIKit, and its collection view is found and placed.
@MainActor
struct ControllerAppearanceTests {
    private let viewport = Device.iPhone15.viewport

    @Test func aControllerIsCalledInUIKitsOrder() throws {
        let controller = CallOrderController()
        _ = try AppLayout(controller, in: viewport)
        #expect(controller.calls == [
            "loadView", "viewDidLoad", "viewWillAppear", "viewSafeAreaInsetsDidChange", "viewIsAppearing",
            "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
        ])
        #expect(controller.boundsInViewDidLoad == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(controller.safeAreaInLayout.top == 59 && controller.safeAreaInLayout.bottom == 34)
        #expect(controller.hadWindow)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func traitsAreTheViewports(style: UIUserInterfaceStyle) throws {
        var viewport = viewport
        viewport.traitCollection = UITraitCollection(
            traitsFrom: [viewport.traitCollection, UITraitCollection(userInterfaceStyle: style)])
        let controller = CallOrderController()
        _ = try AppLayout(controller, in: viewport)
        #expect(controller.traitCollection.userInterfaceStyle == style)
        #expect(controller.view.subviews.allSatisfy { $0.traitCollection.userInterfaceStyle == style })
    }

    @Test func theVisibleChildOfBarControllersIsShown() throws {
        let (hidden, shown) = (CallOrderController(), CallOrderController(items: 5))
        let tabs = UITabBarController()
        tabs.viewControllers = [hidden, UINavigationController(rootViewController: shown)]
        tabs.selectedIndex = 1
        let app = try AppLayout(tabs, in: viewport)
        #expect(app.content?.itemCounts == [5])
        #expect(hidden.calls == [] && shown.calls.last == "viewDidAppear")
        #expect(app.viewport.size == viewport.size && app.viewport.safeAreaInsets.bottom == 83)
    }

    @Test func theFirstOfTheSetPagesIsShown() throws {
        let (shown, other) = (CallOrderController(items: 4), CallOrderController(items: 5))
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([shown], direction: .forward, animated: false)
        #expect(try AppLayout(UINavigationController(rootViewController: pages), in: viewport).content?.itemCounts == [4])
        pages.setViewControllers([other], direction: .forward, animated: false)
        #expect(try AppLayout(pages, in: viewport).content?.itemCounts == [5])
        #expect(shown.view.superview == nil)
    }

    @Test func aChildThatFillsHalfTheViewHasItsShareOfTheSafeArea() throws {
        let parent = ParentController()
        let app = try AppLayout(parent, in: viewport)
        #expect(app.viewport.size == CGSize(width: 393, height: 426))
        #expect(app.viewport.safeAreaInsets.top == 0 && app.viewport.safeAreaInsets.bottom == 34)
        #expect(parent.child.calls.filter { $0 == "viewWillAppear" }.count == 1)
    }

    @Test func aCollectionViewFollowsAViewThatIsResized() throws {
        let controller = viewport.performAsCurrent { CallOrderController() }
        _ = try AppLayout(controller, in: viewport)
        let app = try AppLayout(controller, in: Device.iPadPro11.viewport)
        #expect(app.viewport.size == Device.iPadPro11.viewport.size)
    }

    @Test func constraintsWithTheViewAndItsGuidesPlaceACollectionView() throws {
        let app = try AppLayout(PinnedController(), in: viewport)
        #expect(app.viewport.size == CGSize(width: 393 - 30, height: 852 - 59 - 100))
        var mirrored = viewport
        mirrored.traitCollection = UITraitCollection(
            traitsFrom: [viewport.traitCollection, UITraitCollection(layoutDirection: .rightToLeft)])
        let controller = PinnedController()
        _ = try AppLayout(controller, in: mirrored)
        #expect(controller.collectionView.frame == CGRect(x: 20, y: 59, width: 363, height: 693))
    }

    @Test func aHiddenCollectionViewIsNotTheOneShown() throws {
        let controller = UIViewController()
        let (first, second) = (UICollectionView.rows(1), UICollectionView.rows(2))
        first.isHidden = true
        for view in [first, second] { controller.view.addSubview(view) }
        let app = try AppLayout(controller, in: viewport, assuming: .hiddenView)
        #expect(app.layout === second.collectionViewLayout && app.notes.isEmpty)
    }

    @Test func aCollectionViewThatIsHiddenUntilItsDataComeIsTakenIfAsked() throws {
        let controller = UIViewController()
        let (view, container) = (UICollectionView.rows(1), UIView())
        container.addSubview(view)
        controller.view.addSubview(container)
        container.alpha = 0
        #expect(throws: HostingError.self) { try AppLayout(controller, in: viewport) }
        let app = try AppLayout(controller, in: viewport, assuming: .hiddenView)
        #expect(app.layout === view.collectionViewLayout)
        #expect(app.assumptions.last == "the collection view is hidden, perhaps until its data arrive; it is drawn as if it were shown")
        #expect(throws: HostingError.self) { try AppLayout(container, in: viewport, assuming: []) }
        #expect(try AppLayout(container, in: viewport, assuming: .hiddenView).layout === view.collectionViewLayout)
    }

    /// Otherwise the view for an empty list would cover the items.
    @Test func aHiddenCollectionViewComesBeforeTheViewInItsPlace() throws {
        let controller = UIViewController()
        let (view, placeholder) = (UICollectionView.rows(1), UIView())
        for view in [view, placeholder] { controller.view.addSubview(view) }
        _ = try AppLayout(controller, in: viewport, assuming: .hiddenView)
        #expect(controller.view.subviews.last === placeholder)
        view.isHidden = true
        _ = try AppLayout(controller, in: viewport, assuming: .hiddenView)
        #expect(controller.view.subviews.last === view)
    }

    @Test func theNumberOfCollectionViewsIsTold() throws {
        let controller = UIViewController()
        for y in [0, 100, 200] {
            let view = UICollectionView.rows(1)
            view.frame = CGRect(x: 0, y: y, width: 300, height: y == 200 ? 0 : 80)
            controller.view.addSubview(view)
        }
        #expect(try AppLayout(controller, in: viewport).notes == ["one of its 2 collection views is drawn"])
    }
}

/// A collection view's own insets determine where its content begins and where headers are pinned.
@MainActor
struct ContentInsetTests {
    private let viewport = Device.iPhone15.viewport

    private func solve(_ configure: @escaping (UICollectionView) -> Void) throws -> (SolvedLayout, InsetController) {
        let controller = InsetController(configure)
        let app = try AppLayout(controller, in: viewport)
        return (try app.layout.solve(in: app.viewport, content: try #require(app.content)), controller)
    }

    @Test func contentBeginsBelowItsInsetAndTheSafeArea() throws {
        let (solved, controller) = try solve { $0.contentInset.top = 100 }
        #expect(solved.contentOffset.y == -159 && controller.offsetInAppearing.y == -159)
        #expect(try solve { _ in }.0.contentOffset.y == -59)
    }

    @Test func neverAdjustedContentBeginsUnderTheStatusBar() throws {
        #expect(try solve { $0.contentInsetAdjustmentBehavior = .never }.0.contentOffset.y == 0)
        let (solved, _) = try solve {
            $0.contentInsetAdjustmentBehavior = .never
            $0.contentInset.top = 12
        }
        #expect(solved.contentOffset.y == -12)
    }

    @Test func headersArePinnedBelowTheInset() throws {
        let (solved, _) = try solve {
            $0.contentInset.top = 100
            $0.contentOffset.y = 200
        }
        let header = LayoutElement.ID(category: .supplementary, kind: "header", section: 0, item: 0)
        #expect(solved.element(header)?.frame.minY == 359)
    }
}

/// A list of 40 rows under a pinned header.
private final class InsetController: UICollectionViewController {
    private(set) var offsetInAppearing = CGPoint.zero
    private let configure: (UICollectionView) -> Void

    init(_ configure: @escaping (UICollectionView) -> Void) {
        self.configure = configure
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: item.layoutSize, elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        configure(collectionView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        offsetInAppearing = collectionView.contentOffset
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// Records the order of calls.
private final class CallOrderController: UIViewController, UICollectionViewDataSource {
    var calls: [String] = []
    var boundsInViewDidLoad = CGRect.zero
    var safeAreaInLayout = UIEdgeInsets.zero
    var hadWindow = false
    private let items: Int

    init(items: Int = 3) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        calls.append("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
        boundsInViewDidLoad = view.bounds
        let collectionView = UICollectionView.rows(0, frame: view.bounds)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewSafeAreaInsetsDidChange() { calls.append("viewSafeAreaInsetsDidChange") }
    override func viewIsAppearing(_ animated: Bool) {
        calls.append("viewIsAppearing")
        hadWindow = view.window != nil
    }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() {
        calls.append("viewDidLayoutSubviews")
        safeAreaInLayout = view.safeAreaInsets
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

private final class ParentController: UIViewController {
    let child = CallOrderController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        child.view.frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: view.bounds.height / 2)
    }
}

private final class PinnedController: UIViewController {
    let collectionView = UICollectionView.rows(1)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: collectionView.trailingAnchor, constant: 20),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -100),
        ])
    }
}

extension UICollectionView {
    /// A view with rows of 44 points and content set by code.
    @MainActor
    static func rows(_ count: Int, frame: CGRect = .zero) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        if count > 0 { view.content = LayoutContent(itemCounts: [count]) }
        return view
    }
}
