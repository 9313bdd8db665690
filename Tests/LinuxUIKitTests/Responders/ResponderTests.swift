import Testing
import UIKit

@MainActor
struct ResponderTests {
    @Test func theChainLeadsFromAViewToItsController() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        let label = UILabel()
        child.view.addSubview(label)
        let chain = sequence(first: label as UIResponder, next: \.next).map { $0 }
        #expect(chain == [label, child.view, child, parent])
        child.removeFromParent()
        #expect(child.next == nil)
    }

    @Test func aControllersNextIsWhereItsViewIs() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        let box = UIView()
        parent.view.addSubview(box)
        box.addSubview(child.view)
        let chain = sequence(first: child.view as UIResponder, next: \.next).map { $0 }
        #expect(chain == [child.view, child, box, parent.view, parent])
    }

    @Test func aViewThatIsReplacedHasNoControllerAnyLonger() {
        let (controller, box) = (UIViewController(), UIView())
        let first = controller.view!
        box.addSubview(first)
        #expect(first.next === controller)
        controller.view = UIView()
        #expect(first.next === box && controller.view.next === controller && controller.next == nil)
    }

    @Test func aControllerMayBeSent() {
        func isSendable<Value: Sendable>(_ value: Value) -> Bool { true }
        #expect(isSendable(UIViewController()) && isSendable(UICollectionViewController(collectionViewLayout: .init())))
    }

    @Test func onlyAViewThatCanBecomesFirstResponder() {
        final class Willing: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (plain, willing) = (UIView(), Willing())
        #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
        #expect(willing.becomeFirstResponder() && willing.isFirstResponder)
        #expect(willing.resignFirstResponder() && !willing.isFirstResponder)
        let field = UITextField()
        field.becomeFirstResponder()
        #expect(field.isEditing)
    }

    @Test func aViewHasTheRecognizersThatWereAdded() {
        let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
        first.addGestureRecognizer(tap)
        #expect(tap.view === first && first.gestureRecognizers == [tap])
        second.addGestureRecognizer(tap)
        #expect(tap.view === second && first.gestureRecognizers == nil)
        second.removeGestureRecognizer(tap)
        #expect(tap.view == nil && second.gestureRecognizers == nil)
        let scroll = UIScrollView()
        #expect(scroll.panGestureRecognizer === scroll.panGestureRecognizer)
    }

    @Test func aSearchTellsItsUpdater() {
        final class Updater: NSObject, UISearchResultsUpdating {
            var texts: [String?] = []
            func updateSearchResults(for searchController: UISearchController) {
                texts.append(searchController.searchBar.text)
            }
        }
        let (updater, search) = (Updater(), UISearchController(searchResultsController: nil))
        search.searchResultsUpdater = updater
        search.searchBar.text = "herb"
        search.isActive = true
        #expect(updater.texts == ["herb"])
        let item = UINavigationItem(title: "Herbs")
        item.searchController = search
        #expect(item.title == "Herbs" && item.searchController === search)
    }

    @Test func noLinkIsOpened() async {
        let link = URL(fileURLWithPath: "/")
        var opened: Bool?
        UIApplication.shared.open(link) { opened = $0 }
        #expect(opened == false && !UIApplication.shared.canOpenURL(link))
        #expect(await !UIApplication.shared.open(link))
    }

    @Test func applicationDelegatesHaveDefaults() {
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        let app = AppDelegate()
        #expect(app.application(.shared, willFinishLaunchingWithOptions: nil))
        let configuration = app.application(
            .shared, configurationForConnecting: UISceneSession(), options: UIScene.ConnectionOptions())
        #expect(configuration.role == .windowApplication)
    }

    @Test func editingEndsWhereverItIs() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (outer, inner, field) = (UIView(), UIView(), Field())
        outer.addSubview(inner)
        inner.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder && outer.endEditing(true) && !field.isFirstResponder)
    }

    @Test func theNextOfAViewMayBeAnother() {
        final class Forwarding: UIView {
            weak var target: UIView?
            override var next: UIResponder? { target ?? super.next }
        }
        let (view, target, screen) = (Forwarding(), UIView(), UIViewController())
        view.target = target
        #expect(view.next === target)
        screen.view.addSubview(view)
        view.target = nil
        #expect(view.next === screen.view)
    }
}
