import SnapKit
import Testing
import Then
import UIKit

/// SnapKit's constraints against the same ones by anchors.
struct ConstraintMakerTests {
    /// Two views in one of 300 × 500.
    struct Views {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let first = UILabel()
        let second = UILabel()

        init() {
            root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            (first.text, second.text) = ("First", "The second one")
            first.font = .systemFont(ofSize: 30)
            for label in [first, second] {
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
            }
        }

        var frames: [CGRect] {
            root.layoutIfNeeded()
            return [first.frame, second.frame]
        }
    }

    /// Constraints by makers, and the same ones without them.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let snap: @Sendable (Views) -> Void
        let anchors: @Sendable (Views) -> [NSLayoutConstraint]

        init(
            _ name: String, _ snap: @escaping @Sendable (Views) -> Void, _ anchors: @escaping @Sendable (Views) -> [NSLayoutConstraint]
        ) {
            (testDescription, self.snap, self.anchors) = (name, snap, anchors)
        }
    }

    private static func pinned(_ views: Views, _ insets: UIEdgeInsets) -> [NSLayoutConstraint] {
        [
            views.first.topAnchor.constraint(equalTo: views.root.topAnchor, constant: insets.top),
            views.first.leadingAnchor.constraint(equalTo: views.root.leadingAnchor, constant: insets.left),
            views.first.bottomAnchor.constraint(equalTo: views.root.bottomAnchor, constant: -insets.bottom),
            views.first.trailingAnchor.constraint(equalTo: views.root.trailingAnchor, constant: -insets.right),
        ]
    }

    private static func placed(_ view: UIView, _ views: Views, x: CGFloat = 0, y: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            view.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: x),
            view.topAnchor.constraint(equalTo: views.root.topAnchor, constant: y),
        ]
    }

    private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    static let cases = [
        Case("a number insets all edges", { $0.first.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) } }) {
            pinned($0, UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
        },
        Case("insets by edge", { $0.first.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets) } }) { pinned($0, insets) },
        Case("insets as a constant", { $0.first.snp.makeConstraints { $0.edges.equalTo(insets) } }) { pinned($0, insets) },
        Case(
            "directional insets",
            { views in
                let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                views.first.snp.makeConstraints { $0.directionalEdges.equalTo(views.root).inset(insets) }
            }
        ) { pinned($0, insets) },
        Case("an offset moves all edges", { $0.first.snp.makeConstraints { $0.edges.equalToSuperview().offset(5.5) } }) {
            pinned($0, UIEdgeInsets(top: 5.5, left: 5.5, bottom: -5.5, right: -5.5))
        },
        Case("insets make sizes smaller", { views in
            views.first.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalToSuperview().inset(10) }
        }) { pinned($0, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)) },
        Case("margins", { views in views.first.snp.makeConstraints { $0.edges.equalTo(views.root.snp.margins) } }) { views in
            pinned(views, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        },
        Case("a guide", { views in views.first.snp.makeConstraints { $0.edges.equalTo(views.root.layoutMarginsGuide) } }) { views in
            pinned(views, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        },
        Case("an attribute of a guide", { views in
            views.first.snp.makeConstraints {
                $0.left.equalToSuperview()
                $0.bottom.equalTo(views.root.layoutMarginsGuide.snp.bottom).inset(5)
            }
        }) { views in
            [
                views.first.leftAnchor.constraint(equalTo: views.root.leftAnchor),
                views.first.bottomAnchor.constraint(equalTo: views.root.layoutMarginsGuide.bottomAnchor, constant: -5),
            ]
        },
        // The sign is that of the attribute on the right.
        Case("an inset from another view's edge", { views in
            views.first.snp.makeConstraints { $0.left.top.equalToSuperview() }
            views.second.snp.makeConstraints {
                $0.top.equalTo(views.first.snp.bottom).inset(4)
                $0.left.equalTo(views.first.snp.right).offset(8)
            }
        }) { views in
            placed(views.first, views) + [
                views.second.topAnchor.constraint(equalTo: views.first.bottomAnchor, constant: -4),
                views.second.leftAnchor.constraint(equalTo: views.first.rightAnchor, constant: 8),
            ]
        },
        Case("a constant edge is a distance in the superview", { $0.first.snp.makeConstraints { $0.left.equalTo(7); $0.top.equalTo(9) } }) {
            placed($0.first, $0, x: 7, y: 9)
        },
        Case("sizes, ratios and quotients", { views in
            views.first.snp.makeConstraints {
                $0.left.top.equalToSuperview()
                $0.width.equalToSuperview().multipliedBy(0.5).offset(-10)
                $0.height.equalTo(views.first.snp.width).dividedBy(2)
            }
            views.second.snp.makeConstraints { $0.left.top.equalTo(CGPoint(x: 3, y: 4)); $0.size.equalTo(CGSize(width: 30, height: 40)) }
        }) { views in
            placed(views.first, views) + placed(views.second, views, x: 3, y: 4) + [
                views.first.widthAnchor.constraint(equalTo: views.root.widthAnchor, multiplier: 0.5, constant: -10),
                views.first.heightAnchor.constraint(equalTo: views.first.widthAnchor, multiplier: 0.5),
                views.second.widthAnchor.constraint(equalToConstant: 30), views.second.heightAnchor.constraint(equalToConstant: 40),
            ]
        },
        Case("an offset replaces a constant", { views in
            views.first.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(100).offset(20) }
        }) { placed($0.first, $0) + [$0.first.widthAnchor.constraint(equalToConstant: 20)] },
        Case("priorities", { views in
            views.first.snp.makeConstraints {
                $0.left.top.equalToSuperview()
                $0.width.equalTo(90).priority(.medium)
                $0.width.equalTo(80).priority(.low)
                $0.height.equalTo(70).priority(749)
                $0.height.equalTo(60).priority(UILayoutPriority.defaultHigh)
            }
        }) {
            placed($0.first, $0) + [$0.first.widthAnchor.constraint(equalToConstant: 90), $0.first.heightAnchor.constraint(equalToConstant: 60)]
        },
        Case("inequalities", { views in
            views.first.snp.makeConstraints {
                $0.left.greaterThanOrEqualToSuperview().offset(12)
                $0.left.equalTo(0).priority(.high)
                $0.top.lessThanOrEqualTo(views.root.snp.centerY).offset(-50)
                $0.top.equalTo(400).priority(.high)
                $0.width.greaterThanOrEqualTo(CGFloat(150))
            }
        }) { views in
            placed(views.first, views, x: 12, y: 200) + [views.first.widthAnchor.constraint(equalToConstant: 150)]
        },
        Case("baselines and centres", { views in
            views.first.snp.makeConstraints { $0.centerX.equalToSuperview(); $0.top.equalTo(40) }
            views.second.snp.makeConstraints { $0.lastBaseline.equalTo(views.first); $0.centerX.equalTo(views.first.snp.left) }
        }) { views in
            [
                views.first.centerXAnchor.constraint(equalTo: views.root.centerXAnchor),
                views.first.topAnchor.constraint(equalTo: views.root.topAnchor, constant: 40),
                views.second.lastBaselineAnchor.constraint(equalTo: views.first.lastBaselineAnchor),
                views.second.centerXAnchor.constraint(equalTo: views.first.leftAnchor),
            ]
        },
        Case("hugging and compression resistance", { views in
            views.first.snp.makeConstraints { $0.left.top.equalToSuperview() }
            views.second.snp.makeConstraints { $0.left.equalTo(views.first.snp.right); $0.top.right.equalToSuperview() }
            views.second.snp.contentHuggingHorizontalPriority = 251
            views.second.snp.contentCompressionResistanceVerticalPriority = 10
        }) { views in
            views.second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            return placed(views.first, views) + [
                views.second.leftAnchor.constraint(equalTo: views.first.rightAnchor),
                views.second.topAnchor.constraint(equalTo: views.root.topAnchor),
                views.second.rightAnchor.constraint(equalTo: views.root.rightAnchor),
            ]
        },
    ]

    @Test(arguments: cases) func makersConstrainAsAnchorsDo(one: Case) {
        let (made, expected) = (Views(), Views())
        one.snap(made)
        NSLayoutConstraint.activate(one.anchors(expected))
        #expect(made.frames == expected.frames)
    }

    // MARK: Changes

    private func box(_ closure: (ConstraintMaker) -> Void) -> (root: UIView, box: UIView) {
        let (root, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)), UIView())
        root.addSubview(box)
        box.snp.makeConstraints(closure)
        root.layoutIfNeeded()
        return (root, box)
    }

    @Test func anUpdateChangesConstantsAndLeavesOthers() {
        let (root, box) = box { $0.top.left.equalToSuperview().inset(10); $0.size.equalTo(20) }
        box.snp.updateConstraints { $0.width.equalTo(50); $0.top.equalToSuperview().inset(5) }
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 10, y: 5, width: 50, height: 20))
    }

    @Test func remadeConstraintsReplaceThoseOfTheViewAlone() {
        let (root, box) = box { $0.edges.equalToSuperview() }
        box.alpha = 1
        let width = box.widthAnchor.constraint(equalToConstant: 33)
        width.isActive = true
        box.snp.remakeConstraints { $0.top.left.equalToSuperview(); $0.height.equalTo(44) }
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 33, height: 44))
        box.snp.removeConstraints()
        #expect(root.constraints.isEmpty && box.constraints == [width])
    }

    @Test func aKeptConstraintIsChangedAndDeactivated() {
        var (height, low): (Constraint?, Constraint?)
        let (root, box) = box {
            $0.top.left.right.equalToSuperview()
            height = $0.height.equalTo(24).labeled("height").constraint
            low = $0.height.equalTo(10).priority(.low).constraint
        }
        #expect(root.layoutWith(box).height == 24 && height?.layoutConstraints.first?.identifier == "height")
        height?.update(offset: 30)
        #expect(root.layoutWith(box).height == 30)
        height?.deactivate()
        #expect(root.layoutWith(box).height == 10 && height?.isActive == false)
        height?.activate()
        height?.update(priority: .low.advanced(by: -1))
        #expect(root.layoutWith(box).height == 10 && low?.isActive == true)
    }

    @Test func anInsetOfAKeptConstraintIsTowardsTheInside() {
        var edges: Constraint?
        let (root, box) = box { edges = $0.edges.equalToSuperview().constraint }
        edges?.update(inset: 8)
        #expect(root.layoutWith(box) == CGRect(x: 8, y: 8, width: 284, height: 484))
    }

    @Test func aConflictNamesTheLabelAndThePlaceOfTheMaker() {
        let (root, box) = box { $0.top.left.equalToSuperview(); $0.size.equalTo(20) }
        let warnings = LayoutWarning.collecting {
            box.snp.makeConstraints { $0.width.equalTo(30).labeled("wide") }
            root.layoutIfNeeded()
        }.warnings
        #expect("\(warnings)".contains("<NSLayoutConstraint 'wide' UIView.width == 30> (ConstraintMakerTests.swift:"), "\(warnings)")
    }

    @Test func preparedConstraintsWaitForActivation() {
        let (root, box) = box { $0.top.left.equalToSuperview(); $0.height.equalTo(20) }
        let prepared = box.snp.prepareConstraints { $0.width.equalTo(77) }
        #expect(root.layoutWith(box).width == 0)
        prepared.forEach { $0.activate() }
        #expect(root.layoutWith(box).width == 77)
    }
}

extension UIView {
    fileprivate func layoutWith(_ view: UIView) -> CGRect {
        layoutIfNeeded()
        return view.frame
    }
}

struct ThenTests {
    @Test func objectsAreConfiguredWhereTheyAreMade() {
        let label = UILabel().then { $0.text = "Title"; $0.numberOfLines = 2 }
        #expect(label.text == "Title" && label.numberOfLines == 2)
        let size = CGSize(width: 1, height: 2).with { $0.width = 3 }
        #expect(size == CGSize(width: 3, height: 2))
        label.do { $0.text = nil }
        #expect(label.text == nil)
    }
}
