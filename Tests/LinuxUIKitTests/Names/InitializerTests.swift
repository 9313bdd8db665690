import Testing
import UIKit

/// Initializers that a subclass calls or inherits.
@MainActor
struct InitializerTests {
    private final class Tap: UITapGestureRecognizer {
        let name2: String
        init(_ name: String) {
            name2 = name
            super.init(target: nil, action: nil)
        }
    }

    private final class Item: UINavigationItem {
        let number: Int
        init(_ number: Int) {
            self.number = number
            super.init(title: "\(number)")
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Picture: UIImageView {
        let number: Int
        init(_ number: Int, _ image: UIImage?) {
            self.number = number
            super.init(image: image, highlightedImage: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aSubclassCallsThoseOfRecognizersItemsAndImageViews() {
        #expect(Tap("a").name2 == "a" && Tap("a").numberOfTapsRequired == 1)
        #expect(Item(3).number == 3 && Item(3).title == "3" && UINavigationItem().title == nil)
        let image = UIImage(systemName: "star")
        #expect(Picture(1, image).number == 1 && Picture(1, image).image === image)
        #expect(UIImageView().image == nil && UIImageView(image: image).image === image)
    }

    private final class Refresh: UIRefreshControl {
        override init() {
            super.init()
            tag = 7
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Notes: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            tag = 8
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Window: UIWindow {
        override init(windowScene: UIWindowScene) {
            super.init(windowScene: windowScene)
            tag = 9
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aSubclassOverridesThoseOfOtherViews() throws {
        #expect(Refresh().tag == 7)
        let container = NSTextContainer(size: CGSize(width: 5, height: 6))
        #expect(Notes(frame: .zero, textContainer: container).textContainer === container)
        #expect(Notes(frame: CGRect(0, 0, 10, 20), textContainer: nil).textContainer.size == CGSize(width: 10, height: 20))
        #expect(UITextView().textContainer.lineFragmentPadding == 5)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = Window(windowScene: scene)
        #expect(window.tag == 9 && window.windowScene === scene && window.bounds == UIScreen.main.bounds)
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

    private final class Wide: UICollectionViewLayoutAttributes {
        var ratio: CGFloat
        override init() {
            ratio = 2
            super.init()
        }
        override func copy(with zone: NSZone?) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Wide)?.ratio = ratio
            return copy
        }
    }

    private final class Context: UICollectionViewLayoutInvalidationContext {
        let isOwn: Bool
        override init() {
            isOwn = true
            super.init()
        }
    }

    private final class WideLayout: UICollectionViewCompositionalLayout {
        var isOwn = false
        override class var layoutAttributesClass: AnyClass { Wide.self }
        override class var invalidationContextClass: AnyClass { Context.self }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            isOwn = (context as? Context)?.isOwn ?? false
            super.invalidateLayout(with: context)
        }
    }

    @Test func aLayoutMakesAttributesAndContextsOfItsClasses() throws {
        let layout = WideLayout(section: rows())
        let view = UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [1])
        let attributes = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) as? Wide)
        attributes.ratio = 3
        #expect((attributes.copy() as? Wide)?.ratio == 3 && attributes.frame == CGRect(0, 0, 300, 50))
        layout.invalidateLayout()
        #expect(layout.isOwn)
    }

    private final class Button: UIBarButtonItem {
        let number: Int
        init(_ number: Int) {
            self.number = number
            super.init()
            title = "\(number)"
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aBarButtonMayHaveAnInitializerOfItsOwn() {
        #expect(Button(2).title == "2" && Button(2).number == 2)
        #expect(UIBarButtonItem.fixedSpace(8).width == 8 && UIBarButtonItem.flexibleSpace().width == 0)
    }
}
