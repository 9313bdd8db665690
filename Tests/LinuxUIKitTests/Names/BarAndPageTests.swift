import Testing
import UIKit

/// Pages as in an app: each knows its neighbours.
private final class Guide: UIPageViewController, UIPageViewControllerDataSource {
    let pages = [UIViewController(), UIViewController()]
    private(set) var hasTurned = false

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false) { [weak self] in self?.hasTurned = $0 }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}

private final class EmptyInbox: UIViewController {
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var content = UIContentUnavailableConfiguration.empty()
        content.text = state.searchText ?? "No Mail"
        content.button.title = "Refresh"
        contentUnavailableConfiguration = content
    }
}

@MainActor
struct BarAndPageTests {
    @Test func thePagesThatAreSetAreChildren() {
        let guide = Guide(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
        guide.loadViewIfNeeded()
        #expect(guide.hasTurned && guide.children == [guide.pages[0]] && guide.spineLocation == .none)
        guide.setViewControllers([guide.pages[1]], direction: .forward, animated: true)
        #expect(guide.viewControllers == [guide.pages[1]] && guide.pages[0].parent == nil && guide.pages[1].parent === guide)
        #expect(guide.dataSource?.pageViewController(guide, viewControllerBefore: guide.pages[1]) === guide.pages[0])
        #expect(guide.presentationCount(for: guide) == 0)
        #expect(UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical).spineLocation == .min)
    }

    @Test func anAppearanceStartsFromAnotherAndIsItsOwn() {
        let bar = UINavigationBarAppearance()
        #expect(bar.backgroundEffect != nil && bar.shadowColor != nil)
        bar.configureWithOpaqueBackground()
        bar.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
        let edge = UINavigationBarAppearance(barAppearance: bar)
        edge.configureWithTransparentBackground()
        #expect(edge.titlePositionAdjustment.vertical == 2 && edge.backgroundColor == nil && edge.shadowColor == nil)
        #expect(bar.backgroundColor == .systemBackground && bar.backgroundEffect == nil)
        let copy = bar.copy() as? UINavigationBarAppearance
        #expect(copy !== bar && copy?.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        let tabs = UITabBarAppearance(barAppearance: bar)
        #expect(tabs.backgroundColor == .systemBackground, "the background goes from bar to bar")
    }

    @Test func barsKeepTheirAppearances() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let appearance = UINavigationBarAppearance()
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        navigation.topViewController?.navigationItem.scrollEdgeAppearance = nil
        #expect(navigation.navigationBar.standardAppearance === appearance && navigation.navigationBar.compactAppearance == nil)
        let tabs = UITabBarController()
        tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor = .orange
        #expect(tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .orange)
        let toolbar = UIToolbar()
        toolbar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment = .init(horizontal: 1, vertical: 0)
        let done = toolbar.standardAppearance.doneButtonAppearance.normal
        #expect(toolbar.scrollEdgeAppearance == nil && done.titlePositionAdjustment == .zero)
    }

    @Test func whatIsShownWithoutContentIsAValue() throws {
        let inbox = EmptyInbox()
        inbox.setNeedsUpdateContentUnavailableConfiguration()
        let content = try #require(inbox.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
        #expect(content.text == "No Mail" && content.button.title == "Refresh" && content.image == nil)
        var other = content
        other.secondaryText = "Pull to refresh"
        other.buttonProperties.isEnabled = false
        #expect(other != content && content.buttonProperties.isEnabled)
        #expect((other.makeContentView().configuration as? UIContentUnavailableConfiguration) == other)
        #expect(UIContentUnavailableConfiguration.search().alignment == .center)
    }
}
