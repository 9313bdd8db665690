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

/// Controllers know the containers that they are in, and containers what they show.
@MainActor
struct ContainerControllerTests {
    @Test func controllersHaveChildren() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        #expect(parent.children.first === child && child.parent === parent)
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test func aPushedControllerKnowsItsNavigationController() {
        let (root, next, child) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        root.show(next, sender: nil)
        next.addChild(child)
        #expect(navigation.topViewController === next && child.navigationController === navigation)
        #expect(navigation.popViewController(animated: true) === next && next.navigationController == nil)
        #expect(navigation.popViewController(animated: true) == nil && root.navigationController === navigation)
    }

    @Test func thePresentedControllerIsTheVisibleOne() {
        let (root, next, sheet) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.visibleViewController === root)
        navigation.pushViewController(next, animated: false)
        #expect(navigation.visibleViewController === next)
        navigation.present(sheet, animated: false)
        #expect(navigation.visibleViewController === sheet && navigation.topViewController === next)
        navigation.dismiss(animated: false)
        #expect(navigation.visibleViewController === next)
    }

    @Test func aPresentedControllerIsKept() {
        let (controller, other) = (UIViewController(), UIViewController())
        controller.show(other, sender: nil)
        #expect(controller.presentedViewController === other)
        controller.dismiss(animated: true)
        #expect(controller.presentedViewController == nil)
        controller.present(other, animated: true)
        #expect(other.presentingViewController === controller)
        other.dismiss(animated: true)
        #expect(controller.presentedViewController == nil && other.presentingViewController == nil)
    }

    @Test func poppingToAControllerGivesThoseAbove() {
        let controllers = (0..<3).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: controllers[0])
        navigation.setViewControllers(controllers, animated: false)
        #expect(navigation.popToViewController(controllers[0], animated: false) == Array(controllers[1...]))
        #expect(navigation.viewControllers == [controllers[0]])
        #expect(navigation.popToViewController(controllers[2], animated: false) == nil)
    }

    @Test func theControllersOfColumnsAreChildren() {
        let (split, list, detail) = (UISplitViewController(style: .doubleColumn), UIViewController(), UIViewController())
        split.setViewController(detail, for: .secondary)
        split.setViewController(list, for: .primary)
        #expect(split.viewControllers == [list, detail] && detail.splitViewController === split)
        let other = UIViewController()
        split.setViewController(other, for: .secondary)
        #expect(split.viewController(for: .secondary) === other && detail.parent == nil && list.parent === split)
        split.viewControllers = [other, list]
        #expect(split.viewController(for: .primary) === other && split.children.count == 2)
    }

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
}
