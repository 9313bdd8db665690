import Testing
import UIKit

/// Screens in the manner of apps, 400 points wide with two pixels a point; frames worked out by hand. A line of text is 1.19336 of its
/// size high, rounded up to the pixel: 13.5 for 11 points, 16 for 13, 18 for 15, 20.5 for 17, 24 for 20, 29 for 24.
@MainActor
struct AppScreenTests {
    @Test func chatBubblesAreAsWideAsTheirTextUpToThreeQuarters() {
        let long = label(String(repeating: "Words and words. ", count: 12), lines: 0)
        let recipe = Recipe(["in": UIView(), "out": UIView()])
        recipe.add(long, "question", to: recipe["in"])
        recipe.add(Box(120, 20), "answer", to: recipe["out"])
        for (bubble, text) in [("in", "question"), ("out", "answer")] {
            recipe("""
                \(text).leading = \(bubble).leading + 12
                \(text).trailing = \(bubble).trailing - 12
                \(text).top = \(bubble).top + 8
                \(text).bottom = \(bubble).bottom - 8
                \(bubble).width <= 0.75 * super.width
                """)
        }
        recipe("""
            in.leading = super.leadingMargin
            in.top = safe.top
            out.top = in.bottom + 4
            out.trailing = super.trailingMargin
            """)
        let size = long.sizeThatFits(CGSize(width: 276, height: 0))
        #expect(size.width > 200 && size.width <= 276 && size.height > 60)
        #expect(recipe.frames("in", "out") == [
            rect(16, 20, size.width + 24, size.height + 16), rect(240, 40 + size.height, 144, 36),
        ])
    }

    @Test(arguments: [(250, 251, [290, 60]), (251, 250, [40, 310])] as [(Float, Float, [CGFloat])])
    func theLowerHuggingPriorityStretches(first: Float, second: Float, widths: [CGFloat]) {
        let views = [Box(40, 20), Box(60, 20)]
        views[0].setContentHuggingPriority(UILayoutPriority(first), for: .horizontal)
        views[1].setContentHuggingPriority(UILayoutPriority(second), for: .horizontal)
        let recipe = Recipe(["row": UIStackView.row(views, spacing: 18)])
        recipe("row.leading = super.leadingMargin\nrow.trailing = super.trailingMargin\nrow.top = super.top")
        _ = recipe.frames("row")
        #expect(views.map(\.frame.width) == widths)
    }

    @Test func almostRequiredYieldsToRequiredAndBeatsContent() {
        let recipe = Recipe(["box": Box(300, 300)])
        recipe("""
            box.leading = super.leading
            box.top = super.top
            box.width = 500 @999
            box.trailing <= super.trailing - 20
            box.height = 100 @999
            box.height = 200 @251
            """)
        #expect(recipe.frames("box") == [rect(0, 0, 380, 100)])
    }

    @Test func baselinesMeetAcrossSizesAndLines() {
        let recipe = Recipe([
            "price": label("9", size: 40), "unit": label("EUR", size: 20), "two": label("One\nTwo", size: 20, lines: 0),
            "last": label("Last", size: 20),
        ])
        recipe("""
            price.leading = super.leading
            price.top = super.top
            unit.leading = price.trailing
            unit.firstBaseline = price.firstBaseline
            two.leading = super.leading
            two.top = super.top + 100
            last.leading = two.trailing
            last.lastBaseline = two.lastBaseline
            """)
        // Ascenders of 38.086 and 19.043; two lines are 48 high, one 24.
        #expect(recipe.frames("price", "unit", "two", "last").map(\.minY) == [0, 19, 100, 124])
    }

    @Test func readingDirectionMirrorsAScreen() {
        let (icons, recipe) = ([Box(20, 20), Box(30, 20)], Recipe(["avatar": UIView(), "name": Box(100, 20), "left": Box(50, 10)]))
        recipe.add(UIStackView.row(icons), "icons", to: recipe.root)
        recipe("""
            avatar.leading = super.leadingMargin + 4
            avatar.top = super.top
            avatar.width = 80
            avatar.height = 80
            name.leading = avatar.trailing + 12
            name.top = super.top
            left.left = super.left + 3
            left.top = avatar.bottom
            icons.trailing = super.trailingMargin
            icons.top = super.top
            """)
        #expect(recipe.frames("avatar", "name", "left", "icons").map(\.minX) == [20, 112, 3, 326])
        for view in [recipe.root] + recipe.root.subviews {
            view.adopt(traitCollection: UITraitCollection(displayScale: 2, layoutDirection: .rightToLeft))
        }
        recipe.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 30)
        // 400 - 16 - 4 - 80; the row begins at its trailing margin of 30, its first icon on the right.
        #expect(recipe.frames("avatar", "name", "left", "icons").map(\.minX) == [300, 188, 3, 30])
        #expect(icons.map(\.frame.minX) == [38, 0])
    }

    @Test func aReadableColumnIsCentredInAWideView() {
        let recipe = Recipe(width: 1000, ["text": label("Text", lines: 0), "line": UIView()])
        let guide = recipe.root.readableContentGuide
        recipe("text.top = safe.top\nline.top = text.bottom + 8\nline.height = 0.5\nline.centerX = super.centerX\nline.width = text.width")
        recipe["text"].leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        recipe["text"].trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        #expect(recipe.frames("text", "line") == [rect(164, 20, 672, 20.5), rect(164, 48.5, 672, 0.5)])
    }

    @Test func aBarReachesBelowTheSafeAreaAndItsButtonsDoNot() {
        let recipe = Recipe(["bar": UIView()])
        recipe.root.adopt(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        recipe.add(UIStackView.row([Box(10, 44), Box(10, 44)], .fill, .fillEqually), "buttons", to: recipe["bar"])
        recipe("""
            bar.leading = super.leading
            bar.trailing = super.trailing
            bar.bottom = super.bottom
            buttons.top = bar.top + 8
            buttons.leading = super.leadingMargin
            buttons.trailing = super.trailingMargin
            buttons.bottom = safe.bottom - 8
            """)
        #expect(recipe.frames("bar", "buttons") == [rect(0, 506, 400, 94), rect(16, 8, 368, 44)])
    }
}
