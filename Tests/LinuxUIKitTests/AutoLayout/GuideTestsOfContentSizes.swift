import Testing
import UIKit

/// The recipes of “Views with Intrinsic Content Size” in Apple's Auto Layout Guide; frames worked out by hand.
///
/// A label of 17 points is 20.5 high, its baseline 16.187 below its top. A text field is 34 high, its baseline
/// (34 - 20.287) / 2 + 16.187 = 23.043 below its top. A label of 36 points is 43 high, its baseline 34.277 below its top.
@MainActor
struct GuideTestsOfContentSizes {
    private func field() -> UITextField {
        let field = UITextField()
        (field.borderStyle, field.placeholder) = (.roundedRect, "Enter a name")
        return field
    }

    /// A label as Interface Builder makes it.
    private func name(_ text: String, size: CGFloat = 17) -> UILabel {
        let name = label(text, size: size)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { name.setContentHuggingPriority(UILayoutPriority(251), for: axis) }
        return name
    }

    private func width(_ recipe: Recipe, _ name: String) -> CGFloat { recipe[name].intrinsicContentSize.width }

    @Test func simpleLabelAndTextField() {
        let recipe = Recipe(["name": name("Name"), "field": field()])
        recipe("""
            name.leading = super.leadingMargin
            field.trailing = super.trailingMargin
            field.leading = name.trailing + 8
            field.top = safe.top + 20
            name.baseline = field.baseline
            """)
        let width = width(recipe, "name")
        // 40 + 23.043 - 16.187 is nearest to 47.
        #expect(recipe.frames("name", "field") == [rect(16, 47, width, 20.5), rect(24 + width, 40, 360 - width, 34)])
    }

    private let dynamicHeights = """
        name.leading = super.leadingMargin
        field.trailing = super.trailingMargin
        field.leading = name.trailing + 8
        name.top >= safe.top + 20
        name.top = safe.top + 20 @249
        field.top >= safe.top + 20
        field.top = safe.top + 20 @249
        name.baseline = field.baseline
        """

    @Test func dynamicHeightLabelAndTextField() {
        let small = Recipe(["name": name("Name"), "field": field()])
        small(dynamicHeights)
        #expect(small.frames("name", "field").map(\.minY) == [47, 40])
        let large = Recipe(["name": name("Name", size: 36), "field": field()])
        large(dynamicHeights)
        let width = width(large, "name")
        // 40 + 34.277 - 23.043 is nearest to 51.
        #expect(large.frames("name", "field") == [rect(16, 40, width, 43), rect(24 + width, 51, 360 - width, 34)])
    }

    private func columns(middleSize: CGFloat = 17) -> Recipe {
        let recipe = Recipe([
            "label1": name("First Name"), "label2": name("Middle Name", size: middleSize), "label3": name("Last Name"),
            "field1": field(), "field2": field(), "field3": field(),
        ])
        for row in 1...3 {
            recipe("""
                label\(row).leading = super.leadingMargin
                field\(row).leading = label\(row).trailing + 8
                field\(row).trailing = super.trailingMargin
                label\(row).baseline = field\(row).baseline
                """)
        }
        recipe("field1.width = field2.width\nfield1.width = field3.width")
        return recipe
    }

    @Test func fixedHeightColumns() {
        let recipe = columns()
        recipe("field1.top = safe.top + 20\nfield2.top = field1.bottom + 8\nfield3.top = field2.bottom + 8")
        let width = width(recipe, "label2")
        #expect(recipe.frames("label1", "label2", "label3") == [47, 89, 131].map { rect(16, $0, width, 20.5) })
        #expect(recipe.frames("field1", "field2", "field3") == [40, 82, 124].map { rect(24 + width, $0, 360 - width, 34) })
    }

