import PinLayout
import Testing
import UIKit

/// Frames of a view of 100 × 50 points at (10, 20) in a superview of 300 × 400, beside two other views.
@Suite(.serialized) struct PinLayoutTests {
    struct Views {
        let root = UIView(frame: [0, 0, 300, 400])
        let first = UIView(frame: [30, 40, 50, 60])
        let second = UIView(frame: [150, 120, 80, 36])
        let view = WrappingView(frame: [10, 20, 100, 50])

        init() { for subview in [first, second, view] { root.addSubview(subview) } }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let frame: CGRect
        let pin: @Sendable (Views) -> Void

        init(_ name: String, _ frame: CGRect, _ pin: @escaping @Sendable (Views) -> Void) {
            (testDescription, self.frame, self.pin) = (name, frame, pin)
        }
    }

    static let edges = [
        Case("an edge keeps the size", [10, 7, 100, 50]) { $0.view.pin.top(7) },
        Case("opposite edges give the size", [5, 20, 275, 50]) { $0.view.pin.left(5).right(20) },
        Case("a percentage is a part of the superview", [30, 300, 100, 50]) { $0.view.pin.left(10%).bottom(12.5%) },
        Case("insets count by their edge", [2, 1, 294, 396]) { $0.view.pin.all(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
        Case("a centre moves the view", [105, 170, 100, 50]) { $0.view.pin.hCenter(5).vCenter(-5) },
        Case("the first value of an edge counts", [3, 20, 100, 50]) { $0.view.pin.left(3).left(9) },
        Case("edges in the wrong order keep the length", [200, 20, 100, 50]) { $0.view.pin.left(200).right(200) },
        Case("an edge of another view", [80, 120, 100, 50]) { $0.view.pin.left(to: $0.first.edge.right).top(to: $0.second.edge.top) },
        Case("an anchor of another view", [130, 215, 100, 50]) { views in
            views.view.pin.bottomRight(to: views.second.anchor.bottomRight).marginBottom(-109)
        },
    ]

    static let relatives = [
        Case("below all views", [10, 156, 100, 50]) { $0.view.pin.below(of: [$0.first, $0.second]) },
        Case("above, aligned", [30, -10, 100, 50]) { $0.view.pin.above(of: $0.first, aligned: .left) },
        Case("aligned with the mean centre", [72.67, 156, 100, 50]) { $0.view.pin.below(of: [$0.first, $0.second], aligned: .center) },
        Case("between two views", [80, 113, 70, 50]) { $0.view.pin.after(of: $0.first).before(of: $0.second, aligned: .center) },
        Case("between without an order", [80, 20, 70, 50]) { $0.view.pin.horizontallyBetween($0.second, and: $0.first) },
        Case("no view is visible", [10, 20, 100, 50]) { views in
            (views.first.isHidden, views.second.alpha) = (true, 0)
            views.view.pin.below(of: visible([views.first, views.second]))
        },
        Case("views in other superviews", [35, 20, 100, 50]) { views in
            let inner = UIView(frame: [0, 0, 5, 5])
            views.first.addSubview(inner)
            views.view.pin.right(of: inner)
        },
    ]

    static let sizes = [
        Case("a length beside opposite edges is at the first", [10, 20, 50, 50]) { $0.view.pin.horizontally(10).width(50) },
        Case("unused space is divided", [125, 300, 50, 100]) { views in
            views.view.pin.all().width(50).height(25%).justify(.center).align(.bottom)
        },
        Case("the size of another view", [10, 20, 80, 36]) { $0.view.pin.size(of: $0.second) },
        Case("the maximum counts before the minimum", [10, 20, 60, 50]) { $0.view.pin.minWidth(80).maxWidth(60) },
        Case("a limit keeps the centre", [120, 20, 60, 50]) { $0.view.pin.hCenter().width(100%).maxWidth(60) },
        Case("a ratio gives the other length", [0, 20, 300, 150]) { $0.view.pin.horizontally().aspectRatio(2) },
        Case("fitting keeps the width", [10, 20, 120, 20]) { $0.view.pin.width(120).sizeToFit(.width) },
        Case("flexible fitting takes the measured width", [10, 20, 90, 20]) { $0.view.pin.width(200).sizeToFit(.widthFlexible) },
        Case("fitting applies margins first", [225, 20, 45, 40]) { $0.view.pin.left(205).right(10).marginHorizontal(20).sizeToFit(.width) },
        Case("a limit is the width of a fitting view", [10, 20, 200, 20]) { $0.view.pin.maxWidth(200).sizeToFit(.width) },
        Case("fitting the current size", [105, 190, 90, 20]) { $0.view.pin.center().sizeToFit() },
        Case("lengths are rounded up to pixels", [0.33, 20, 50.33, 50]) { $0.view.pin.left(0.4).width(50.1) },
    ]

    static let margins = [
        Case("a margin counts at a pinned edge", [20, 20, 100, 50]) { $0.view.pin.left(15).marginHorizontal(5) },
        Case("margins move a centre both ways", [103, 20, 100, 50]) { $0.view.pin.hCenter().marginLeft(5).marginRight(2) },
        Case("margins make room between edges smaller", [12, 11, 276, 379]) { $0.view.pin.all().margin(11, 12, 10, 12) },
        Case("without pinned edges one margin counts", [20, 20, 300, 50]) { $0.view.pin.left().width(100%).marginHorizontal(20) },
        Case("pinned edges make the view smaller", [20, 20, 260, 50]) { $0.view.pin.left().width(100%).pinEdges().marginHorizontal(20) },
    ]

    @Test(arguments: edges + relatives + sizes + margins)
    func viewsGetTheFramesThatAreDocumented(_ test: Case) {
        let views = Views()
        test.pin(views)
        #expect(views.view.frame.hundredths == test.frame.hundredths)
    }

    @Test(arguments: [false, true])
    func startsAndEndsFollowTheDirection(isRightToLeft: Bool) {
        Pin.layoutDirection(isRightToLeft ? .rtl : .ltr)
        defer { Pin.layoutDirection(.ltr) }
        let views = Views()
        views.view.pin.start(5).marginStart(2).top()
        #expect(views.view.frame == (isRightToLeft ? [193, 0, 100, 50] : [7, 0, 100, 50]))
        views.view.pin.after(of: views.second)
        #expect(views.view.frame.minX == (isRightToLeft ? 50 : 230))
    }

    @Test func readingAnAreaChangesNoFrame() {
        let view = UIView(frame: [0.25, 0.5, 10.125, 10.5])
        _ = view.pin.safeArea
        #expect(view.frame == [0.25, 0.5, 10.125, 10.5])
    }

    @Test func laidOutViewsStayWhereCodePutsThemLater() {
        let views = Views()
        do {
            let pin = views.view.pin.left(1)
            pin.layout()
            views.view.frame.origin.x = 9
            withExtendedLifetime(pin) {}
        }
        #expect(views.view.frame.minX == 9)
    }

    @Test(arguments: [(WrapType.all, [0, 0, 214, 130], 7, 14), (.horizontally, [0, 0, 214, 400], 7, 40), (.vertically, [0, 0, 300, 130], 30, 14)]
        as [(WrapType, CGRect, CGFloat, CGFloat)])
    func wrappedSubviewsBeginAfterThePadding(type: WrapType, frame: CGRect, x: CGFloat, y: CGFloat) {
        let views = Views()
        views.view.removeFromSuperview()
        views.root.pin.wrapContent(type, padding: UIEdgeInsets(top: 14, left: 7, bottom: 0, right: 7))
        #expect(views.root.frame == frame && views.first.frame.origin == CGPoint(x: x, y: y))
    }
}
