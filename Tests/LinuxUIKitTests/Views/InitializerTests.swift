import Testing
import UIKit

/// Initializers that a subclass calls, overrides or inherits end in those of its superclass.
@MainActor
struct InitializerTests {
    private final class Notes: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aTextViewHasAContainerOfItsSize() {
        let container = NSTextContainer(size: CGSize(width: 5, height: 6))
        #expect(Notes(frame: .zero, textContainer: container).textContainer === container)
        #expect(Notes(frame: CGRect(0, 0, 10, 20), textContainer: nil).textContainer.size == CGSize(width: 10, height: 20))
        #expect(UITextView().textContainer.lineFragmentPadding == 5)
    }

    @Test func aWindowOfASceneHasItsBounds() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        #expect(window.windowScene === scene && window.bounds == UIScreen.main.bounds)
    }

    private final class Feed: UIViewController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            title = "Feed"
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Root: UINavigationController {
        convenience init() { self.init(rootViewController: Feed()) }
        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            title = "Root"
        }
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
            super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Plain: UISearchController {}

    private final class Model: UIViewController {
        let number: Int
        init(number: Int = 4) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aControllerThatOverridesThoseOfNibsInheritsTheEmptyOne() {
        #expect(Feed().title == "Feed" && Feed(nibName: nil, bundle: nil).title == "Feed")
        #expect(Root().title == "Root" && Root().topViewController is Feed)
        #expect(Root(navigationBarClass: nil, toolbarClass: nil).viewControllers.isEmpty)
        #expect(Model().number == 4)
        #expect(Plain().searchResultsController == nil && Plain(nibName: nil, bundle: nil).searchBar.text == "")
        #expect(UISplitViewController().style == .unspecified && UITabBarController().viewControllers == nil)
        #expect(UIAlertController(title: "a", message: "b", preferredStyle: .alert).preferredStyle == .alert)
    }
}
