import Testing
import UIKit

private final class EmptyInbox: UIViewController {
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var content = UIContentUnavailableConfiguration.empty()
        content.text = state.searchText ?? "No Mail"
        content.button.title = "Refresh"
        contentUnavailableConfiguration = content
    }
}

@MainActor
struct BarAppearanceTests {
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

    @Test func anAppearanceProxyKeepsWhatIsSetForItsClassAndContainers() {
        UINavigationBar.appearance().titleTextAttributes = [.kern: 1]
        #expect(UINavigationBar.appearance().titleTextAttributes?.count == 1)
        #expect(UINavigationBar.appearance(whenContainedInInstancesOf: [UIToolbar.self]).titleTextAttributes == nil)
        #expect(UINavigationBar().titleTextAttributes == nil)
        UINavigationBar.appearance().titleTextAttributes = nil
        UITableView.appearance().separatorStyle = .none
        #expect(UITableView.appearance().separatorStyle == .none && UIScrollView.appearance() !== UITableView.appearance())
        UIBarButtonItem.appearance().tintColor = .red
        #expect(UIBarButtonItem.appearance().tintColor == .red && UIBarButtonItem().tintColor != .red)
    }

    @Test func barItemsAreKept() {
        let item = UINavigationItem()
        let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Sort"))
        item.rightBarButtonItems = [first, second]
        #expect(item.rightBarButtonItem === first && second.title == "Sort")
        item.rightBarButtonItem = second
        #expect(item.rightBarButtonItems == [second] && item.leftBarButtonItem == nil)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }
}
