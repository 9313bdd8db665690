import Testing
import UIKit

@MainActor
struct TabBarControllerTests {
    private let first = UIViewController()
    private let second = UIViewController()

    @Test func theFirstControllerIsSelectedUntilAnotherIs() {
        let tabs = UITabBarController()
        #expect(tabs.selectedViewController == nil)
        tabs.viewControllers = [first, second]
        #expect(tabs.selectedViewController === first && first.parent === tabs && second.tabBarController === tabs)
        tabs.selectedViewController = second
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1, "there is no such tab")
    }

    @Test func theSelectedControllerStaysSelected() {
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        tabs.viewControllers = [second, first]
        #expect(tabs.selectedViewController === first && tabs.selectedIndex == 1)
        tabs.viewControllers = [second]
        #expect(tabs.selectedViewController === second && first.parent == nil)
    }
}
