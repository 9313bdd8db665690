import Testing
import UIKit

/// Overrides are used by other UIKit members and by code that knows only the superclass.
@MainActor
struct OverriddenMemberTests {
    private final class Grid: UICollectionView {
        var calls: [String] = []
        override func scrollToItem(at indexPath: IndexPath, at p: UICollectionView.ScrollPosition, animated: Bool) {
            calls.append("scroll to \(indexPath.item)")
        }
        override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
            calls.append("show")
            super.scrollRectToVisible(rect, animated: animated)
        }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("update")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
            calls.append("layout")
            super.setCollectionViewLayout(layout, animated: animated)
        }
        override func selectItem(
            at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
        ) {
            super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
    }

    @Test func aCollectionViewScrollsAndUpdatesAsItsSubclassSays() {
        let grid = Grid(
            frame: CGRect(0, 0, 300, 100), collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
        grid.content = LayoutContent(itemCounts: [10])
        let view: UICollectionView = grid
        view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: .top)
        view.scrollRectToVisible(CGRect(0, 200, 300, 50), animated: true)
        #expect(view.contentOffset.y == 150)
        var isDone = false
        view.performBatchUpdates(nil) { isDone = $0 }
        let layout = UICollectionViewLayout()
        view.setCollectionViewLayout(layout, animated: true)
        #expect(isDone && view.collectionViewLayout === layout)
        #expect(grid.calls == ["scroll to 3", "show", "update", "layout"])
    }

    private final class Card: UIView {
        var isTold = false
        override var accessibilityTraits: UIAccessibilityTraits { get { .button } set {} }
        override var accessibilityValue: String? { get { "value" } set {} }
        override var accessibilityElements: [Any]? { get { [1] } set {} }
        override func accessibilityActivate() -> Bool { true }
        override var semanticContentAttribute: UISemanticContentAttribute { didSet { isTold = true } }
        override var layoutMargins: UIEdgeInsets { get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) } set {} }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
        override var window: UIWindow? { nil }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 1) }
        override var canBecomeFocused: Bool { true }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            coordinator.addCoordinatedAnimations({ self.isTold = true }, completion: nil)
        }
        override func layoutSublayers(of layer: CALayer) { isTold = true }
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { CABasicAnimation() }
    }

    @Test func aViewAnswersAsItsSubclassSays() {
        let (card, window) = (Card(), UIWindow())
        window.addSubview(card)
        let view: UIView = card
        #expect(view.accessibilityTraits == .button && view.accessibilityValue == "value" && view.accessibilityActivate())
        #expect(view.accessibilityElements?.count == 1 && view.layoutMargins.right == 4 && view.alignmentRectInsets.top == 5)
        #expect(view.window == nil && window.window === window)
        #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 1))
        view.semanticContentAttribute = .playback
        #expect(card.isTold && view.semanticContentAttribute == .playback)
        let focus: any UIFocusItem = view
        #expect(focus.canBecomeFocused && focus.preferredFocusEnvironments.count == 1 && !view.isFocused)
        for tell in [
            { focus.didUpdateFocus(in: UIFocusUpdateContext(), with: UIFocusAnimationCoordinator()) },
            { view.layoutSublayers(of: view.layer) },
        ] {
            card.isTold = false
            tell()
            #expect(card.isTold)
        }
        #expect(view.action(for: view.layer, forKey: "opacity") != nil && UIView().alignmentRectInsets == .zero)
    }

    @Test func aViewKeepsWhatAssistiveTechnologiesAreTold() {
        let view = UIView()
        view.accessibilityTraits = [.button, .selected]
        view.accessibilityValue = "1"
        view.accessibilityHint = "2"
        view.accessibilityElements = [view]
        #expect(view.accessibilityTraits == [.button, .selected] && view.accessibilityValue == "1")
        #expect(view.accessibilityHint == "2" && view.accessibilityElements?.count == 1 && !view.accessibilityActivate())
    }

    private final class Press: UIButton {
        var sent: [String] = []
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.insetBy(dx: 1, dy: 1) }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.insetBy(dx: 2, dy: 2) }
        override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 3) }
        override func updateConfiguration() {
            sent.append("update")
            super.updateConfiguration()
        }
        override func sendAction(_ action: UIAction) {
            sent.append(action.title)
            super.sendAction(action)
        }
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { sent.append(action.name) }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sent.append("end") }
        override func cancelTracking(with event: UIEvent?) { sent.append("cancel") }
    }

    @Test func aControlActsAsItsSubclassSays() {
        let press = Press()
        var runs = 0
        press.addAction(UIAction(title: "go") { _ in runs += 1 }, for: .touchUpInside)
        let control: UIControl = press
        control.sendActions(for: .touchUpInside)
        press.configurationUpdateHandler = { _ in runs += 1 }
        press.setNeedsUpdateConfiguration()
        control.sendAction(Selector("press"), to: nil, for: nil)
        control.endTracking(nil, with: nil)
        control.cancelTracking(with: nil)
        #expect(runs == 2 && press.sent == ["go", "update", "press", "end", "cancel"])
        #expect(!control.beginTracking(UITouch(), with: nil) && !control.continueTracking(UITouch(), with: nil))
        let (button, bounds) = (press as UIButton, CGRect(0, 0, 20, 20))
        #expect(button.contentRect(forBounds: bounds).minX == 3 && button.titleRect(forContentRect: bounds).minX == 2)
        #expect(button.imageRect(forContentRect: bounds).minX == 1 && UIButton().titleRect(forContentRect: bounds) == bounds)
    }

    private final class Field: UITextField {
        override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 0) }
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: 0) }
        override func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 0) }
        override func deleteBackward() { text?.removeLast() }
    }

    private final class Padded: UILabel {
        override func drawText(in rect: CGRect) { text = "\(Int(rect.insetBy(dx: 4, dy: 4).width))" }
    }

    private final class Glow: CALayer {
        override func layoutSublayers() { name = "laid out" }
        override func draw(in ctx: CGContext) { name = "drawn" }
        override class func defaultAction(forKey event: String) -> (any CAAction)? { CABasicAnimation() }
    }

    @Test func fieldsLabelsAndLayersActAsTheirSubclassesSay() {
        let (field, bounds) = (Field() as UITextField, CGRect(0, 0, 20, 20))
        field.text = "ab"
        field.deleteBackward()
        #expect(field.text == "a")
        let rects = [field.clearButtonRect, field.leftViewRect, field.rightViewRect].map { $0(bounds).minX }
        #expect(rects == [1, 2, 3])
        let label = Padded() as UILabel
        label.drawText(in: bounds)
        #expect(label.text == "12")
        let layer = Glow() as CALayer
        layer.layoutSublayers()
        #expect(layer.name == "laid out" && Glow.defaultAction(forKey: "a") != nil && CALayer.defaultAction(forKey: "a") == nil)
    }

    private final class Copyable: UILabel {
        var calls: [String] = []
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
        override func copy(_ sender: Any?) { calls.append("copy") }
        override func cut(_ sender: Any?) { calls.append("cut") }
        override func paste(_ sender: Any?) { calls.append("paste") }
        override func select(_ sender: Any?) { calls.append("select") }
        override func selectAll(_ sender: Any?) { calls.append("all") }
        override func delete(_ sender: Any?) { calls.append("delete") }
    }

    private final class Screen: UIViewController {
        var calls: [String] = []
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "paste:" }
        override func validate(_ command: UICommand) { calls.append(command.title) }
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }
    }

    @Test func respondersPerformAsTheirSubclassesSay() {
        let (screen, label) = (Screen(), Copyable())
        screen.view.addSubview(label)
        let responder: UIResponder = label
        #expect(responder.target(forAction: "copy:", withSender: nil) as? UILabel === label)
        #expect(responder.target(forAction: "paste:", withSender: nil) as? Screen === screen)
        #expect(responder.target(forAction: "cut:", withSender: nil) == nil)
        for act in [responder.copy, responder.cut, responder.paste, responder.select, responder.selectAll, responder.delete] {
            act(nil)
        }
        #expect(label.calls == ["copy", "cut", "paste", "select", "all", "delete"])
        (screen as UIResponder).validate(UICommand(title: "Paste", action: "paste:"))
        let environment: any UIFocusEnvironment = screen
        #expect(screen.calls == ["Paste"] && environment.preferredFocusEnvironments.count == 1)
    }

    private final class Tabs: UITabBarController {
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { title = item.title }
    }

    private final class Search: UISearchController {
        private let bar = UISearchBar()
        override var searchBar: UISearchBar { bar }
    }

    private final class Window: UIWindow {
        var sent = 0
        override func sendEvent(_ event: UIEvent) { sent += 1 }
    }

    @Test func controllersAndWindowsActAsTheirSubclassesSay() {
        let tabs = Tabs()
        (tabs as any UITabBarDelegate).tabBar(tabs.tabBar, didSelect: UITabBarItem(title: "a", image: nil, tag: 0))
        #expect(tabs.title == "a")
        let search = Search(searchResultsController: nil)
        #expect((search as UISearchController).searchBar === search.searchBar)
        let window = Window()
        (window as UIWindow).sendEvent(UIEvent())
        #expect(window.sent == 1)
    }

    private final class Source: UICollectionViewDiffableDataSource<Int, Int> {
        override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: 4, section: index) }
    }

    private final class Menus: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == "copy:" }
        override func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { title = action.name }
    }

    @Test func sourcesAndDelegatesAnswerAsTheirSubclassesSay() throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        let source = Source(collectionView: view) { _, _, _ in nil }
        let own = try #require(view.dataSource)
        #expect(own === source && own.indexTitles(for: view) == ["A"])
        #expect(own.collectionView(view, indexPathForIndexTitle: "A", at: 2) == IndexPath(item: 4, section: 2))
        let (menus, path) = (Menus(collectionViewLayout: UICollectionViewLayout()), IndexPath(item: 0, section: 0))
        let delegate: any UICollectionViewDelegate = menus
        #expect(delegate.collectionView(view, canPerformAction: "copy:", forItemAt: path, withSender: nil))
        delegate.collectionView(view, performAction: "copy:", forItemAt: path, withSender: nil)
        #expect(menus.title == "copy:")
    }
}
