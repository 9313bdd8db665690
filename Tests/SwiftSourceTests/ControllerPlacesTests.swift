import SwiftSource
import Testing

/// Containers around view controllers are read from an app's code.
struct ControllerPlacesTests {
    /// The place of the class `Feed`.
    private func place(_ code: String) -> String? {
        AppNames([FileNames(SourceText(code))]).place(ofController: "Feed").map { found in
            let place = found.place
            let tab = place.tabs.isEmpty ? "" : " tab \(place.tabIndex) of \(place.tabs.count)"
            return (place.isPushed ? "pushed" : place.isInNavigation ? "root" : "-") + (place.hasLargeTitles ? " large" : "") + tab
        }
    }

    private static let places: [(code: String, place: String?)] = [
        ("let a = UINavigationController(rootViewController: Feed())", "root"),
        ("let feed = Feed(model: model)\nlet a = MainNavigation(rootViewController: feed)", "root"),
        ("func f() { let feed: Feed = .init()\n let a = UINavigationController(rootViewController: feed) }", nil),
        ("let a = UINavigationController(rootViewController: Feed.make())\na.navigationBar.prefersLargeTitles = true", "root large"),
        ("func f() { navigationController?.pushViewController(Feed(id: 1), animated: true) }", "pushed"),
        ("func f() { let next = Feed()\n next.id = 2\n router.navigationController.pushViewController(next, animated: true) }", "pushed"),
        ("func f() { present(Feed(), animated: true) }", nil),
        ("func f() { navigationController.setViewControllers([Feed()], animated: false) }", "root"),
        ("func f() { navigationController.viewControllers = [Home(), Feed()] }", "pushed"),
        ("func f() { pages.setViewControllers([Feed()], direction: .forward, animated: false) }", nil),
        ("func f() { let bar = UITabBarController()\n bar.viewControllers = [Home(), Feed(), Other()] }", "- tab 1 of 3"),
        ("class Tabs: UITabBarController { func f() { viewControllers = [UINavigationController(rootViewController: Feed())] } }", "root tab 0 of 1"),
        ("class Tabs: BaseTabBarController { func f() { self.setViewControllers([Feed()], animated: false) } }", "- tab 0 of 1"),
        (
            "class Tabs: UITabBarController { func f() { let feed = Feed()\n let nav = UINavigationController(rootViewController: feed)\n"
                + "let all = [Home(), nav]\n viewControllers = all } }", "root tab 1 of 2"
        ),
        (
            "class Tabs: UITabBarController { func f() { viewControllers = [tab(for: Home(), \"a\"), tab(for: Feed(), \"b\")] }\n"
                + "func tab(for c: UIViewController, _ t: String) -> UIViewController { UINavigationController(rootViewController: c) } }",
            "root tab 1 of 2"
        ),
        ("func f() { nav.pushViewController(Feed(), animated: true) }\nlet a = UINavigationController(rootViewController: Feed())", "root"),
        ("func f() { tabBarController?.viewControllers = [Feed()] }", "- tab 0 of 1"),
        ("func f() { splitViewController?.viewControllers = [Feed(), Other()] }", nil),
        (
            "class Tabs: UITabBarController { func f() { viewControllers = [makeHome(), makeFeed()] }\n"
                + "func makeFeed() -> UIViewController { let feed = Feed()\n let nav = UINavigationController(rootViewController: feed)\n return nav }\n"
                + "func makeHome() -> UIViewController { Home() } }", "root tab 1 of 2"
        ),
        ("class Feed: UIViewController { func f() { use(self.tabBarController!.tabBar) } }", "- tab 0 of 1"),
        ("class Feed: UIViewController {}\nextension Feed { func f() { tabBarController?.tabBar.isHidden = true } }", "- tab 0 of 1"),
        ("class Feed: UIViewController { func f() { router.tabBarController.tabBar } }", nil),
        ("class Feed: UIViewController { let tabBarController = Tabs()\n func f() { tabBarController.show() } }", nil),
        (
            "class Feed: UIViewController { func f() { tabBarController!.tabBar } }\nfunc g() { nav.pushViewController(Feed(), animated: true) }\n"
                + "func h() { tabBarController?.viewControllers = [Home(), Shop()] }", "pushed tab 0 of 2"
        ),
    ]

    @Test(arguments: places)
    func codeDecidesThePlace(code: String, expected: String?) {
        #expect(place(code) == expected, "\(code)")
    }

    /// The titles and images of the tabs around `Feed`.
    private func tabs(_ code: String) -> [String] {
        let place = AppNames([FileNames(SourceText(code))]).place(ofController: "Feed")?.place
        return place?.tabs.map { tab in
            (tab.title ?? "-") + (tab.image.map { (tab.isSymbol ? " symbol " : " image ") + $0 } ?? "")
        } ?? []
    }

