import Testing
import UIKit

@MainActor
struct ViewTests {
    @Test func frameBoundsAndCenterAgree() {
        let view = UIView(frame: CGRect(10, 20, 100, 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(0, 0, 100, 50))
        view.bounds.size.width = 80
        #expect(view.frame == CGRect(20, 20, 80, 50))
        view.frame = CGRect(0, 0, 10, 10)
        #expect(view.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test func aViewHasOneSuperview() {
        let (first, second, child) = (UIView(), UIView(), UIView())
        first.addSubview(child)
        second.addSubview(UIView())
        second.insertSubview(child, at: 0)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews.first === child && child.superview === second)
        child.removeFromSuperview()
        #expect(second.subviews.count == 1 && child.superview == nil)
    }

    @Test func subviewsAreBroughtToTheFrontAndSentToTheBack() {
        let (parent, first, second) = (UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        parent.bringSubviewToFront(first)
        #expect(parent.subviews == [second, first])
        parent.sendSubviewToBack(first)
        #expect(parent.subviews == [first, second])
        parent.bringSubviewToFront(UIView())
        #expect(parent.subviews.count == 2)
    }

    @Test func subviewsAreInsertedBesideOthers() {
        let (parent, first, second, third) = (UIView(), UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.insertSubview(second, belowSubview: first)
        parent.insertSubview(third, aboveSubview: second)
        #expect(parent.subviews == [second, third, first])
        parent.insertSubview(second, aboveSubview: first)
        #expect(parent.subviews == [third, first, second])
        #expect(second.isDescendant(of: parent) && second.isDescendant(of: second) && !parent.isDescendant(of: second))
        second.tag = 7
        #expect(parent.viewWithTag(7) === second && parent.viewWithTag(8) == nil)
    }

    @Test func eachViewOfATreeIsAskedOnce() {
        final class Asked: UIView {
            var count = 0
            override var tag: Int {
                get {
                    count += 1
                    return 7
                }
                set {}
            }
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                count += 1
                return super.point(inside: point, with: event)
            }
        }
        let deepest = Asked(frame: CGRect(0, 0, 10, 10))
        let top = (0..<8).reduce(deepest as UIView) { view, _ in
            let parent = UIView(frame: CGRect(0, 0, 10, 10))
            parent.addSubview(view)
            return parent
        }
        #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === deepest && top.viewWithTag(7) === deepest)
        #expect(deepest.count == 2)
    }

    @Test func theLastSubviewAtAPointIsHit() {
        let parent = UIView(frame: CGRect(0, 0, 100, 100))
        let (below, above) = (UIView(frame: CGRect(0, 0, 50, 50)), UIView(frame: CGRect(20, 20, 50, 50)))
        parent.addSubview(below)
        parent.addSubview(above)
        #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === above)
        #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === below)
        #expect(parent.hitTest(CGPoint(x: 90, y: 90), with: nil) === parent)
        #expect(parent.hitTest(CGPoint(x: 110, y: 90), with: nil) == nil)
        above.isHidden = true
        #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === below)
    }

    @Test func pointsAreConvertedBetweenViewsOfATree() {
        let outer = UIScrollView(frame: CGRect(0, 0, 100, 100))
        let (left, right) = (UIView(frame: CGRect(10, 20, 30, 30)), UIView(frame: CGRect(60, 70, 30, 30)))
        outer.addSubview(left)
        outer.addSubview(right)
        #expect(left.convert(CGPoint(x: 1, y: 1), to: right) == CGPoint(x: -49, y: -49))
        #expect(right.convert(CGRect(0, 0, 5, 5), from: left) == CGRect(-50, -50, 5, 5))
        outer.contentOffset.y = 5
        #expect(left.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: 20))
        #expect(left.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 15))
        #expect(left.convert(CGPoint.zero, from: nil) == CGPoint(x: -10, y: -15))
    }

    @Test func aViewIsToldOfAnotherSuperviewOnce() {
        final class Box: UIView {
            var superviews: [UIView?] = []
            override func didMoveToSuperview() { superviews.append(superview) }
        }
        let (first, second, child) = (UIView(), UIView(), Box())
        first.addSubview(child)
        second.addSubview(child)
        child.removeFromSuperview()
        child.removeFromSuperview()
        #expect(child.superviews == [first, second, nil])
    }

    @Test func layingOutReachesEverySubview() {
        final class Box: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let (outer, inner) = (Box(), Box())
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(outer.layouts == 1 && inner.layouts == 1)
    }

    @Test func marginsFollowTheDirection() {
        let view = UIView()
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.adopt(traitCollection: UITraitCollection(layoutDirection: .rightToLeft))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1))
        view.layoutMargins.left = 5
        #expect(view.directionalLayoutMargins.trailing == 5)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func aControllersViewIsTheViewportWithItsSurroundings() throws {
        let controller = UIViewController()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        let view = try #require(Device.iPhone15.landscape.viewport.performAsCurrent { controller.view })
        #expect(view.bounds == CGRect(0, 0, 852, 393))
        #expect(view.safeAreaInsets.left == 59)
        #expect(view.traitCollection.displayScale == 3)
        #expect(controller.traitCollection == view.traitCollection)
    }

    @Test func aViewLoadsOnceAndInTheCurrentViewport() {
        final class Controller: UIViewController {
            var loads: [CGFloat] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                loads.append(UIScreen.main.bounds.width)
                view.backgroundColor = .systemBackground
            }
        }
        let controller = Controller()
        Device.iPhoneSE.viewport.performAsCurrent { controller.loadViewIfNeeded() }
        #expect(controller.view.backgroundColor == .systemBackground)
        #expect(controller.loads == [375])
    }

    @Test func aCollectionViewTakesTheSurroundingsOfTheViewportThatIsNamed() {
        func view() -> UICollectionView {
            UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewLayout())
        }
        let named = Device.iPhone15.viewport.performAsCurrent { view() }
        #expect(named.safeAreaInsets.top == 59 && named.traitCollection.displayScale == 3)
        #expect(named.directionalLayoutMargins.leading == 16)
        let bare = view()
        #expect(bare.safeAreaInsets == .zero && bare.traitCollection.displayScale == 1)
        #expect(bare.directionalLayoutMargins == .zero)
    }

    @Test func aCollectionViewsSafeAreaFollowsTheDirection() {
        let section = rows()
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = UICollectionView(frame: CGRect(0, 0, 300, 600), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [1])
        view.adopt(traitCollection: UITraitCollection(displayScale: 1, layoutDirection: .rightToLeft))
        view.adopt(safeAreaInsets: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame == CGRect(40, 0, 260, 50))
    }

    @Test func exchangedSubviewsTakeEachOthersPlaces() {
        let (view, parts) = (UIView(), (0..<4).map { _ in UIView() })
        for part in parts { view.addSubview(part) }
        view.exchangeSubview(at: 3, withSubviewAt: 1)
        #expect(view.subviews == [parts[0], parts[3], parts[2], parts[1]])
    }

    @Test func anInteractionBelongsToOneView() {
        let (one, other) = (UIView(), UIView())
        let pointer = UIPointerInteraction(delegate: nil)
        one.addInteraction(pointer)
        #expect(pointer.view === one && one.interactions.count == 1)
        other.addInteraction(pointer)
        #expect(pointer.view === other && one.interactions.isEmpty)
        other.removeInteraction(pointer)
        #expect(pointer.view == nil && other.interactions.isEmpty)
        one.interactions = [pointer, UIPointerInteraction(delegate: nil)]
        one.interactions = [pointer]
        #expect(pointer.view === one && one.interactions.count == 1)
    }

    @Test func aTintIsTheSuperviewsUnlessAViewHasItsOwn() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.tintColor == .tintColor)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .blue
        #expect(inner.tintColor == .blue)
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
        #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
        #expect(UILayoutPriority.defaultLow + 2 == UILayoutPriority(252))
    }

    private final class CardLayer: CALayer {}

    private final class CardView: UIView {
        private let card = CardLayer()
        override var layer: CALayer { card }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
        override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
        override func willMove(toWindow newWindow: UIWindow?) {}
        override func awakeFromNib() { super.awakeFromNib() }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    }

    @Test func aViewMayHaveALayerAndAnEnvironmentOfItsOwn() {
        let view = CardView(frame: CGRect(0, 0, 100, 50))
        #expect(view.layer is CardLayer)
        #expect(view.safeAreaLayoutGuide.layoutFrame.minY == 7)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.adopt(traitCollection: UITraitCollection(userInterfaceStyle: .light), safeAreaInsets: .zero)
        #expect(view.safeAreaInsets.top == 7 && view.traitCollection.userInterfaceStyle == .dark)
    }
}
