import Testing
import UIKit

/// Views arranged by stack views of 300 × 100 points; frames worked out by hand, on whole points.
@MainActor
struct StackTests {
    private func frames(
        of views: [UIView], isRightToLeft: Bool = false, _ configure: (UIStackView) -> Void = { _ in }
    ) -> [CGRect] {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.adopt(traitCollection: UITraitCollection(displayScale: 1, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
        configure(stack)
        stack.layoutIfNeeded()
        return views.map(\.frame)
    }

    @Test func slackGoesToTheViewWithoutContent() {
        let views = [Box(40, 20), UIView(), Box(60, 30)]
        #expect(frames(of: views) { $0.spacing = 10 } == [
            CGRect(x: 0, y: 0, width: 40, height: 100), CGRect(x: 50, y: 0, width: 180, height: 100),
            CGRect(x: 240, y: 0, width: 60, height: 100),
        ])
        #expect(frames(of: views, isRightToLeft: true) { $0.spacing = 10 }.map(\.minX) == [260, 70, 0])
    }

    @Test func equalViewsShareWhatGapsLeave() {
        let views = [Box(40, 20), UIView(), Box(60, 30)]
        let frames = frames(of: views) {
            ($0.distribution, $0.spacing) = (.fillEqually, 6)
            $0.setCustomSpacing(12, after: $0.arrangedSubviews[1])
        }
        #expect(frames.map(\.minX) == [0, 100, 206] && frames.map(\.width) == [94, 94, 94])
    }

    @Test func proportionalViewsShareByTheirContent() {
        let frames = frames(of: [Box(20, 20), Box(40, 20), Box(60, 20)]) {
            ($0.distribution, $0.spacing) = (.fillProportionally, 30)
        }
        #expect(frames.map(\.minX) == [0, 70, 180] && frames.map(\.width) == [40, 80, 120])
    }

