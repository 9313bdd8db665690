import Testing
import UIKit

/// Screens in the manner of apps, 400 points wide with two pixels a point; frames worked out by hand. A line of text is 1.19336 of its
/// size high, rounded up to the pixel: 13.5 for 11 points, 16 for 13, 18 for 15, 20.5 for 17, 24 for 20, 29 for 24.
@MainActor
struct AppScreenTests {
    @Test func aProfileHeaderIsAsHighAsItsTexts() {
        let recipe = Recipe(["header": UIView()])
        for (name, view) in [
            ("avatar", UIView()), ("name", label("Name", size: 24)), ("handle", label("@name", size: 15)), ("follow", Box(90, 30)),
            ("bio", label("One\nTwo\nThree", lines: 0)),
        ] { recipe.add(view, name, to: recipe["header"]) }
        recipe("""
            header.leading = super.leading
            header.trailing = super.trailing
            header.top = super.top
            avatar.leading = header.leading + 16
            avatar.top = safe.top + 16
            avatar.width = 80
            avatar.height = 1 * avatar.width
            name.leading = avatar.trailing + 12
            name.bottom = avatar.centerY - 2
            name.trailing <= follow.leading - 8
            handle.leading = name.leading
            handle.top = avatar.centerY + 2
            handle.trailing <= follow.leading - 8
            follow.trailing = header.trailing - 16
            follow.centerY = avatar.centerY
            bio.leading = avatar.leading
            bio.trailing = follow.trailing
            bio.top = avatar.bottom + 12
            header.bottom = bio.bottom + 16
            """)
        let widths = ["name", "handle"].map { recipe[$0].intrinsicContentSize.width }
        // Three lines are 60.862 high.
        #expect(recipe.frames("header", "avatar", "follow", "bio") == [
            rect(0, 0, 400, 205), rect(16, 36, 80, 80), rect(294, 61, 90, 30), rect(16, 128, 368, 61),
        ])
        #expect(recipe.frames("name", "handle") == [rect(108, 45, widths[0], 29), rect(108, 78, widths[1], 18)])
    }

    @Test func aCardEndsBelowItsFooterButton() {
        let recipe = Recipe(["card": UIView()])
        for (name, view) in [
            ("photo", UIView()), ("title", label("Title", size: 20)), ("body", label("One\nTwo", lines: 0)), ("button", Box(100, 44)),
        ] { recipe.add(view, name, to: recipe["card"]) }
        recipe("""
            card.leading = super.leadingMargin
            card.trailing = super.trailingMargin
            card.top = super.topMargin
            photo.leading = card.leading
            photo.trailing = card.trailing
            photo.top = card.top
            photo.width = 1.6 * photo.height
            title.top = photo.bottom + 12
            body.top = title.bottom + 4
            button.top = body.bottom + 16
            card.bottom = button.bottom + 12
            """)
        for name in ["title", "body", "button"] { recipe("\(name).leading = card.leading + 12\ncard.trailing = \(name).trailing + 12") }
        #expect(recipe.frames("card", "photo", "title", "body", "button") == [
            // 230 + 12 + 24 + 4 + 41 + 16 + 44 + 12
            rect(16, 20, 368, 383), rect(0, 0, 368, 230), rect(12, 242, 344, 24), rect(12, 270, 344, 41), rect(12, 327, 344, 44),
        ])
    }

    @Test(arguments: [(3, 514.0), (15, 714)])
    func aFormScrollsOnceItsButtonHasNoRoom(rows: Int, top: CGFloat) {
        let fields = (0..<rows).map { _ in UIStackView.row([Box(100, 20), Box(UIView.noIntrinsicMetric, 34)], .center) }
        let recipe = Recipe(["scroll": UIScrollView()])
        recipe.add(UIView(), "content", to: recipe["scroll"])
        recipe.add(UIStackView.column(fields, spacing: 12), "fields", to: recipe["content"])
        recipe.add(Box(200, 50), "button", to: recipe["content"])
        recipe("""
            scroll.leading = super.leading
            scroll.trailing = super.trailing
            scroll.top = safe.top
            scroll.bottom = safe.bottom
            content.leading = scroll.leading
            content.trailing = scroll.trailing
            content.top = scroll.top
            content.bottom = scroll.bottom
            content.width = scroll.width
            content.height >= scroll.height
            fields.leading = content.leading + 16
            fields.trailing = content.trailing - 16
            fields.top = content.top + 16
            button.top >= fields.bottom + 20
            button.centerX = content.centerX
            button.bottom = content.bottom - 16
            """)
        // Above the button are 16 + 15 × 34 + 14 × 12 + 20 = 714; above three rows' there is more than enough.
        let height = CGFloat(rows * 46 - 12)
        #expect(recipe.frames("fields", "button") == [rect(16, 16, 368, height), rect(100, top, 200, 50)])
        #expect((recipe["scroll"] as? UIScrollView)?.contentSize == CGSize(width: 400, height: top + 66))
        #expect(fields[1].frame == rect(0, 46, 368, 34))
        #expect(fields[1].arrangedSubviews.map(\.frame) == [rect(0, 7, 100, 20), rect(108, 0, 260, 34)])
    }

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

    @Test func stacksOfAllDistributionsNest() {
        let proportional = UIStackView.row([Box(50, 40), Box(100, 40), Box(150, 40)], .fill, .fillProportionally, spacing: 0)
        let centering = UIStackView.row([Box(20, 40), Box(40, 40), Box(60, 40)], .fill, .equalCentering, spacing: 10)
        let filling = UIStackView.row([Box(20, 10), Box(-1, 40), Box(60, 20)], .center, .fill, spacing: 10)
        let recipe = Recipe(["stack": UIStackView.column([proportional, filling, centering], .fill, .equalSpacing)])
        recipe("""
            stack.leading = super.leading + 20
            stack.trailing = super.trailing - 20
            stack.top = super.top
            stack.height = 300
            """)
        #expect(recipe.frames("stack") == [rect(20, 0, 360, 300)])
        // (300 - 120) / 2 = 90 between the rows.
        #expect([proportional, filling, centering].map(\.frame) == [0, 130, 260].map { rect(0, $0, 360, 40) })
        #expect(proportional.arrangedSubviews.map(\.frame) == [rect(0, 0, 60, 40), rect(60, 0, 120, 40), rect(180, 0, 180, 40)])
        #expect(filling.arrangedSubviews.map(\.frame) == [rect(0, 15, 20, 10), rect(30, 0, 260, 40), rect(300, 10, 60, 20)])
        // Centres at 10, 170 and 330.
        #expect(centering.arrangedSubviews.map(\.frame) == [rect(0, 0, 20, 40), rect(150, 0, 40, 40), rect(300, 0, 60, 40)])
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

    @Test func anImageKeepsItsProportionsWithinItsLimits() {
        let recipe = Recipe(["photo": UIView()])
        recipe("""
            photo.width = 1.75 * photo.height
            photo.width <= super.width
            photo.width = super.width @750
            photo.height <= 200
            photo.centerX = super.centerX
            photo.top = safe.top
            """)
        #expect(recipe.frames("photo") == [rect(25, 20, 350, 200)])
        recipe.root.frame.size.width = 280
        #expect(recipe.frames("photo") == [rect(0, 20, 280, 160)])
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
