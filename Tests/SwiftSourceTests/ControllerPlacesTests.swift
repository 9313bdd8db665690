import SwiftSource
import Testing

/// Containers around view controllers are read from an app's code.
struct ControllerPlacesTests {
    /// The place of the class `Feed`.
    private func place(_ code: String) -> String? {
        AppNames([FileNames(SourceText(code))]).place(ofController: "Feed").map { found in
            let place = found.place
            let tab = place.tab.map { " tab \($0.index) of \($0.count)" } ?? ""
            return (place.isPushed ? "pushed" : place.isInNavigation ? "root" : "-") + (place.hasLargeTitles ? " large" : "") + tab
        }
    }

    @Test(arguments: [
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
    ])
    func codeDecidesThePlace(code: String, expected: String?) {
        #expect(place(code) == expected, "\(code)")
    }

    @Test func placesAreKeptInWords() throws {
        let code = "class Tabs: UITabBarController { func f() { viewControllers = [A(), UINavigationController(rootViewController: Feed())] } }"
        for place in FileNames(SourceText(code)).places { #expect(ControllerPlace(words: place.words) == place) }
        #expect(ControllerPlace(words: ["Feed"]) == nil)
    }

    @Test func namesWithoutAnEndAreLeft() {
        #expect(place("var a = b\nvar b = a\nlet c = UINavigationController(rootViewController: a)") == nil)
    }
}
