import Testing
import UIKit

/// Texts, bars, menus and scenes of app files work as far as possible without a screen.
@MainActor
struct AppFileTests {
    private final class Delegate: NSObject, UICollectionViewDelegate, UITextViewDelegate, UINavigationControllerDelegate {}

    @Test func aScrollViewHasTheDelegateOfItsKind() {
        let (delegate, scrolling, text) = (Delegate(), UIScrollView(), UITextView())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        scrolling.delegate = delegate
        text.delegate = delegate
        collection.delegate = delegate
        #expect(scrolling.delegate === delegate && text.delegate === delegate && collection.delegate === delegate)
        #expect((text as UIScrollView).delegate === delegate && (collection as UIScrollView).delegate === delegate)
        (collection as UIScrollView).delegate = nil
        #expect(collection.delegate == nil)
    }

    @Test func aDelegateOfAScrollViewIsKeptWeakly() {
        let view = UIScrollView()
        do {
            let delegate = Delegate()
            view.delegate = delegate
            #expect(view.delegate === delegate)
        }
        #expect(view.delegate == nil)
    }

    @Test func theGuidesOfAScrollViewAreAroundContentAndView() {
        let view = UIScrollView(frame: CGRect(0, 0, 100, 50))
        view.contentOffset.y = 20
        #expect(view.frameLayoutGuide.layoutFrame == CGRect(0, 20, 100, 50))
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(0, 0, 100, 50))
        view.contentSize = CGSize(width: 0, height: 400)
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(0, 0, 100, 400))
    }

    @Test func aRectangleIsScrolledToWithinTheContent() {
        let view = UIScrollView(frame: CGRect(0, 0, 100, 50))
        view.contentSize = CGSize(width: 100, height: 200)
        view.scrollRectToVisible(CGRect(0, 120, 10, 10), animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: 80))
    }

    @Test func poppingToAControllerGivesThoseAbove() {
        let controllers = (0..<3).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: controllers[0])
        navigation.setViewControllers(controllers, animated: false)
        #expect(navigation.popToViewController(controllers[0], animated: false) == Array(controllers[1...]))
        #expect(navigation.viewControllers == [controllers[0]])
        #expect(navigation.popToViewController(controllers[2], animated: false) == nil)
    }

    @Test func anAlertHasTheFieldsThatWereAdded() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.textFields?.map(\.placeholder) == ["Name"])
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

    @Test func itemsOfBarsShareASuperclass() {
        let items: [UIBarItem] = [UIBarButtonItem(title: "a", style: .plain, target: nil, action: Selector("b")), UITabBarItem()]
        items[0].setTitleTextAttributes([.kern: 2], for: .normal)
        #expect(items[0].title == "a" && items[0].titleTextAttributes(for: .normal)?.count == 1)
        #expect((items[0] as? UIBarButtonItem)?.action == Selector("b"))
    }

    @Test func aMenuWithOtherElementsKeepsTheRest() {
        let menu = UIMenu(title: "a", options: .displayInline, children: [])
        let other = menu.replacingChildren([UICommand(title: "b", action: Selector("c"))])
        #expect(other.title == "a" && other.options == .displayInline && other.children.map(\.title) == ["b"])
        #expect(menu.children.isEmpty)
    }

    @Test func traitsAreFoundByTheirTypes() {
        let traits = UITraitCollection(displayScale: 3, userInterfaceStyle: .dark)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark && traits[UITraitDisplayScale.self] == 3)
        #expect(traits[OwnTrait.self] == 7 && traits.accessibilityContrast == .normal)
    }

    private enum OwnTrait: UITraitDefinition {
        static let defaultValue = 7
    }

    @Test func aSessionAndARequestComeWithUIKit() throws {
        let request = URLRequest(url: try #require(URL(string: "https://example.org/a")))
        let task = URLSession.shared.dataTask(with: request) { _, _, _ in }
        #expect(task.originalRequest?.url?.path == "/a")
    }

    @Test func aWindowOfADelegateCanBeChained() {
        #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
        let delegate: any UIApplicationDelegate = LaunchDelegate()
        delegate.window = UIWindow()
        #expect(delegate.window??.isKeyWindow == true)
    }

    private final class LaunchDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
    }

    @Test func exchangedSubviewsTakeEachOthersPlaces() {
        let (view, parts) = (UIView(), (0..<4).map { _ in UIView() })
        for part in parts { view.addSubview(part) }
        view.exchangeSubview(at: 3, withSubviewAt: 1)
        #expect(view.subviews == [parts[0], parts[3], parts[2], parts[1]])
    }

    @Test func aTextHasPositions() throws {
        let field = UITextField()
        field.text = "abc"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "bc" && field.position(from: start, offset: 3) == nil)
    }

    @Test func sublayersKnowWhereTheyAre() {
        let (layer, parts) = (CALayer(), (0..<4).map { _ in CALayer() })
        layer.sublayers = [parts[0], parts[1]]
        layer.insertSublayer(parts[2], below: parts[1])
        layer.insertSublayer(parts[3], above: parts[0])
        #expect(layer.sublayers == [parts[0], parts[3], parts[2], parts[1]])
        #expect(parts.allSatisfy { $0.superlayer === layer })
        layer.sublayers = nil
        #expect(parts.allSatisfy { $0.superlayer == nil })
    }

    @Test func coloursAreTakenApartByHueAndGrey() {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: 0.75, saturation: 0.5, brightness: 0.25, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.75) < 1e-9 && abs(saturation - 0.5) < 1e-9 && brightness == 0.25 && alpha == 1)
        var white: CGFloat = 0
        #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil) && white == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }
}

/// Attributed texts determine the size of buttons.
@MainActor
struct AttributedTitleTests {
    private func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
        var configuration = UIButton.Configuration.plain()
        change(&configuration)
        return UIButton(configuration: configuration).intrinsicContentSize
    }

    @Test func anAttributedTitleIsMeasuredLikeAPlainOne() {
        #expect(size { $0.attributedTitle = AttributedString("Continue") } == size { $0.title = "Continue" })
        #expect(size { $0.attributedSubtitle = AttributedString("Continue") } == size { $0.subtitle = "Continue" })
    }

    @Test func theFontOfAnAttributedTitleCounts() {
        var title = AttributedString("Continue")
        title.font = .systemFont(ofSize: 34)
        let transformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = UIFont.systemFont(ofSize: 34)
            return attributes
        }
        let large = size { $0.attributedTitle = title }
        #expect(large.height > size { $0.title = "Continue" }.height)
        #expect(size { ($0.title, $0.titleTextAttributesTransformer) = ("Continue", transformer) } == large)
    }

    @Test func aPlainTitleReplacesAnAttributedOne() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("a")
        #expect(configuration.title == "a")
        configuration.title = "b"
        #expect(configuration.attributedTitle == AttributedString("b"))
    }

    @Test func attributesGoThereAndBack() {
        var text = AttributedString("ab")
        text.font = .boldSystemFont(ofSize: 20)
        text.underlineStyle = .single
        let converted = NSAttributedString(text)
        #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(AttributedString(converted) == text)
    }
}