    /// From right to left the frames are mirrored, each with the spacing after it.
    @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing], [
        UIStackView.Alignment.fill, .leading, .center, .trailing,
    ])
    func aStackFromRightToLeftIsMirrored(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let directions = [false, true].map { isRightToLeft in
                let slack = distribution == .fill ? UIView() : Box(20, 20)
                return frames(of: [Box(40, 20), slack, Box(60, 30)], isRightToLeft: isRightToLeft) {
                    ($0.axis, $0.distribution, $0.alignment) = (axis, distribution, alignment)
                    $0.setCustomSpacing(14, after: $0.arrangedSubviews[0])
                    $0.setCustomSpacing(46, after: $0.arrangedSubviews[1])
                }
            }
            let mirrored = directions[0].map { CGRect(x: 300 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
            #expect(directions[1] == mirrored, "\(axis)")
        }
    }

    @Test func equalSpacingSpreadsViews() {
        let frames = frames(of: [Box(20, 20), Box(40, 20), Box(60, 20)]) {
            ($0.distribution, $0.spacing) = (.equalSpacing, 8)
        }
        #expect(frames.map(\.minX) == [0, 110, 240] && frames.map(\.width) == [20, 40, 60])
    }

    @Test func equalCenteringSpreadsCentres() {
        let frames = frames(of: [Box(20, 20), Box(60, 20), Box(40, 20)]) { $0.distribution = .equalCentering }
        // Centres from 10 to 280, so the middle one is at 145.
        #expect(frames.map(\.minX) == [0, 115, 260])
        let tight = self.frames(of: [Box(200, 20), Box(40, 20), Box(40, 20)]) {
            ($0.distribution, $0.spacing) = (.equalCentering, 5)
        }
        // The centres cannot be equally far: the spacing holds.
        #expect(tight.map(\.minX) == [0, 205, 260])
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, [0, 0], [100, 100]), (.top, [0, 0], [20, 30]), (.bottom, [80, 70], [20, 30]),
        (.center, [40, 35], [20, 30]),
    ])
    func viewsAlignAcrossARow(_ alignment: UIStackView.Alignment, tops: [CGFloat], heights: [CGFloat]) {
        let frames = frames(of: [Box(40, 20), Box(60, 30)]) { $0.alignment = alignment }
        #expect(frames.map(\.minY) == tops && frames.map(\.height) == heights)
    }

    @Test(arguments: [(UIStackView.Alignment.leading, 0.0, 260.0), (.trailing, 260.0, 0.0), (.center, 130.0, 130.0)])
    func viewsAlignAcrossAColumn(_ alignment: UIStackView.Alignment, left: CGFloat, mirrored: CGFloat) {
        let configure = { (stack: UIStackView) in (stack.axis, stack.alignment) = (.vertical, alignment) }
        #expect(frames(of: [Box(40, 20), UIView()], configure)[0].minX == left)
        #expect(frames(of: [Box(40, 20), UIView()], isRightToLeft: true, configure)[0].minX == mirrored)
    }

    @Test func hiddenViewsTakeNoRoom() {
        let views = [Box(40, 20), Box(50, 20), UIView()]
        views[1].isHidden = true
        #expect(frames(of: views) { $0.spacing = 10 }[2] == CGRect(x: 50, y: 0, width: 250, height: 100))
    }

    @Test func aStackThatShowsNothingTakesNoRoom() {
        let (shown, hidden) = (Box(40, 20), Box(50, 30))
        hidden.isHidden = true
        for inner in [UIStackView(arrangedSubviews: [hidden]), UIStackView()] {
            let stack = UIStackView(arrangedSubviews: [shown, inner])
            (stack.axis, stack.spacing) = (.vertical, 6)
            let size = stack.systemLayoutSizeFitting(
                CGSize(width: 300, height: 100), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 300, height: 26))
        }
    }

    @Test func aStackMayRunAgainstTheReadingDirection() {
        let direction = { (attribute: UISemanticContentAttribute) in { (stack: UIStackView) in stack.semanticContentAttribute = attribute } }
        #expect(frames(of: [Box(40, 20), UIView()], direction(.forceRightToLeft))[0].minX == 260)
        #expect(frames(of: [Box(40, 20), UIView()], isRightToLeft: true, direction(.forceLeftToRight))[0].minX == 0)
        #expect(frames(of: [Box(40, 20), UIView()], isRightToLeft: true, direction(.playback))[0].minX == 0)
    }

    @Test func aStackArrangesWithinItsMargins() {
        let frames = frames(of: [UIView()]) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        #expect(frames == [CGRect(x: 2, y: 1, width: 294, height: 96)])
    }

    @Test func baselinesOfDifferentFontsMeet() {
        let (large, small) = (UILabel(), UILabel())
        (large.text, large.font) = ("Large", .systemFont(ofSize: 40))
        (small.text, small.font) = ("Small", .systemFont(ofSize: 20))
        let frames = frames(of: [large, small]) { $0.alignment = .firstBaseline }
        // Ascenders are 0.9521 of the size.
        #expect(frames[0].minY == 0 && frames[1].minY == 19)
        #expect(self.frames(of: [large, small]) { $0.alignment = .lastBaseline }[0].maxY == 100)
    }

    @Test func aStackIsAsLargeAsWhatItArranges() {
        let stack = UIStackView(arrangedSubviews: [Box(40, 20), Box(60, 30)])
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 105, height: 30))
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 55))
        stack.alignment = .center
        stack.distribution = .equalSpacing
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 55))
        stack.distribution = .fillEqually
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 65))
    }

    @Test func originsAndSizesAreRoundedEachForItself() {
        let frames = frames(of: [UIView(), UIView(), UIView()]) { ($0.distribution, $0.spacing) = (.fillEqually, 20) }
        // (300 - 40) / 3 = 86.667, and starts at 0, 106.667 and 213.333.
        #expect(frames.map(\.minX) == [0, 107, 213] && frames.map(\.width) == [87, 87, 87])
    }
}