    private static let namings: [(code: String, tabs: [String])] = [
        (
            """
            nav.tabBarItem = UITabBarItem(title: "My feed", image: UIImage(systemName: "house"), tag: 1)
            shop.tabBarItem = .init(title: "Shop", image: UIImage(named: "shop"), selectedImage: UIImage(named: "other"))
            viewControllers = [nav, shop]
            """, ["My feed symbol house", "Shop image shop"]
        ),
        ("feed.title = \"Feed\"\nviewControllers = [nav, shop]", ["Feed", "-"]),
        (
            """
            nav.tabBarItem.title = "Feed"
            nav.tabBarItem.image = UIImage(systemName: "house")
            feed.title = "Large"
            viewControllers = [nav, shop]
            """, ["Feed symbol house", "-"]
        ),
        ("viewControllers = [nav, shop]\nshop.tabBarItem = UITabBarItem(title: \"Shop\", image: nil, tag: 0)", ["-", "Shop"]),
        ("viewControllers = [tab(feed, \"Feed\", UIImage(systemName: \"house\")), tab(shop, title: \"Shop\", tag: \"no\")]", ["Feed symbol house", "Shop"]),
        ("viewControllers = [makeFeed(), makeShop()]", ["Latest", "Shops"]),
        (
            """
            viewControllers = [nav, shop]
            dress(nav, image: UIImage(systemName: "house"), chosen: UIImage(systemName: "house.fill"), title: "Feed")
            hide(shop, "Shop")
            """, ["Feed symbol house", "-"]
        ),
        ("feed.title = \"\\(name) feed\"\nshop.title = \"shop\".localized\nviewControllers = [nav, shop]", ["-", "-"]),
    ]

    @Test(arguments: namings)
    func tabsHaveTheLiteralsOfTheCode(code: String, expected: [String]) {
        let all = """
            class Tabs: UITabBarController {
                func show() {
                    let feed = Feed()
                    let shop = Shop()
                    let nav = UINavigationController(rootViewController: feed)
                    \(code)
                }
                func tab(_ c: UIViewController, _ t: String) -> UIViewController { UINavigationController(rootViewController: c) }
                func dress(_ c: UIViewController, image: UIImage?, chosen: UIImage?, title: String) {
                    c.tabBarItem.image = image
                    c.tabBarItem.title = title
                }
                func hide(_ c: UIViewController, _ reason: String) {}
                func makeFeed() -> UIViewController {
                    let first = Feed()
                    first.title = "Latest"
                    return UINavigationController(rootViewController: first)
                }
                func makeShop() -> UIViewController {
                    let second = Shop()
                    second.navigationItem.title = "Shops"
                    return second
                }
            }
            """
        #expect(tabs(all) == expected, "\(code)")
    }

    @Test func aTitleThatOtherCodeSetsIsRead() {
        let code = "func f() { let next = Feed()\n next.title = \"Next page\"\n navigationController?.pushViewController(next, animated: true) }"
        #expect(FileNames(SourceText(code)).places.map(\.title) == ["Next page"])
    }

    @Test(arguments: [
        ("tab(Feed(), title: \"Feed\", image: \"house\")", "_ c: UIViewController, title: String, image: String", "c.navigationItem.title = title", "Feed"),
        ("tab(for: Feed(), \"House\", \"Feed\")", "for c: UIViewController, _ a: String, _ b: String", "c.title = b", "Feed"),
        ("tab(Feed(), title: \"Feed\")", "_ c: UIViewController, title: String", "c.tabBarItem.title = title", nil),
        ("tab(Feed(), title: name)", "_ c: UIViewController, title: String", "c.title = title", nil),
        ("tab(Feed(), title: \"Feed\")", "_ c: UIViewController, title: String", "c.title = title.uppercased()", nil),
    ])
    func aTitleThatAFunctionSetsIsItsArgument(call: String, parameters: String, body: String, title: String?) {
        let code = """
            class Tabs: UITabBarController {
                func show() { viewControllers = [\(call)] }
                func tab(\(parameters)) -> UIViewController { \(body)\nreturn UINavigationController(rootViewController: c) }
            }
            """
        #expect(FileNames(SourceText(code)).places.map(\.title).contains(title), "\(call)")
        #expect(AppNames([FileNames(SourceText(code))]).place(ofController: "Feed")?.place.title == title, "\(call)")
    }

    @Test func namesWithoutAnEndAreLeft() {
        #expect(place("var a = b\nvar b = a\nlet c = UINavigationController(rootViewController: a)") == nil)
    }
}
