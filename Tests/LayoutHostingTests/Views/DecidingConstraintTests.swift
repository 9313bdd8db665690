import LayoutHosting
import Testing
import UIKit
import ViewPictures

/// The constraints that pictures of views name.
@MainActor
struct DecidingConstraintTests {
    /// The constraints of a view with the class `Probe`, after `constrain` has added some to it and to the view around it.
    private func constraints(
        rightToLeft: Bool = false, _ constrain: (_ probe: UIView, _ box: UIView, _ title: UILabel) -> [NSLayoutConstraint]
    ) throws -> [String]? {
        final class Probe: UIView {}
        var viewport = Device.iPhone15.viewport
        if rightToLeft { viewport.traits.direction = .rightToLeft }
        let picture = try viewport.performAsCurrent {
            let (box, probe, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Probe(), label("Title"))
            for view in [title, probe] {
                view.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(view)
            }
            NSLayoutConstraint.activate(constrain(probe, box, title))
            return try #require(ViewCollector(namesConstraints: true).picture(of: box))
        }
        return try #require(picture.all.first { $0.className == "Probe" }).constraints
    }

    @Test(arguments: [false, true])
    func constraintsAreToldFromTheViewsSide(rightToLeft: Bool) throws {
        let words = try constraints(rightToLeft: rightToLeft) { probe, box, title in
            [
                probe.widthAnchor.constraint(equalToConstant: 44), probe.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
                probe.heightAnchor.constraint(equalTo: probe.widthAnchor, multiplier: 0.5),
                box.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: probe.bottomAnchor, constant: 8),
                title.topAnchor.constraint(equalTo: probe.topAnchor), title.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            ]
        }
        #expect(words == [
            "leading = superview.leading + 16", "width = 44", "height = 0.5 × width", "bottom = superview.safeAreaLayoutGuide.bottom - 8",
            "top = UILabel'Title'.top",
        ])
    }

    /// Broken constraints, and inequalities with room, decide nothing.
    @Test func onlyConstraintsThatHoldExactlyAreNamed() throws {
        let words = try constraints { probe, box, title in
            let broken = probe.widthAnchor.constraint(equalToConstant: 50)
            broken.priority = .defaultLow
            let kept = probe.heightAnchor.constraint(equalToConstant: 20)
            kept.priority = UILayoutPriority(750)
            return [
                broken, kept, probe.widthAnchor.constraint(greaterThanOrEqualToConstant: 60), probe.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
                box.trailingAnchor.constraint(greaterThanOrEqualTo: probe.trailingAnchor), probe.centerXAnchor.constraint(equalTo: box.centerXAnchor),
                probe.topAnchor.constraint(equalTo: box.topAnchor), title.topAnchor.constraint(equalTo: box.topAnchor), title.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            ]
        }
        #expect(words == ["centerX = superview.centerX", "top = superview.top", "height = 20 at 750", "width ≥ 60"])
    }

    @Test func constraintsWithSubviewsAreTheSubviews() throws {
        let words = try constraints { probe, box, title in
            probe.addSubview(title)
            return [
                probe.topAnchor.constraint(equalTo: box.topAnchor), probe.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                title.topAnchor.constraint(equalTo: probe.topAnchor), probe.bottomAnchor.constraint(equalTo: title.bottomAnchor),
                title.leadingAnchor.constraint(equalTo: probe.leadingAnchor), probe.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            ]
        }
        #expect(words == ["top = superview.top", "leading = superview.leading"])
    }

    @Test func aStackArrangesItsViews() throws {
        let words = try constraints { probe, box, title in
            let stack = UIStackView(arrangedSubviews: [probe])
            box.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            return [probe.heightAnchor.constraint(equalToConstant: 10), stack.topAnchor.constraint(equalTo: box.topAnchor)]
        }
        #expect(words == ["arranged by UIStackView", "height = 10"])
    }

    @Test func nothingIsNamedWithoutARequest() throws {
        let picture = try ViewPicture.of {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            view.addSubview(label("Title"))
            return view
        }
        #expect(picture.all.allSatisfy { $0.constraints == nil })
    }
}
