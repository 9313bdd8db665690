import Testing
import UIKit

/// The recipes of “Simple Constraints” in Apple's Auto Layout Guide, with their constraints; frames worked out by hand.
@MainActor
struct GuideTestsOfSimpleConstraints {
    @Test(arguments: [(20.0, rect(16, 28, 368, 552)), (0, rect(16, 20, 368, 560)), (44, rect(16, 52, 368, 528))] as [(CGFloat, CGRect)])
    func adaptiveSingleView(statusBar: CGFloat, frame: CGRect) {
        let recipe = Recipe(statusBar: statusBar, ["blue": UIView()])
        recipe("""
            blue.leading = super.leadingMargin
            blue.trailing = super.trailingMargin
            blue.top = safe.top + 8 @750
            blue.top >= super.top + 20
            safe.bottom = blue.bottom + 8 @750
            super.bottom >= blue.bottom + 20
            """)
        #expect(recipe.frames("blue") == [frame])
    }

    private func twoViews(width: CGFloat = 400, _ widths: String) -> [CGRect] {
        let recipe = Recipe(width: width, ["first": UIView(), "second": UIView()])
        recipe("""
            first.leading = super.leadingMargin
            second.leading = first.trailing + 8
            second.trailing = super.trailingMargin
            first.top = safe.top + 20
            second.top = safe.top + 20
            safe.bottom = first.bottom + 20
            safe.bottom = second.bottom + 20
            """)
        recipe(widths)
        return recipe.frames("first", "second")
    }

    /// By anchors, which build their constraints themselves.
    @Test(arguments: [0.25, 0.5, 1, 1.5], [0.0, 8])
    func aWidthIsAMultipleOfAnother(multiplier: CGFloat, constant: CGFloat) {
        let recipe = Recipe(["box": UIView()])
        recipe("box.left = super.left\nbox.top = super.top")
        let width = recipe["box"].widthAnchor
        NSLayoutConstraint.activate([
            width.constraint(equalTo: recipe.root.widthAnchor, multiplier: multiplier, constant: constant),
            recipe["box"].heightAnchor.constraint(equalTo: width, multiplier: multiplier),
            width.constraint(lessThanOrEqualTo: recipe.root.widthAnchor, multiplier: 1.5, constant: 8),
            width.constraint(greaterThanOrEqualTo: recipe.root.widthAnchor, multiplier: 0.25),
        ])
        let side = 400 * multiplier + constant
        #expect(recipe.frames("box") == [rect(0, 0, side, side * multiplier)])
    }

    @Test(arguments: [
        // Portrait: 368 - 8 - 150.
        (400.0, [rect(16, 40, 150, 540), rect(174, 40, 210, 540)]),
        // The least width for a full proportion: 458 and the margins.
        (490, [rect(16, 40, 150, 540), rect(174, 40, 300, 540)]),
        // Landscape: (608 - 8) / 3.
        (640, [rect(16, 40, 200, 540), rect(224, 40, 400, 540)]),
    ] as [(CGFloat, [CGRect])])
    func twoViewsWithComplexWidths(width: CGFloat, frames: [CGRect]) {
        #expect(twoViews(width: width, "second.width = 2 * first.width @750\nfirst.width >= 150") == frames)
    }

    @Test func threeConstraintsForComplexWidths() {
        let widths = "second.width >= 300\nfirst.width >= 150 @750\nsecond.width = 2 * first.width @250"
        // 368 - 8 - 300; the minimum of the first fails.
        #expect(twoViews(widths) == [rect(16, 40, 60, 540), rect(84, 40, 300, 540)])
        // 518 - 8 - 150 leaves 360, more than twice the first.
        #expect(twoViews(width: 550, widths).map(\.width) == [170, 340])
    }

    @Test(arguments: [
        "view.leading = super.leading + 20\nsuper.trailing = view.trailing + 20",
        "view.leading = super.leading + 20\nview.width = 360",
        "view.centerX = super.centerX\nview.width = 360",
        "view.centerX = super.centerX\nview.width = super.width - 40",
        "view.leading >= super.leading + 20\nview.width = 360 @999\nsuper.trailing >= view.trailing + 20\nview.centerX = super.centerX",
    ])
    func nonambiguousLayoutsOfOneView(horizontal: String) {
        let recipe = Recipe(["view": UIView()])
        recipe(horizontal)
        recipe("view.top = super.top + 20\nsuper.bottom = view.bottom + 20")
        #expect(recipe.frames("view") == [rect(20, 20, 360, 560)])
        #expect(!recipe["view"].hasAmbiguousLayout)
    }

    @Test(arguments: [
        "first.leading = super.leading + 20\nsecond.leading = first.trailing + 8\nsuper.trailing = second.trailing + 20\n"
            + "first.width = second.width",
        "first.leading = super.leading + 20\nsecond.trailing = super.trailing - 20\nfirst.trailing = super.centerX - 4\n"
            + "second.leading = super.centerX + 4",
        "first.leading = super.leading + 20\nfirst.width = 176\nsecond.width = 1 * first.width\nsecond.left = first.right + 8",
    ])
    func nonambiguousLayoutsOfTwoViews(horizontal: String) {
        let recipe = Recipe(["first": UIView(), "second": UIView()])
        recipe(horizontal)
        recipe("""
            first.top = super.top + 20
            super.bottom = first.bottom + 20
            second.top = first.top
            second.bottom = first.bottom
            """)
        #expect(recipe.frames("first", "second") == [rect(20, 20, 176, 560), rect(204, 20, 176, 560)])
    }

    @Test func inequalitiesBoundAWidth() {
        for (width, expected) in [(60.0, 100.0), (200, 168), (400, 280)] {
            let recipe = Recipe(width: width, ["view": UIView()])
            recipe("""
                view.leading = super.leadingMargin
                view.trailing = super.trailingMargin @750
                view.width >= 100
                view.width <= 280
                view.top = super.top
                view.height = 0.5 * view.width
                """)
            #expect(recipe.frames("view") == [rect(16, 0, expected, expected / 2)])
        }
    }
}
