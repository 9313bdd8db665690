import Testing
import UIKit

/// Tabs as of iOS 18.
@MainActor
struct TabTests {
    private func tab(_ title: String) -> UITab {
        UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
    }

    @Test func tabsHaveTheirProvidersControllers() {
        let (tabs, first, search, last) = (UITabBarController(), tab("First"), UISearchTab { _ in UIViewController() }, tab("Last"))
        first.badgeValue = "3"
        tabs.tabs = [first, search, last]
        #expect(tabs.viewControllers == [first, last, search].compactMap(\.viewController))
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["First", "Last", "Search"])
        #expect(first.viewController?.tabBarItem.badgeValue == "3" && first.viewController?.parent === tabs)
        #expect(tabs.selectedTab === first && tabs.tab(forIdentifier: "Last") === last)
        tabs.selectedTab = last
        #expect(tabs.selectedIndex == 1)
        last.title = "End"
        #expect(tabs.viewControllers?[1].tabBarItem.title == "End")
    }

    @Test func hiddenTabsAndThoseOfTheSidebarAreNotInTheBar() {
        let (tabs, first, second, third) = (UITabBarController(), tab("First"), tab("Second"), tab("Third"))
        (second.isHidden, third.preferredPlacement) = (true, .sidebarOnly)
        tabs.tabs = [first, second, third]
        #expect(tabs.viewControllers == [first].compactMap(\.viewController))
        second.isHidden = false
        #expect(tabs.viewControllers == [first, second].compactMap(\.viewController))
    }

    @Test func aGroupIsOneTab() {
        let (tabs, child, other) = (UITabBarController(), tab("Child"), tab("Other"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [child, other])
        tabs.tabs = [tab("First"), group]
        #expect(tabs.viewControllers?.last === child.viewController && child.tabBarController === tabs)
        #expect(tabs.tab(forIdentifier: "Other") === other && other.parent === group)
    }
}
