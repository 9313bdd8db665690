import FlexLayout
import PinLayout
import Testing
import UIKit

/// Frames of the items of a container of 200 × 300 points.
struct FlexLayoutTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let frames: [CGRect]
        let define: @Sendable (Flex) -> Void

        init(_ name: String, _ frames: [CGRect], _ define: @escaping @Sendable (Flex) -> Void) {
            (testDescription, self.frames, self.define) = (name, frames, define)
        }
    }

    private static func items(_ flex: Flex, _ lengths: CGFloat...) {
        for length in lengths { flex.addItem().size(length) }
    }

    static let directions = [
        Case("a column stretches its items", [[0, 0, 200, 20], [0, 20, 200, 30]]) { flex in
            flex.addItem().height(20)
            flex.addItem().height(30)
        },
        Case("a row", [[0, 0, 20, 300], [20, 0, 30, 300]]) { flex in
            flex.direction(.row)
            flex.addItem().width(20)
            flex.addItem().width(30)
        },
        Case("reversed", [[0, 280, 20, 20], [0, 250, 30, 30]]) { items($0.direction(.columnReverse), 20, 30) },
        Case("a row from right to left", [[180, 0, 20, 20], [150, 0, 30, 30]]) { items($0.direction(.row).layoutDirection(.rtl), 20, 30) },
        Case("lines", [[0, 0, 90, 90], [90, 0, 80, 80], [0, 95, 50, 50]]) { items($0.direction(.row).wrap(.wrap).rowGap(5), 90, 80, 50) },
    ]

    static let distributions = [
        Case("at the end", [[0, 250, 20, 20], [0, 270, 30, 30]]) { items($0.justifyContent(.end), 20, 30) },
        Case("in the middle", [[90, 125, 20, 20], [85, 145, 30, 30]]) { items($0.justifyContent(.center).alignItems(.center), 20, 30) },
        Case("space between", [[0, 0, 20, 20], [0, 270, 30, 30]]) { items($0.justifyContent(.spaceBetween), 20, 30) },
        Case("space around", [[0, 60, 20, 20], [0, 200, 40, 40]]) { items($0.justifyContent(.spaceAround), 20, 40) },
        Case("space evenly", [[0, 80, 20, 20], [0, 180, 40, 40]]) { items($0.justifyContent(.spaceEvenly), 20, 40) },
        Case("an item's own alignment", [[180, 0, 20, 20]]) { $0.addItem().size(20).alignSelf(.end) },
        Case("equal lower edges", [[0, 10, 20, 20], [20, 0, 30, 30]]) { items($0.direction(.row).alignItems(.baseline), 20, 30) },
        Case("gaps", [[0, 0, 20, 20], [0, 28, 30, 30]]) { items($0.gap(8), 20, 30) },
    ]

    static let lengths = [
        Case("items grow by their shares", [[0, 0, 200, 80], [0, 80, 200, 220]]) { flex in
            flex.addItem().height(20).grow(1)
            flex.addItem().height(100).grow(2)
        },
        Case("items stay longer than the container", [[0, 0, 200, 400]]) { $0.addItem().height(400) },
        Case("items shrink by their lengths", [[0, 0, 200, 100], [0, 100, 200, 200]]) { flex in
            flex.addItem().height(200).shrink(1)
            flex.addItem().height(400).shrink(1)
        },
        Case("a limit leaves space to the others", [[0, 0, 200, 50], [0, 50, 200, 250]]) { flex in
            flex.addItem().grow(1).maxHeight(50)
            flex.addItem().grow(1)
        },
        Case("parts of the room without padding", [[10, 20, 90, 130]]) { flex in
            flex.padding(20, 10).addItem().width(50%).height(50%)
        },
        Case("margins", [[4, 10, 189, 20]]) { $0.addItem().height(20).margin(10, 4, 3, 7) },
        Case("the margin of an edge counts before that of all", [[5, 9, 186, 20]]) { $0.addItem().height(20).margin(9).marginStart(5) },
        Case("a ratio", [[0, 0, 200, 100], [0, 100, 80, 40]]) { flex in
            flex.addItem().aspectRatio(2)
            flex.addItem().height(40).aspectRatio(2)
        },
        Case("content of text", [[0, 0, 90, 20]]) { $0.alignItems(.start).addItem(WrappingView()) },
        Case("text breaks in the room", [[70, 0, 60, 40]]) { $0.alignItems(.center).addItem(WrappingView()).maxWidth(60) },
        Case("a container is as long as its items", [[0, 0, 200, 64]]) { flex in
            flex.addItem().padding(7).define { items($0, 20, 30) }
        },
        Case("text in paddings", [[0, 0, 100, 30]]) { $0.alignItems(.start).addItem(WrappingView()).padding(5) },
        Case("a part of a length that the content decides is empty", [[0, 0, 20, 0]]) { flex in
            flex.alignItems(.start).addItem().direction(.row).addItem().width(20).height(50%)
        },
        // Yoga measures a stretched column before its items get their limits.
        Case("a column is as long as its items without limits", [[0, 0, 200, 20], [0, 20, 200, 10]]) { flex in
            flex.addItem().addItem().height(20).minHeight(50)
            flex.addItem().height(10)
        },
        Case("a plain view has no content", [[0, 0, 0, 0]]) { $0.alignItems(.start).addItem(UIView(frame: [5, 5, 9, 9])) },
    ]

    static let positions = [
        Case("an inset moves an item, not the next one", [[6, 5, 20, 20], [0, 20, 30, 30]]) { flex in
            flex.addItem().size(20).top(5).left(6)
            flex.addItem().size(30)
        },
        Case("an absolute item takes no space", [[173, 276, 20, 20], [0, 0, 30, 30]]) { flex in
            flex.addItem().size(20).position(.absolute).right(7).bottom(4)
            flex.addItem().size(30)
        },
        Case("insets at both edges give the length", [[10, 30, 170, 240]]) { $0.addItem().position(.absolute).vertically(10%).left(10).end(20) },
        Case("an absolute item without insets is aligned", [[90, 140, 20, 20]]) { flex in
            flex.justifyContent(.center).alignItems(.center).addItem().size(20).position(.absolute)
        },
        Case("an item that is not displayed is empty", [[0, 0, 0, 0], [0, 0, 200, 20]]) { flex in
            flex.addItem().height(50).display(.none)
            flex.addItem().height(20)
        },
        Case("an excluded item keeps its frame", [[1, 2, 3, 4], [0, 0, 200, 20]]) { flex in
            flex.addItem(UIView(frame: [1, 2, 3, 4])).height(50).isIncludedInLayout(false)
            flex.addItem().height(20)
        },
        Case("pixels of the root's edges", [[0, 0, 33.33, 33.33], [0, 33.33, 33.33, 33]]) { flex in
            flex.addItem().size(33.2).define { items($0, 1) }
            flex.addItem().size(33.2).define { items($0, 1) }
        },
    ]

    @Test(arguments: directions + distributions + lengths + positions)
    func itemsGetTheFramesOfFlexibleBoxes(_ test: Case) {
        let root = UIView(frame: [10, 20, 200, 300])
        test.define(root.flex)
        root.flex.layout()
        #expect(root.frame == [10, 20, 200, 300] && root.subviews.map(\.frame.hundredths) == test.frames.map(\.hundredths))
    }

    @Test(arguments: [(.fitContainer, [10, 20, 200, 300]), (.adjustHeight, [10, 20, 200, 20]), (.adjustWidth, [10, 20, 90, 300])]
        as [(Flex.LayoutMode, CGRect)])
    func aContainerIsAdjustedToItsItems(mode: Flex.LayoutMode, frame: CGRect) {
        let root = UIView(frame: [10, 20, 200, 300])
        root.flex.addItem(WrappingView())
        root.flex.layout(mode: mode)
        #expect(root.frame == frame)
    }

    @Test func aSizeIsMeasuredWithoutALayout() {
        let root = UIView(frame: [0, 0, 200, 300])
        root.flex.padding(10).addItem(WrappingView())
        #expect(root.flex.sizeThatFits(size: CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)) == CGSize(width: 50, height: 80))
        #expect(root.flex.intrinsicSize == CGSize(width: 110, height: 40) && root.subviews[0].frame == .zero)
    }

    @Test func containersInContainersAreMeasuredOnce() {
        final class Counted: UIView {
            var count = 0
            override func sizeThatFits(_ size: CGSize) -> CGSize { count += 1; return CGSize(width: 10, height: 10) }
        }
        let root = UIView(frame: [0, 0, 200, 300]), leaf = Counted()
        var flex = root.flex
        for level in 0..<12 { flex = flex.addItem().direction(level % 2 == 0 ? .row : .column) }
        flex.addItem(leaf)
        root.flex.layout()
        #expect(leaf.count < 20)
    }

    /// PinLayout's percentages and FlexLayout's have the same operator.
    @Test func bothModulesWorkTogether() {
        let root = UIView(frame: [0, 0, 200, 300]), container = UIView()
        root.addSubview(container)
        container.flex.addItem().height(50%)
        container.pin.top(10%).horizontally().height(50%)
        container.flex.layout()
        #expect(container.frame == [0, 30, 200, 150] && container.subviews[0].frame == [0, 0, 200, 75])
    }
}
