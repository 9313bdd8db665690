import Testing
import UIKit

/// Constraints that cannot hold, in UIKit's words.
@MainActor
struct ConflictTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let inner = UIView()

    init() { outer.addSubview(inner) }

    /// The warnings of a layout.
    private func warnings(_ body: () -> Void) -> [String] { LayoutWarning.collecting(while: body).warnings.map(\.description) }

    @Test func theLastOfTwoRequiredWidthsIsBroken() {
        inner.translatesAutoresizingMaskIntoConstraints = false
        let line = #line + 1
        let widths = [40, 60].map { inner.widthAnchor.constraint(equalToConstant: $0) }
        NSLayoutConstraint.activate(widths)
        #expect(warnings { outer.layoutIfNeeded() } == [
            "Unable to simultaneously satisfy constraints: <NSLayoutConstraint UIView.width == 40> (ConflictTests.swift:\(line)), "
                + "<NSLayoutConstraint UIView.width == 60> (ConflictTests.swift:\(line)). "
                + "Will attempt to recover by breaking constraint <NSLayoutConstraint UIView.width == 60>",
        ])
        #expect(inner.frame.width == 40)
        #expect(warnings { outer.layoutIfNeeded() } == [], "once")
    }

    @Test func aRepeatedConstraintIsAddedOnce() {
        inner.translatesAutoresizingMaskIntoConstraints = false
        let widths = [40, 60, 40].map { inner.widthAnchor.constraint(equalToConstant: $0) }
        NSLayoutConstraint.activate(widths)
        let heard = warnings { outer.layoutIfNeeded() }
        #expect(heard.count == 1 && heard[0].hasSuffix("breaking constraint <NSLayoutConstraint UIView.width == 60>"))
        #expect(inner.frame.width == 40)
    }

    @Test func aForgottenMaskIsNamed() {
        inner.accessibilityIdentifier = "card"
        inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        // An application of the method with UIKit's type, so that the place is not known.
        let make: (NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint = inner.leadingAnchor.constraint(equalTo:constant:)
        let leading = make(outer.leadingAnchor, 8)
        leading.identifier = "edge"
        leading.isActive = true
        #expect(warnings { outer.layoutIfNeeded() } == [
            "Unable to simultaneously satisfy constraints: <NSLayoutConstraint 'edge' UIView'card'.leading == UIView.leading + 8>, "
                + "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView'card'.minX == 1>, "
                + "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView'card'.width == 3>. "
                + "Will attempt to recover by breaking constraint "
                + "<NSLayoutConstraint 'edge' UIView'card'.leading == UIView.leading + 8>",
        ])
        #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func aStacksOwnConstraintsHold() {
        let stack = UIStackView(arrangedSubviews: [inner])
        stack.frame = outer.bounds
        outer.addSubview(stack)
        inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let heard = warnings { outer.layoutIfNeeded() }
        #expect(inner.frame == outer.bounds)
        #expect(heard.count == 1 && heard[0].hasSuffix("breaking constraint <NSLayoutConstraint UIView.height == 20>"))
        #expect(heard[0].contains("'UISV-alignment' UIStackView"))
    }

    @Test func aCellsSizeHolds() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        inner.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 90),
            inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
            inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
        ])
        let heard = warnings { cell.layoutIfNeeded() }
        #expect(inner.frame.minX == 8 && inner.frame.width == 84)
        #expect(heard.count == 1)
        #expect(heard.first?.contains("<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' UICollectionViewCell.width == 100>") == true)
    }

    @Test func aConstraintWithoutACommonAncestorHasNoEffect() {
        let other = UIView()
        let width = inner.widthAnchor.constraint(equalTo: other.widthAnchor)
        let heard = warnings { width.isActive = true }
        #expect(heard.count == 1 && heard[0].contains("no common ancestor"))
        #expect(!width.isActive)
        outer.addSubview(other)
        width.isActive = true
        #expect(outer.constraints == [width] && width.isActive)
    }

    @Test func aLeavingViewTakesItsConstraintsWithIt() {
        inner.translatesAutoresizingMaskIntoConstraints = false
        let own = inner.widthAnchor.constraint(equalToConstant: 40)
        let edge = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8)
        NSLayoutConstraint.activate([own, edge])
        outer.layoutIfNeeded()
        inner.removeFromSuperview()
        #expect(own.isActive && !edge.isActive && outer.constraints.isEmpty)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 0))
    }

    @Test func anEndlessLayoutStops() {
        final class Restless: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                setNeedsLayout()
            }
        }
        let view = Restless()
        #expect(warnings { view.layoutIfNeeded() } == ["layoutSubviews of Restless requests another layout each time; no further calls are made"])
        #expect(view.layouts == 100)
    }

    @Test func anAmbiguousLayoutIsFound() {
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
        inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.hasAmbiguousLayout)
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
        outer.layoutIfNeeded()
        #expect(!inner.hasAmbiguousLayout && inner.frame == CGRect(x: 0, y: 0, width: 20, height: 200))
    }
}