    @Test func dynamicHeightColumns() {
        let recipe = columns(middleSize: 36)
        for view in ["label", "field"] {
            recipe("\(view)1.top >= safe.top + 20\n\(view)1.top = safe.top + 20 @249")
            for row in 2...3 {
                recipe("\(view)\(row).top >= \(view)\(row - 1).bottom + 8\n\(view)\(row).top = \(view)\(row - 1).bottom + 8 @249")
            }
        }
        let width = width(recipe, "label2")
        // The second row stands below the first label, 46.857 + 20.5 + 8 = 75.357, its field 34.277 - 23.043 lower at 86.591; the
        // third below that field, at 128.591, its label 6.857 lower.
        #expect(recipe.frames("label1", "label2", "label3") == [
            rect(16, 47, width, 20.5), rect(16, 75.5, width, 43), rect(16, 135.5, width, 20.5),
        ])
        #expect(recipe.frames("field1", "field2", "field3") == [40, 86.5, 128.5].map { rect(24 + width, $0, 360 - width, 34) })
    }

    // MARK: Buttons of 30 points: 6 + 18 + 6

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    private let equalButtons = """
        short.leading = super.leadingMargin
        long.leading = short.trailing + 8
        long.trailing = super.trailingMargin
        safe.bottom = short.bottom + 20
        safe.bottom = long.bottom + 20
        short.width = long.width
        """

    @Test func threeEqualWidthButtons() {
        let recipe = Recipe(width: 402, ["short": button("Short"), "medium": button("Medium"), "long": button("Long Button Title")])
        recipe("""
            short.leading = super.leadingMargin
            medium.leading = short.trailing + 8
            long.leading = medium.trailing + 8
            long.trailing = super.trailingMargin
            safe.bottom = short.bottom + 20
            safe.bottom = medium.bottom + 20
            safe.bottom = long.bottom + 20
            short.width = medium.width
            short.width = long.width
            """)
        // (370 - 16) / 3
        #expect(recipe.frames("short", "medium", "long") == [16, 142, 268].map { rect($0, 550, 118, 30) })
    }

    @Test(arguments: [
        // 608 - 2 × 160 leaves 3 × 96.
        (640.0, [112.0, 368], 160.0, 96.0),
        // The gap in the middle is at least 8, the others equal it: (268 - 24) / 2.
        (300, [24, 154], 122, 8),
    ])
    func twoButtonsWithEqualSpacing(width: Double, starts: [Double], length: Double, gap: Double) {
        let recipe = Recipe(width: width, [
            "lead": UIView(), "center": UIView(), "trail": UIView(), "short": Box(60, 30), "long": Box(160, 30),
        ])
        recipe("""
            lead.leading = super.leadingMargin
            short.leading = lead.trailing
            center.leading = short.trailing
            long.leading = center.trailing
            trail.leading = long.trailing
            trail.trailing = super.trailingMargin
            safe.bottom = lead.bottom + 20
            safe.bottom = short.bottom + 20
            safe.bottom = center.bottom + 20
            safe.bottom = long.bottom + 20
            safe.bottom = trail.bottom + 20
            short.leading >= super.leadingMargin
            long.leading >= short.trailing + 8
            super.trailingMargin >= long.trailing
            lead.width = center.width
            lead.width = trail.width
            short.width = long.width
            lead.height = 0
            center.height = 0
            trail.height = 0
            """)
        #expect(recipe.frames("short", "long") == starts.map { rect($0, 550, length, 30) })
        #expect(recipe.frames("lead", "center", "trail") == [16, starts[0] + length, starts[1] + length].map { rect($0, 580, gap, 0) })
    }

    @Test func twoButtonsWithSizeClassBasedLayouts() {
        let recipe = Recipe(["short": button("short"), "long": button("Much Longer Button Title")])
        let constraints = recipe(equalButtons)
        #expect(recipe.frames("short", "long").map(\.minY) == [550, 550])
        // Compact width, regular height: one above the other.
        NSLayoutConstraint.deactivate([constraints[1], constraints[3]])
        let compact = recipe("""
            long.leading = super.leadingMargin
            short.trailing = super.trailingMargin
            long.top = short.bottom + 8
            """)
        #expect(recipe.frames("short", "long") == [rect(16, 512, 368, 30), rect(16, 550, 368, 30)])
        NSLayoutConstraint.deactivate(compact)
        NSLayoutConstraint.activate([constraints[1], constraints[3]])
        #expect(recipe.frames("short", "long") == [rect(16, 550, 180, 30), rect(204, 550, 180, 30)])
    }
}
