import Testing
import UIKit

/// Views resize with their superview by their autoresizing mask.
struct ResizingTests {
    private func frame(
        _ frame: CGRect, _ mask: UIView.AutoresizingMask, byConstraints: Bool = false
    ) -> CGRect {
        let (outer, inner) = (UIView(frame: CGRect(0, 0, 100, 200)), UIView(frame: frame))
        inner.autoresizingMask = mask
        inner.translatesAutoresizingMaskIntoConstraints = !byConstraints
        outer.addSubview(inner)
        outer.frame = CGRect(0, 0, 160, 300)
        return inner.frame
    }

    @Test func aFlexibleSizeTakesTheWholeDifference() {
        #expect(frame(CGRect(10, 20, 80, 160), [.flexibleWidth, .flexibleHeight]) == CGRect(10, 20, 140, 260))
        #expect(frame(.zero, [.flexibleWidth]) == CGRect(0, 0, 60, 0))
    }

    @Test func aFlexibleMarginMovesTheView() {
        #expect(frame(CGRect(10, 20, 30, 40), [.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(70, 120, 30, 40))
        #expect(frame(CGRect(10, 20, 30, 40), [.flexibleRightMargin]) == CGRect(10, 20, 30, 40))
    }

    @Test func flexiblePartsShareTheDifferenceByTheirSizes() {
        #expect(frame(CGRect(20, 0, 40, 10), [.flexibleLeftMargin, .flexibleWidth]) == CGRect(40, 0, 80, 10))
        #expect(
            frame(CGRect(35, 0, 30, 10), [.flexibleLeftMargin, .flexibleRightMargin]) == CGRect(65, 0, 30, 10), "centred")
    }

    @Test func aViewWithoutAMaskOrWithConstraintsStays() {
        #expect(frame(CGRect(1, 2, 3, 4), []) == CGRect(1, 2, 3, 4))
        #expect(frame(CGRect(1, 2, 3, 4), [.flexibleWidth], byConstraints: true) == CGRect(1, 2, 3, 4))
    }
}
