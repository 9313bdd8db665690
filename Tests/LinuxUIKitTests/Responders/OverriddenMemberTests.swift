import Testing
import UIKit

/// UIKit's own code calls what an app overrides.
@MainActor
struct OverriddenMemberTests {
    private final class Grid: UICollectionView {
        var item: Int?
        override func scrollToItem(at indexPath: IndexPath, at p: UICollectionView.ScrollPosition, animated: Bool) {
            item = indexPath.item
        }
    }

    @Test func selectingScrollsAsTheSubclassDoes() {
        let grid = Grid(frame: CGRect(0, 0, 300, 100), collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
        grid.content = LayoutContent(itemCounts: [10])
        grid.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: .top)
        #expect(grid.item == 3)
    }

    private final class Press: UIButton {
        var sent: [String] = []
        override func updateConfiguration() {
            sent.append("update")
            super.updateConfiguration()
        }
        override func sendAction(_ action: UIAction) {
            sent.append(action.title)
            super.sendAction(action)
        }
    }

    @Test func aButtonSendsAndUpdatesAsTheSubclassDoes() {
        let press = Press()
        var runs = 0
        press.addAction(UIAction(title: "go") { _ in runs += 1 }, for: .touchUpInside)
        press.sendActions(for: .touchUpInside)
        press.configurationUpdateHandler = { _ in runs += 1 }
        press.setNeedsUpdateConfiguration()
        #expect(runs == 2 && press.sent == ["go", "update"])
    }

    private final class Copyable: UILabel {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
    }

    private final class Screen: UIViewController {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "paste:" }
    }

    @Test func theTargetOfAnActionIsTheFirstResponderThatPerformsIt() {
        let (screen, label) = (Screen(), Copyable())
        screen.view.addSubview(label)
        #expect(label.target(forAction: "copy:", withSender: nil) as? UILabel === label)
        #expect(label.target(forAction: "paste:", withSender: nil) as? Screen === screen)
        #expect(label.target(forAction: "cut:", withSender: nil) == nil)
    }

    private class DrawingView: UIView {
        var points: [CGPoint] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
            points += touches.map { $0.location(in: self) }
        }
    }

    private class TouchDownRecognizer: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            if state == .possible { state = .recognized }
        }
    }

    @Test func touchesReachOverridesAndRecognizersSetTheirState() {
        let (view, recognizer) = (DrawingView(), TouchDownRecognizer())
        view.touchesBegan([UITouch()], with: UIEvent())
        #expect(view.points == [.zero])
        view.addGestureRecognizer(recognizer)
        recognizer.touchesBegan([], with: UIEvent())
        #expect(recognizer.state == .recognized && recognizer.view === view)
    }
}
