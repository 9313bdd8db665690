import Testing
import UIKit

/// The recipes of “Stack Views”, and the advice on scroll views and layout margins, in Apple's Auto Layout Guide; frames worked out
/// by hand.
@MainActor
struct GuideTestsOfStacksAndScrolling {
    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    private func image(_ side: CGFloat) -> UIImageView {
        UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in })
    }

    private func set(_ view: UIView, hugging: (Float, Float), resistance: (Float, Float)) {
        view.setContentHuggingPriority(UILayoutPriority(hugging.0), for: .horizontal)
        view.setContentHuggingPriority(UILayoutPriority(hugging.1), for: .vertical)
        view.setContentCompressionResistancePriority(UILayoutPriority(resistance.0), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(resistance.1), for: .vertical)
    }

    @Test(arguments: [200.0, 900])
    func simpleStackView(side: Double) {
        let (flowers, photo, edit) = (label("Flowers"), image(side), button("Edit"))
        set(photo, hugging: (250, 249), resistance: (750, 749))
        let recipe = Recipe(["stack": UIStackView.column([flowers, photo, edit])])
        recipe("""
            stack.leading = super.leadingMargin
            stack.trailing = super.trailingMargin
            stack.top = safe.top + 8
            safe.bottom = stack.bottom + 8
            """)
        #expect(recipe.frames("stack") == [rect(16, 28, 368, 564)])
        // 564 - 20.5 - 30 - 16
        #expect([flowers, photo, edit].map(\.frame) == [rect(0, 0, 368, 20.5), rect(0, 28.5, 368, 497.5), rect(0, 534, 368, 30)])
    }

    @Test func nestedStackViews() {
        let (photo, text) = (image(200), UITextView())
        set(photo, hugging: (250, 250), resistance: (48, 48))
        set(text, hugging: (250, 249), resistance: (250, 250))
        let names = ["First Name", "Middle Name", "Last Name"].map { label($0) }
        let fields = names.map { _ in UITextField() }
        for (name, field) in zip(names, fields) {
            field.borderStyle = .roundedRect
            set(name, hugging: (251, 251), resistance: (750, 750))
            set(field, hugging: (48, 250), resistance: (749, 750))
        }
        let rows = zip(names, fields).map { UIStackView.row([$0, $1], .firstBaseline) }
        let column = UIStackView.column(rows)
        let upper = UIStackView.row([photo, column])
        let buttons = ["Save", "Cancel", "Clear"].map(button)
        let row = UIStackView.row(buttons, .firstBaseline, .fillEqually)
        let recipe = Recipe(width: 402, ["root": UIStackView.column([upper, text, row])])
        recipe("""
            root.leading = super.leadingMargin
            root.trailing = super.trailingMargin
            root.top = safe.top + 20
            safe.bottom = root.bottom + 20
            """)
        NSLayoutConstraint.activate([
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor), fields[0].widthAnchor.constraint(equalTo: fields[1].widthAnchor),
            fields[0].widthAnchor.constraint(equalTo: fields[2].widthAnchor),
        ])
        #expect(recipe.frames("root") == [rect(16, 40, 370, 540)])
        // Three rows of 34 and two gaps make the square of 118, which leaves 244 of the width.
        #expect([upper, text, row].map(\.frame) == [rect(0, 0, 370, 118), rect(0, 126, 370, 376), rect(0, 510, 370, 30)])
        #expect([photo, column].map(\.frame) == [rect(0, 0, 118, 118), rect(126, 0, 244, 118)])
        #expect(rows.map(\.frame) == [0, 42, 84].map { rect(0, $0, 244, 34) })
        let width = names[1].intrinsicContentSize.width
        #expect(names.map(\.frame) == Array(repeating: rect(0, 7, width, 20.5), count: 3))
        #expect(fields.map(\.frame) == Array(repeating: rect(width + 8, 0, 236 - width, 34), count: 3))
        #expect(buttons.map(\.frame) == [0, 126, 252].map { rect($0, 0, 118, 30) })
    }

    @Test func dynamicStackView() {
        func entry() -> UIStackView {
            UIStackView.row([label("12/24/25"), label("A1-B2-C3-D4"), button("Delete")], .firstBaseline)
        }
        let add = button("Add Item")
        let (scroll, list) = (UIScrollView(), UIStackView.column([add], .fill, .equalSpacing, spacing: 0))
        let recipe = Recipe(["scroll": scroll])
        recipe.add(list, "stack", to: scroll)
        recipe("""
            scroll.leading = super.leadingMargin
            scroll.trailing = super.trailingMargin
            scroll.top = super.topMargin
            safe.bottom = scroll.bottom + 20
            stack.leading = scroll.leading
            stack.trailing = scroll.trailing
            stack.top = scroll.top
            stack.bottom = scroll.bottom
            stack.width = scroll.width
            """)
        #expect(recipe.frames("scroll", "stack") == [rect(16, 20, 368, 560), rect(0, 0, 368, 30)])
        for _ in 0..<3 {
            let new = entry()
            new.isHidden = true
            list.insertArrangedSubview(new, at: list.arrangedSubviews.count - 1)
        }
        recipe.root.layoutIfNeeded()
        #expect(list.frame.height == 30, "hidden entries take no room")
        for view in list.arrangedSubviews { view.isHidden = false }
        recipe.root.layoutIfNeeded()
        // A row is 20.332 high above the button's baseline, and 9.668 below it.
        #expect(list.arrangedSubviews.map(\.frame) == [0, 30, 60, 90].map { rect(0, $0, 368, 30) })
        #expect(scroll.contentSize == CGSize(width: 368, height: 120))
        list.arrangedSubviews[1].removeFromSuperview()
        recipe.root.layoutIfNeeded()
        #expect(list.arrangedSubviews.map(\.frame.minY) == [0, 30, 60] && scroll.contentSize.height == 90)
    }

    // MARK: Scroll views

    @Test func constraintsToTheEdgesSizeTheContentOfAScrollView() {
        let recipe = Recipe(["scroll": UIScrollView(), "floating": UIView()])
        recipe.add(UIView(), "content", to: recipe["scroll"])
        recipe("""
            scroll.leading = super.leading
            scroll.trailing = super.trailing
            scroll.top = super.top
            scroll.bottom = super.bottom
            content.leading = scroll.leading + 10
            content.trailing = scroll.trailing - 30
            content.top = scroll.top + 20
            content.bottom = scroll.bottom - 40
            content.width = 700
            content.height = 0.5 * scroll.height
            floating.trailing = scroll.trailing - 16
            floating.width = 50
            floating.height = 50
            floating.bottom = super.bottom - 16
            """)
        // The edges of a scroll view are its frame's for a view that is not inside.
        #expect(recipe.frames("scroll", "content", "floating") == [rect(0, 0, 400, 600), rect(10, 20, 700, 300), rect(334, 534, 50, 50)])
        #expect((recipe["scroll"] as? UIScrollView)?.contentSize == CGSize(width: 740, height: 360))
        recipe["scroll"].bounds.origin = CGPoint(x: 100, y: 60)
        #expect(recipe.frames("content", "floating") == [rect(10, 20, 700, 300), rect(334, 534, 50, 50)])
    }

    // MARK: Layout margins

    @Test func marginsOfAControllersViewAreTheSystems() {
        let controller = UIViewController()
        controller.view = UIView(frame: rect(0, 0, 390, 800))
        controller.view.adopt(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        controller.view.frame.size.width = 430
        #expect(controller.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
        controller.view.directionalLayoutMargins.leading = 4
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 20))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 4, bottom: 34, right: 20))
    }

    @Test func marginsOfOtherViewsAreEightBeyondTheSafeArea() {
        let view = UIView()
        view.adopt(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func aViewCanKeepItsSuperviewsMargins() {
        let recipe = Recipe(["card": UIView()])
        recipe.add(UIView(), "text", to: recipe["card"])
        recipe["card"].preservesSuperviewLayoutMargins = true
        recipe("""
            card.leading = super.leading + 4
            card.trailing = super.trailing - 100
            card.top = super.top
            card.height = 100
            text.leading = card.leadingMargin
            text.trailing = card.trailingMargin
            text.top = card.topMargin
            text.bottom = card.bottomMargin
            """)
        // The left margin of 16 overlaps the card by 12, the status bar by 20; the other sides have the card's own 8.
        #expect(recipe.frames("card", "text") == [rect(4, 0, 296, 100), rect(12, 20, 276, 72)])
    }
}
