import Testing
import UIKit

@MainActor
struct ControlTests {
    @Test func anActionRunsWhenItsEventIsSent() {
        var runs: [String] = []
        let control = UIControl()
        control.addAction(UIAction(title: "tap") { runs.append($0.title) }, for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(runs.isEmpty)
        control.sendActions(for: .touchUpInside)
        #expect(runs == ["tap"])
    }

    @Test func anActionTakesThePlaceOfOneWithItsIdentifier() {
        var runs: [Int] = []
        let control = UIControl()
        let name = UIAction.Identifier("only")
        for number in 1...2 {
            control.addAction(UIAction(identifier: name) { _ in runs.append(number) }, for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        #expect(runs == [2])
        control.removeAction(UIAction(identifier: name) { _ in }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(runs == [2])
    }

    @Test func anActionKnowsItsSenderWhileItRuns() {
        let control = UISwitch()
        var sender: UISwitch?
        let action = UIAction { sender = $0.sender as? UISwitch }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender === control && action.sender == nil)
    }

    @Test func whatAButtonIsNotToldOfAStateIsThatOfTheNormalOne() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in })
        #expect(button.currentTitle == "Buy")
        button.setTitle("Sold", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.isEnabled = false
        #expect(button.currentTitle == "Sold" && button.currentTitleColor == .red && button.state == .disabled)
        button.isSelected = true
        #expect(button.state == [.disabled, .selected] && button.currentTitle == "Buy")
    }

    @Test func aButtonsConfigurationIsKept() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "More"
        #expect(UIButton(configuration: configuration).configuration?.title == "More")
    }

    @Test func aPageIsOneOfThePages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
    }

    @Test func aScrollViewKeepsItsRefreshControl() {
        let view = UIScrollView()
        let control = UIRefreshControl()
        view.refreshControl = control
        control.beginRefreshing()
        #expect(view.refreshControl === control && control.isRefreshing)
        control.endRefreshing()
        #expect(!control.isRefreshing)
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

    @Test func anAlertKeepsItsActions() {
        let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        #expect(alert.title == "Photo" && alert.actions.map(\.title) == ["OK"])
    }

    @Test func theSelectedSegmentStaysSelectedWhereItMoves() {
        let control = UISegmentedControl(items: ["Grid", "List"])
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Map", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Map")
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "List")
        control.removeSegment(at: 1, animated: true)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
    }
}
