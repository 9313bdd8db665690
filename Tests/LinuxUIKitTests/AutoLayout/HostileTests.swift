import Testing
import UIKit

/// Views and constraints that no app should have: each ends, and says so at most once.
@MainActor
struct HostileTests {
    private func warnings(_ body: () -> Void) -> [String] { LayoutWarning.collecting(while: body).warnings.map(\.description) }

    @Test func tenThousandNestedViewsAreLaidOut() {
        let root = UIView(frame: rect(0, 0, 30_000, 30_000))
        var innermost = root
        for _ in 0..<10_000 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            innermost.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: innermost.leadingAnchor, constant: 1),
                view.trailingAnchor.constraint(equalTo: innermost.trailingAnchor, constant: -1),
                view.topAnchor.constraint(equalTo: innermost.topAnchor),
                view.bottomAnchor.constraint(equalTo: innermost.bottomAnchor),
            ])
            innermost = view
        }
        #expect(warnings { root.layoutIfNeeded() } == [])
        #expect(innermost.frame == rect(1, 0, 10_000, 30_000))
    }

    @Test func aViewThatLaysOutItsSuperviewForEverIsStopped() {
        final class Caring: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                for view in subviews { view.setNeedsLayout() }
            }
        }
        final class Nagging: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                superview?.setNeedsLayout()
            }
        }
        let recipe = Recipe(["caring": Caring()])
        recipe.add(Nagging(), "nagging", to: recipe["caring"])
        recipe("caring.left = super.left\ncaring.top = super.top\ncaring.width = 10\ncaring.height = 10\nnagging.width = caring.width")
        #expect(warnings { recipe.root.layoutIfNeeded() } == [
            "layoutSubviews of Nagging requests another layout each time; no further calls are made",
        ])
        #expect(recipe.views["nagging"]?.frame == rect(0, 0, 10, 0))
    }

    @Test func aConstraintThatNeverSettlesIsStopped() {
        final class Growing: UIView {
            lazy var width = widthAnchor.constraint(equalToConstant: 0)
            override func layoutSubviews() {
                super.layoutSubviews()
                width.isActive = true
                width.constant += 1
            }
        }
        let recipe = Recipe(["growing": Growing()])
        recipe("growing.leading = super.leading\ngrowing.top = super.top\ngrowing.height = 10")
        let heard = warnings { recipe.root.layoutIfNeeded() }
        #expect(heard == ["layoutSubviews of Growing requests another layout each time; no further calls are made"])
    }

    @Test func contentThatChangesConstraintsWhileItIsMeasuredEnds() {
        final class Fickle: UICollectionViewCell {
            lazy var height = contentView.heightAnchor.constraint(equalToConstant: 0)
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
                verticalFittingPriority vertical: UILayoutPriority
            ) -> CGSize {
                height.isActive = true
                height.constant += 20
                return super.systemLayoutSizeFitting(
                    targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            }
        }
        final class Restless: UIView {
            override var intrinsicContentSize: CGSize {
                invalidateIntrinsicContentSize()
                return CGSize(width: 30, height: 40)
            }
        }
        let cell = Fickle(frame: rect(0, 0, 100, 44))
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 100, height: 44), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 100, height: 20))
        let recipe = Recipe(["restless": Restless()])
        recipe("restless.leading = super.leading\nrestless.top = super.top")
        #expect(warnings { recipe.root.layoutIfNeeded() }.count <= 1)
        #expect(recipe["restless"].frame == rect(0, 0, 30, 40))
    }

    @Test func limitlessNumbersCountAsLarge() {
        let recipe = Recipe(["box": Box(.infinity, .nan), "row": UIView()])
        recipe("""
            box.leading = super.leading
            box.top = super.top
            box.width <= 120
            box.height = 10
            row.leading = super.leading
            row.top = box.bottom
            row.height = 10
            """)
        recipe["row"].widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
        recipe["row"].widthAnchor.constraint(equalToConstant: 50).isActive = true
        #expect(recipe.frames("box", "row") == [rect(0, 0, 120, 10), rect(0, 10, 50, 10)])
    }

    @Test func contentOfPriorityZeroHasNoSay() {
        let box = Box(100, 100)
        box.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
        box.setContentCompressionResistancePriority(UILayoutPriority(0), for: .vertical)
        let recipe = Recipe(["box": box])
        recipe("""
            box.leading = super.leading
            box.top = super.top
            box.width = 200 @0.5
            box.height = 40 @0.25
            """)
        #expect(recipe.frames("box") == [rect(0, 0, 200, 40)])
    }

    @Test func aConstantLengthMayHaveAnAttributeWithoutAnItem() {
        let recipe = Recipe(["box": UIView()])
        NSLayoutConstraint(
            item: recipe["box"], attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 40
        ).isActive = true
        recipe("box.leading = super.leading\nbox.top = super.top\nbox.height = 0 * super.height + 30")
        #expect(recipe.frames("box") == [rect(0, 0, 40, 30)])
    }

    @Test func manyConflictsEachAreToldOnce() {
        let recipe = Recipe(["box": UIView()])
        recipe((1...50).map { "box.width = \($0)" }.joined(separator: "\n"))
        let heard = warnings { recipe.root.layoutIfNeeded() }
        #expect(heard.count == 49 && recipe["box"].frame.width == 1)
    }
}
