import Testing
import UIKit

@MainActor
struct ConstraintTests {
    private let outer = UIView(frame: CGRect(0, 0, 300, 200))
    private let first = UIView()
    private let second = UIView()

    init() {
        outer.addSubview(first)
        outer.addSubview(second)
    }

    @Test func aConstraintKeepsWhatItRelates() {
        let constraint = first.leadingAnchor.constraint(greaterThanOrEqualTo: second.trailingAnchor, constant: 8)
        #expect(constraint.firstItem === first && constraint.firstAttribute == .leading)
        #expect(constraint.secondItem === second && constraint.secondAttribute == .trailing)
        #expect(constraint.relation == .greaterThanOrEqual && constraint.constant == 8 && constraint.multiplier == 1)
        #expect(constraint.priority == .required && !constraint.isActive)
    }

    @Test func aLengthIsConstantOrAMultiple() {
        let constant = first.widthAnchor.constraint(equalToConstant: 40)
        #expect(constant.secondItem == nil && constant.secondAttribute == .notAnAttribute && constant.constant == 40)
        let aspect = first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5, constant: 2)
        #expect(aspect.multiplier == 0.5 && aspect.constant == 2 && aspect.secondAttribute == .width)
    }

    @Test func aConstraintHasTheAnchorsOfItsAttributes() {
        let constraint = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
        #expect(constraint.firstAnchor == first.leadingAnchor && constraint.secondAnchor == second.trailingAnchor)
        #expect(constraint.firstAnchor != first.trailingAnchor && constraint.firstAnchor != second.leadingAnchor)
        #expect(first.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    }

    /// In 300 points, the gap behind a view of 60 is twice that before it and 30 more; vertically it ends 30 above another's centre.
    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func distancesAreComparedAsLengths(direction: UISemanticContentAttribute) {
        outer.semanticContentAttribute = direction
        first.translatesAutoresizingMaskIntoConstraints = false
        second.frame = CGRect(0, 100, 300, 50)
        let before = outer.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
        let after = first.trailingAnchor.anchorWithOffset(to: outer.trailingAnchor)
        NSLayoutConstraint.activate([
            first.widthAnchor.constraint(equalToConstant: 60), first.heightAnchor.constraint(equalToConstant: 20),
            after.constraint(equalTo: before, multiplier: 2, constant: 30),
            second.centerYAnchor.anchorWithOffset(to: first.bottomAnchor).constraint(equalToConstant: -30),
        ])
        outer.layoutIfNeeded()
        #expect(first.frame == CGRect(direction == .forceRightToLeft ? 170 : 70, 75, 60, 20))
        #expect("\(after.constraint(equalToConstant: 3))" == "<NSLayoutConstraint (UIView.trailing - UIView.trailing) == 3>")
    }

    @Test func aSystemsSpacingIsEightPoints() {
        #expect(first.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: 2).constant == 16)
        let after = first.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: outer.leftAnchor, multiplier: 1)
        #expect(after.constant == 8 && after.relation == .lessThanOrEqual)
    }

    @Test func theSystemSpacingFromABaselineIsNotKnown() {
        let (view, text) = (UIView(), UILabel())
        func warnings(_ make: () -> NSLayoutConstraint) -> [LayoutWarning] { LayoutWarning.collecting { make() }.warnings }
        #expect(warnings { text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1) }.count == 1)
        #expect(warnings { view.bottomAnchor.constraint(equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1) }.count == 1)
        #expect(warnings { text.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1) }.isEmpty)
    }

    @Test func theNearestViewThatHoldsBothItemsKeepsAnActiveConstraint() {
        let constraints = [
            first.leadingAnchor.constraint(equalTo: second.leadingAnchor), first.topAnchor.constraint(equalTo: outer.topAnchor),
            second.widthAnchor.constraint(equalToConstant: 40),
            second.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        #expect(outer.constraints == [constraints[0], constraints[1], constraints[3]])
        #expect(second.constraints == [constraints[2]])
        NSLayoutConstraint.deactivate(constraints)
        #expect(outer.constraints.isEmpty && second.constraints.isEmpty)
    }

    @Test func framesFollowOnlyWhereTheMaskIsNoConstraint() {
        first.widthAnchor.constraint(equalToConstant: 40).isActive = true
        outer.layoutIfNeeded()
        #expect(first.frame == .zero)
        first.translatesAutoresizingMaskIntoConstraints = false
        outer.layoutIfNeeded()
        #expect(first.frame == CGRect(0, 0, 40, 0))
    }

    @Test func aViewsOwnGuidesLieWithinItsInsets() {
        outer.adopt(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        #expect(outer.safeAreaLayoutGuide.layoutFrame == CGRect(0, 20, 300, 180))
        #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(16, 20, 268, 180))
        #expect(outer.readableContentGuide.layoutFrame == CGRect(16, 20, 268, 180))
        outer.frame.size.width = 1000
        #expect(outer.readableContentGuide.layoutFrame == CGRect(164, 20, 672, 180))
    }

    @Test func aGuideBelongsToOneView() {
        let guide = UILayoutGuide()
        first.addLayoutGuide(guide)
        second.addLayoutGuide(guide)
        #expect(first.layoutGuides.isEmpty && second.layoutGuides == [guide] && guide.owningView === second)
        first.removeLayoutGuide(guide)
        #expect(guide.owningView === second)
        second.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && guide.layoutFrame == .zero)
    }

    @Test func aStackKeepsTheViewsThatItWouldArrange() {
        let stack = UIStackView(arrangedSubviews: [first, second])
        #expect(stack.arrangedSubviews == [first, second] && stack.subviews == [first, second])
        stack.insertArrangedSubview(second, at: 0)
        #expect(stack.arrangedSubviews == [second, first])
        stack.removeArrangedSubview(second)
        #expect(stack.arrangedSubviews == [first] && second.superview === stack)
        first.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        stack.setCustomSpacing(4, after: second)
        #expect(stack.customSpacing(after: second) == 4)
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    }
}
