import LayoutHosting
import ProgramMessages
import TestSupport
import Testing
import UIKit

/// Bars take their room around the view of a controller in a container (B-W1 to B-W6).
@MainActor
struct BarTests {
    /// A screen of rows of 100 below a pinned header.
    private final class Screen: UICollectionViewController {
        var appear: (Screen) -> Void = { _ in }

        init() {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), elementKind: "header", alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        }
        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { appear(self) }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell()
        }
    }

    private let screen = Screen()

    private func shown(
        _ controller: UIViewController, in containers: ScreenContainers? = nil, on device: Device = .iPhone15
    ) throws -> AppLayout {
        try device.viewport.performAsCurrent { try AppLayout(controller, in: device.viewport, standingIn: containers.map { ScreenPlace($0) }) }
    }

    /// All devices; without more tests, those whose bars, insets or idioms are none of an earlier one.
    private nonisolated static let devices: [Device] = {
        var seen: Set<String> = []
        return (Device.all + Device.all.map(\.landscape)).filter { device in
            let insets = device.viewport.safeAreaInsets
            let kind = "\(heights(on: device)) \(device.viewport.traits.idiom) \(insets.top > 20) \(insets.leading > 0) \(insets.bottom > 0)"
            return MoreTests.areWanted || seen.insert(kind).inserted
        }
    }()

    /// The heights of bars on a device: navigation bar, toolbar, tab bar, large title.
    private nonisolated static func heights(on device: Device) -> (bar: CGFloat, tools: CGFloat, tabs: CGFloat, title: CGFloat) {
        let traits = device.viewport.traits
        if traits.idiom == .pad { return (50, 50, 50, 52) }
        if traits.verticalSizeClass == .compact { return (32, 32, 32, 0) }
        return traits.systemVersion < 26 ? (44, 44, 49, 52) : (54, 48, 49, 52)
    }

    // MARK: Room

    @Test func barsOfAPhoneTakeTheRoomThatTheyHaveInUIKit() throws {
        let navigation = UINavigationController(rootViewController: screen)
        #expect(try shown(navigation).viewport.safeAreaInsets.top == 103)
        navigation.navigationBar.prefersLargeTitles = true
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let insets = try shown(tabs).viewport.safeAreaInsets
        #expect(insets.top == 155 && insets.bottom == 83)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852), "content reaches beneath the bars")
    }

    @Test(arguments: 0..<16) func everyPartOfABarAddsItsHeight(parts: Int) throws {
        for device in Self.devices { try expectHeights(of: parts, on: device) }
    }

    private func expectHeights(of parts: Int, on device: Device) throws {
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: screen)
        let own = device.viewport.safeAreaInsets
        let heights = Self.heights(on: device)
        var (top, bottom) = (own.top + heights.bar, own.bottom)
        var root: UIViewController = navigation
        if parts & 1 != 0 {
            navigation.navigationBar.prefersLargeTitles = true
            top += heights.title
        }
        if parts & 2 != 0 {
            screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
            if device.viewport.traits.idiom != .pad { top += 52 }
        }
        if parts & 4 != 0 {
            (screen.navigationItem.prompt, navigation.isToolbarHidden) = ("Not saved", false)
            (top, bottom) = (top + 34, bottom + heights.tools)
        }
        if parts & 8 != 0 {
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            (root, bottom) = (tabs, bottom + heights.tabs)
        }
        let viewport = try shown(root, on: device).viewport
        #expect(viewport.safeAreaInsets.top == top && viewport.safeAreaInsets.bottom == bottom, "\(device.name)")
        #expect(viewport.safeAreaInsets.leading == own.leading, "\(device.name)")
        #expect(viewport.layoutMargins.leading == device.viewport.layoutMargins.leading, "\(device.name)")
        #expect(screen.collectionView.adjustedContentInset.top == top && screen.collectionView.contentOffset.y == -top, "\(device.name)")
    }

    @Test func aHiddenBarTakesNoRoom() throws {
        let hidings: [(Screen) -> Void] = [
            { $0.navigationController?.isNavigationBarHidden = true },
            { $0.navigationController?.setNavigationBarHidden(true, animated: false) },
            { $0.navigationController?.navigationBar.isHidden = true },
        ]
        for hide in hidings {
            let screen = Screen()
            screen.appear = hide
            let navigation = UINavigationController(rootViewController: screen)
            #expect(try shown(navigation).viewport.safeAreaInsets.top == 59)
            #expect(navigation.navigationBar.superview == nil)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        tabs.isTabBarHidden = true
        #expect(try shown(tabs).viewport.safeAreaInsets.bottom == 34)
        tabs.isTabBarHidden = false
        tabs.tabBar.isHidden = true
        #expect(try shown(tabs).viewport.safeAreaInsets.bottom == 34)
    }

    @Test func aPushedControllerHidesTheTabBarIfItAsksForIt() throws {
        for hides in [false, true] {
            let pushed = Screen()
            pushed.hidesBottomBarWhenPushed = hides
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(pushed, animated: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            #expect(try shown(tabs).viewport.safeAreaInsets.bottom == (hides ? 34 : 83))
        }
    }

    @Test func theNearestChoiceInTheStackDecidesOnALargeTitle() throws {
        typealias Mode = UINavigationItem.LargeTitleDisplayMode
        let modes: [(root: Mode, top: Mode, isLarge: Bool)] = [
            (.automatic, .automatic, true), (.automatic, .never, false), (.never, .automatic, false), (.never, .always, true),
            (.always, .automatic, true), (.always, .never, false),
        ]
        for mode in modes {
            let (root, screen) = (UIViewController(), Screen())
            (root.navigationItem.largeTitleDisplayMode, screen.navigationItem.largeTitleDisplayMode) = (mode.root, mode.top)
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.pushViewController(screen, animated: false)
            #expect(try shown(navigation).viewport.safeAreaInsets.top == (mode.isLarge ? 155 : 103), "\(mode)")
        }
    }

    // MARK: Extended layout

    @Test func aViewThatDoesNotReachBeneathBarsStandsBetweenThem() throws {
        screen.edgesForExtendedLayout = []
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        let viewport = try shown(tabs).viewport
        #expect(viewport.size == CGSize(width: 393, height: 852 - 103 - 83))
        #expect(viewport.safeAreaInsets == .zero)
    }

    @Test func aViewReachesBeneathOpaqueBarsOnlyIfItAsksForIt() throws {
        for asks in [false, true] {
            let screen = Screen()
            screen.extendedLayoutIncludesOpaqueBars = asks
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.isTranslucent = false
            let viewport = try shown(navigation).viewport
            #expect(viewport.size.height == (asks ? 852 : 749) && viewport.safeAreaInsets.top == (asks ? 103 : 0))
        }
    }

    @Test func additionalInsetsAddToThoseOfTheBars() throws {
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        let insets = try shown(UINavigationController(rootViewController: screen)).viewport.safeAreaInsets
        #expect(insets.top == 113 && insets.bottom == 54)
    }

    @Test func contentWithoutAdjustmentBeginsBeneathTheBar() throws {
        screen.collectionView.contentInsetAdjustmentBehavior = .never
        let app = try shown(UINavigationController(rootViewController: screen))
        #expect(app.viewport.adjustedContentInset == .zero && app.viewport.safeAreaInsets.top == 103)
    }

    // MARK: Scrolling

    @Test(arguments: [0, 1, 17.5, 52, 60, 104, 105, 300, 1000] as [CGFloat], [false, true])
    func aLargeTitleCollapsesBeforeContentMovesBeneathTheBar(by distance: CGFloat, searches: Bool) throws {
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        if searches { screen.navigationItem.searchController = UISearchController(searchResultsController: nil) }
        let app = try shown(navigation)
        let solved = try app.layout.solve(in: app.viewport, content: #require(app.content), scrolledBy: distance)
        let large: CGFloat = searches ? 104 : 52
        #expect(solved.contentOffset.y == -103 - large + distance, "the content moves with the finger")
        let bar = 103 + max(0, large - distance)
        #expect(solved.viewport.safeAreaInsets.top == bar && solved.viewport.layoutMargins.top == bar)
        let header = try #require(solved.visibleElements().first { $0.kind == "header" })
        #expect(header.frame.minY == max(0, solved.contentOffset.y + bar), "a pinned header stands below the bar")
    }

    @Test func aSearchBarThatStaysDoesNotCollapse() throws {
        screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
        screen.navigationItem.hidesSearchBarWhenScrolling = false
        let app = try shown(UINavigationController(rootViewController: screen))
        let solved = try app.layout.solve(in: app.viewport, content: #require(app.content), scrolledBy: 500)
        #expect(solved.viewport.safeAreaInsets.top == 155)
    }

    // MARK: A controller by itself

    @Test func aControllerThatSetsItsTitleStandsInANavigationBar() throws {
        #expect(try shown(screen).viewport == Device.iPhone15.viewport)
        let fillings: [(Screen) -> Void] = [
            { $0.title = "Feed" }, { $0.navigationItem.title = "Feed" }, { $0.navigationItem.titleView = UILabel() },
            { $0.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add) },
            { $0.navigationItem.searchController = UISearchController(searchResultsController: nil) },
            { $0.appear = { $0.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close) } },
        ]
        for (number, fill) in fillings.enumerated() {
            let screen = Screen()
            fill(screen)
            let app = try shown(screen)
            let reason = number < 2 ? "sets its title" : "sets its navigation item"
            #expect(app.viewport.safeAreaInsets.top == (number == 4 ? 155 : 103))
            #expect(app.notes == ["Screen stands in a navigation bar, as it \(reason); --in nothing leaves it out"])
            #expect(app.shown === screen && app.owner == "Screen")
        }
    }

    @Test func theContainersOfAControllerCanBeGiven() throws {
        let expected: [(ScreenContainers, CGFloat, CGFloat)] = [
            (.nothing, 59, 34), (.navigation, 103, 34), (.tabs, 59, 83), ([.navigation, .tabs], 103, 83),
        ]
        for title in [nil, "Feed"] {
            for (containers, top, bottom) in expected {
                let screen = Screen()
                screen.title = title
                let app = try shown(screen, in: containers)
                #expect(app.viewport.safeAreaInsets.top == top && app.viewport.safeAreaInsets.bottom == bottom && app.notes == [])
            }
        }
        let own = UINavigationController(rootViewController: Screen())
        #expect(try shown(own, in: .navigation).viewport.safeAreaInsets.top == 103, "a container is not put into another of its kind")
    }

    @Test func aControllerCanPreferLargeTitlesAsItsViewLoads() throws {
        final class Large: UICollectionViewController {
            override func viewDidLoad() {
                title = "Library"
                navigationController?.navigationBar.prefersLargeTitles = true
            }
        }
        let large = Large(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(try shown(large).viewport.safeAreaInsets.top == 155)
    }

    // MARK: Items

    /// Texts in a bar with the centres of their frames across it.
    private func words(in bar: UIView) -> [String: CGFloat] {
        let labels = bar.subviews.compactMap { $0 as? UILabel }
        return Dictionary(labels.map { ($0.text ?? "", $0.frame.midX) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func aNavigationBarShowsItsItems() throws {
        let root = UIViewController()
        root.title = "Mail"
        let navigation = UINavigationController(rootViewController: root)
        screen.title = "Inbox"
        screen.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .add)]
        navigation.pushViewController(screen, animated: false)
        _ = try shown(navigation)
        let words = words(in: navigation.navigationBar)
        #expect(words.keys.sorted() == ["Edit", "Inbox", "Mail"])
        let (title, back, edit) = try (#require(words["Inbox"]), #require(words["Mail"]), #require(words["Edit"]))
        #expect(abs(title - 196.5) < 0.5 && back < 90 && edit > 340)
        let symbols = navigation.navigationBar.subviews.compactMap { ($0 as? UIImageView)?.image?.name }
        #expect(symbols == ["chevron.backward", "plus"])
    }

    /// The title stays in the centre however long it is, until it fills the row.
    @Test(arguments: ["Mailboxes", ""]) func theTitleOfABackButtonYieldsToThatOfTheBar(below: String) throws {
        var seen: Set<String> = []
        for length in 1...30 {
            let (root, screen) = (UIViewController(), Screen())
            (root.title, screen.title) = (below, String(repeating: "n", count: length))
            let navigation = UINavigationController(rootViewController: root)
            navigation.pushViewController(screen, animated: false)
            _ = try shown(navigation)
            let labels = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
            let title = try #require(labels.first { $0.text == screen.title })
            let back = labels.first { $0 !== title }
            #expect(abs(title.frame.midX - 196.5) < 1 && back?.frame.intersects(title.frame) != true, "\(length)")
            seen.insert(back?.text ?? "none")
        }
        #expect(seen == (below.isEmpty ? ["none"] : [below, "Back", "none"]))
    }

    @Test(arguments: [LayoutTraits.Direction.leftToRight, .rightToLeft])
    func aWideTitleViewTakesTheRoomBetweenTheButtons(direction: LayoutTraits.Direction) throws {
        for device in Self.devices {
            var viewport = device.viewport
            viewport.traits.direction = direction
            for width in [100, viewport.size.width, 2 * viewport.size.width] {
                let (screen, title) = (Screen(), UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: 32)))
                screen.navigationItem.titleView = title
                screen.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
                let navigation = UINavigationController(rootViewController: screen)
                _ = try viewport.performAsCurrent { try AppLayout(navigation, in: viewport) }
                let bar = navigation.navigationBar
                let button = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Cancel" })
                let frame = title.convert(title.bounds, to: bar)
                #expect(bar.bounds.contains(frame) && !frame.intersects(button.frame), "\(device), \(width)")
                #expect(width > 100 || frame.width == 100)
            }
        }
    }

    /// An image may be larger than the bar.
    @Test func aTitleViewIsAtMostAsHighAsTheRow() throws {
        let (screen, viewport) = (Screen(), Device.iPhone15.viewport)
        let title = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        screen.navigationItem.titleView = title
        let navigation = UINavigationController(rootViewController: screen)
        _ = try viewport.performAsCurrent { try AppLayout(navigation, in: viewport) }
        #expect(title.frame.size == CGSize(width: 200, height: 44))
    }

    @Test func itemsOfATallBarStandInItsUpperPart() throws {
        screen.title = "Inbox"
        let navigation = UINavigationController(rootViewController: screen)
        _ = try shown(navigation, on: .iPhone17)
        let title = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 62, width: 402, height: 54) && abs(title.frame.midY - 22) < 0.5)
    }

    @Test func aLargeTitleStandsBelowTheRowUntilItHasCollapsed() throws {
        screen.title = "Library"
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        let app = try shown(navigation)
        let large = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first)
        #expect(large.font.pointSize == 34 && large.frame.minX == 16 && large.frame.minY == 47)
        app.showBars(scrolledBy: 400)
        let small = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
        #expect(small.map(\.font.pointSize) == [17] && navigation.navigationBar.frame.height == 44)
    }

    @Test func barsMirrorRightToLeft() throws {
        var viewport = Device.iPhone15.viewport
        viewport.traits.direction = .rightToLeft
        screen.title = "Inbox"
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        let navigation = UINavigationController(rootViewController: screen)
        _ = try viewport.performAsCurrent { try AppLayout(navigation, in: viewport) }
        #expect(try #require(words(in: navigation.navigationBar)["Edit"]) < 60)
    }

    @Test func tabsShareTheWidth() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Home", "Search", "Profile"].map { name in
            let controller = Screen()
            controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "house"), tag: 0)
            return controller
        }
        _ = try shown(tabs)
        let words = words(in: tabs.tabBar)
        for (name, middle) in zip(["Home", "Search", "Profile"], [65.5, 196.5, 327.5]) {
            #expect(abs(try #require(words[name]) - middle) < 0.5)
        }
        let labels = tabs.tabBar.subviews.compactMap { $0 as? UILabel }
        #expect(labels.allSatisfy { $0.font.pointSize == 10 && $0.frame.maxY <= 49 })
    }

    /// Printed by UIKit: a badge of 18 × 18 at 52, 2 beside an image that ends at 57, and one of 24 × 18 for two digits.
    @Test(arguments: [("3", 18), ("12", 24), ("", 18)] as [(String, CGFloat)]) func aBadgeStandsAtTheUpperEndOfItsTabsImage(text: String, width: CGFloat) throws {
        for isInStack in [false, true] {
            let tabs = UITabBarController()
            let item = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)
            (item.badgeValue, item.badgeColor) = (text, .systemGreen)
            let controller = Screen()
            controller.tabBarItem = item
            let other = Screen()
            other.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
            tabs.viewControllers = [isInStack ? UINavigationController(rootViewController: controller) : controller, other]
            _ = try shown(tabs)
            let image = try #require(tabs.tabBar.subviews.lazy.compactMap { $0 as? UIImageView }.first)
            let badges = tabs.tabBar.subviews.filter { $0.layer.cornerRadius == 9 && $0.backgroundColor == .systemGreen }
            #expect(badges.count == 1)
            let frame = try #require(badges.first).frame
            #expect(abs(frame.minX - (image.frame.maxX - 5)) < 0.5 && frame.minY == 2 && frame.height == 18 && abs(frame.width - width) < 1.5)
            let label = tabs.tabBar.subviews.compactMap { $0 as? UILabel }.first { $0.text == text }
            #expect(text.isEmpty || label.map { $0.textColor == .white && $0.frame.minX > frame.minX && $0.frame.maxX < frame.maxX } == true)
        }
    }

    /// In a navigation bar and in a view.
    @Test func aScopeBarStandsBelowItsSearchField() throws {
        for (shows, titles, height) in [(true, ["All", "Unread"], 44), (true, [], 0), (false, ["All"], 0)] as [(Bool, [String], CGFloat)] {
            let screen = Screen()
            let search = UISearchController(searchResultsController: nil)
            (search.searchBar.scopeButtonTitles, search.searchBar.showsScopeBar) = (titles, shows)
            search.searchBar.selectedScopeButtonIndex = 1
            screen.navigationItem.searchController = search
            #expect(try shown(UINavigationController(rootViewController: screen)).viewport.safeAreaInsets.top == 155 + height)
            #expect(search.searchBar.intrinsicContentSize.height == 56 + height)
            search.searchBar.frame = CGRect(x: 0, y: 0, width: 375, height: 56 + height)
            let parts = search.searchBar.parts
            let scopes = parts.compactMap { $0 as? UISegmentedControl }
            #expect(scopes.map(\.frame) == (height > 0 ? [CGRect(x: 8, y: 62, width: 359, height: 32)] : []))
            #expect(scopes.allSatisfy { $0.numberOfSegments == 2 && $0.selectedSegmentIndex == 1 })
            #expect(parts.first { $0 is UITextField }?.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
        }
    }

    private func shown(_ controller: UIViewController, in place: ScreenPlace) throws -> AppLayout {
        let viewport = Device.iPhone15.viewport
        return try viewport.performAsCurrent { try AppLayout(controller, in: viewport, standingIn: place) }
    }

    @Test func aPlaceNamesItsTabs() throws {
        for index in 0..<3 {
            let screen = Screen()
            var place = ScreenPlace([.navigation, .tabs])
            place.tabs = [.init(title: "News", image: "house", isSymbol: true), .init(), .init(title: "Shop")]
            (place.tab, place.title) = (index, "Front page")
            let app = try shown(screen, in: place)
            let bar = try #require(screen.tabBarController?.tabBar)
            let own = index == 1 ? ["Front page"] : []
            #expect(Set(words(in: bar).keys) == Set(["News", "Shop"] + own), "a tab without a name has its controller's")
            #expect(bar.subviews.compactMap { ($0 as? UIImageView)?.image?.name } == ["house"] + (index == 1 ? [] : ["square"]))
            #expect(app.shown === screen && screen.title == "Front page")
        }
    }

    @Test func aScreenThatUsesItsTabsHasThemWhileItLoads() throws {
        final class User: UICollectionViewController {
            var (bar, name, later) = (UITabBar?.none, String?.none, String?.none)
            override func viewDidLoad() { (bar, title) = (tabBarController?.tabBar, name) }
            override func viewWillAppear(_ animated: Bool) { title = title ?? later }
        }
        for (name, later, top) in [(nil, nil, 59), ("Feed", nil, 103), (nil, "Feed", 103)] as [(String?, String?, CGFloat)] {
            let user = User(collectionViewLayout: UICollectionViewFlowLayout())
            (user.name, user.later) = (name, later)
            var place = ScreenPlace(.tabs, reason: "its code uses them")
            place.isInferred = true
            let app = try shown(user, in: place)
            #expect(user.bar != nil && user.tabBarController?.tabBar === user.bar)
            #expect(app.viewport.safeAreaInsets.top == top && app.viewport.safeAreaInsets.bottom == 83, "a navigation bar only with contents")
            let bars = top == 59 ? "a tab bar" : "a navigation bar and a tab bar"
            #expect(app.notes.first?.hasPrefix("User stands in \(bars), as its code uses them") == true, "\(app.notes)")
        }
    }

    @Test func flexibleSpacesOfAToolbarShareTheRest() throws {
        screen.toolbarItems = [UIBarButtonItem(systemItem: .cancel), .flexibleSpace(), UIBarButtonItem(systemItem: .done)]
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        #expect(try shown(navigation).viewport.safeAreaInsets.bottom == 78)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
        let labels = navigation.toolbar.subviews.compactMap { $0 as? UILabel }
        #expect(labels.first?.frame.minX == 16 && abs((labels.last?.frame.maxX ?? 0) - 377) < 0.5)
    }
}
