import Testing
import UIKit

/// The order in which a tree of views updates its constraints and is laid out, as UIKit documents it.
struct LayoutOrderTests {
    private final class Log {
        var calls: [String] = []

        /// The calls since the last time.
        func next() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private final class Watched: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            log.calls.append("set \(name)")
            super.updateProperties()
        }

        override func updateConstraints() {
            log.calls.append("update \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            log.calls.append("layout \(name)")
            super.layoutSubviews()
        }
    }

    private let log = Log()
    private let outer, middle, inner: Watched
    private let width: NSLayoutConstraint

    /// Three views in each other, the innermost placed by constraints.
    init() {
        (outer, middle, inner) = (Watched("outer", log), Watched("middle", log), Watched("inner", log))
        outer.frame = CGRect(0, 0, 300, 300)
        middle.frame = CGRect(0, 0, 200, 200)
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        width = inner.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, inner.heightAnchor.constraint(equalToConstant: 10),
            inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor), inner.topAnchor.constraint(equalTo: middle.topAnchor),
        ])
    }

    @Test func constraintsAreUpdatedFromBelowAndViewsLaidOutFromAbove() {
        #expect(log.calls == [])
        outer.layoutIfNeeded()
        #expect(log.next() == [
            "update inner", "update middle", "update outer", "set outer", "layout outer", "set middle", "layout middle", "set inner", "layout inner",
        ])
        outer.layoutIfNeeded()
        #expect(log.next() == [])
    }

    @Test func aViewIsLaidOutOnceHoweverOftenItAsks() {
        outer.layoutIfNeeded()
        _ = log.next()
        inner.setNeedsLayout()
        inner.setNeedsLayout()
        #expect(log.calls == [])
        outer.layoutIfNeeded()
        #expect(log.next() == ["layout inner"])
    }

    @Test func layoutBeginsAtTheOutermostViewThatNeedsIt() {
        outer.layoutIfNeeded()
        _ = log.next()
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(log.next() == ["layout outer", "layout inner"])
    }

    @Test func constraintsAreUpdatedAgainWhereThatIsAskedFor() {
        outer.layoutIfNeeded()
        _ = log.next()
        middle.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        #expect(log.next().filter { $0.hasPrefix("update") } == ["update middle"])
    }

    @Test func propertiesAreUpdatedBeforeTheLayoutIfThatIsAskedFor() {
        outer.layoutIfNeeded()
        _ = log.next()
        middle.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.next() == ["layout middle"])
        middle.setNeedsUpdateProperties()
        outer.layoutIfNeeded()
        #expect(log.next() == ["set middle", "layout middle"])
    }

    @Test func aChangedConstraintTakesEffectInTheNextLayout() {
        outer.layoutIfNeeded()
        _ = log.next()
        width.constant = 20
        #expect(inner.bounds.width == 10 && log.calls == [])
        outer.layoutIfNeeded()
        #expect(inner.bounds.width == 20)
        #expect(log.next() == ["layout middle", "layout inner"])
    }

    @Test func aNewSizeLaysOutAViewAndANewPlaceDoesNot() {
        outer.layoutIfNeeded()
        _ = log.next()
        middle.frame.origin.x = 30
        outer.layoutIfNeeded()
        #expect(!log.next().contains("layout middle"))
        middle.frame.size.height = 100
        outer.layoutIfNeeded()
        #expect(log.next().contains("layout middle"))
    }

    /// Constraints that do not change the solved frames lay nothing out, wherever code has moved the views since.
    @Test func aViewThatItsSuperviewMovesAgainAndAgainIsPlacedOnce() {
        final class Header: UIView {
            let label = UIView()
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                label.frame.size = CGSize(width: 40, height: 20)
                addSubview(label)
                label.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10), label.topAnchor.constraint(equalTo: topAnchor),
                    label.widthAnchor.constraint(equalToConstant: 60), label.heightAnchor.constraint(equalToConstant: 30),
                ])
            }
        }
        let header = Header(frame: CGRect(0, 0, 100, 100))
        header.layoutIfNeeded()
        #expect(header.layouts == 2)
        #expect(header.label.frame == CGRect(10, 0, 40, 20))
    }

    @Test func aViewThatCodeMovesBetweenConstraintsIsPlacedByTheNewOnes() {
        outer.layoutIfNeeded()
        let constraints = middle.constraints + inner.constraints
        NSLayoutConstraint.deactivate(constraints)
        inner.translatesAutoresizingMaskIntoConstraints = true
        outer.layoutIfNeeded()
        inner.frame = CGRect(50, 50, 5, 5)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(constraints)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(0, 0, 10, 10))
    }
}
