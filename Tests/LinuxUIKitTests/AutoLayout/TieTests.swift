import Testing
import UIKit

/// The views that give way where constraints leave a choice, as measured (Fixtures/UIKitViews).
@MainActor
struct TieTests {
    private let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, lines)
        return label
    }

    /// Puts views from edge to edge, with the constraints between neighbours; those of `first` come before all others.
    private func line(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, first: UIView? = nil) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let ends = [(row, start)] + views.flatMap { [($0, start), ($0, end)] } + [(row, end)]
        let pairs = stride(from: 0, to: ends.count, by: 2).map {
            NSLayoutConstraint(
                item: ends[$0 + 1].0, attribute: ends[$0 + 1].1, relatedBy: .equal, toItem: ends[$0].0, attribute: ends[$0].1,
                multiplier: 1, constant: 0)
        }
        NSLayoutConstraint.activate(pairs.filter { $0.firstItem === first } + pairs.filter { $0.firstItem !== first })
        row.layoutIfNeeded()
    }

    private func stretched(_ views: [UIView]) -> [Bool] { views.map { $0.frame.width > $0.intrinsicContentSize.width + 1 } }

    @Test func ofLabelsTheFirstMentionedIsStretched() {
        let first = [label("One"), label("Two"), label("Three")]
        line(first)
        #expect(stretched(first) == [true, false, false])
        let second = [label("One"), label("Two"), label("Three")]
        line(second, first: second[1])
        #expect(stretched(second) == [false, true, false])
    }

    @Test func theOrderOfSubviewsMakesNoDifference() {
        let views = [label("One"), label("Two")]
        row.addSubview(views[1])
        line(views)
        row.bringSubviewToFront(views[0])
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(stretched(views) == [true, false])
    }

    @Test func ofTextsOfSeveralLinesTheLastMentionedIsStretched() {
        let views = [label("One", lines: 0), label("Two", lines: 0)]
        line(views)
        #expect(stretched(views) == [false, true])
    }

    @Test func ofTextsInAColumnTheFirstIsStretched() {
        let views = [label("One", lines: 0), label("Two", lines: 0)]
        line(views, .vertical)
        #expect(views[0].frame.height > views[1].frame.height)
    }

    @Test func equalResistanceSqueezesTheLast() {
        let views = [label("One label with a text"), label("Another with a longer text")]
        line(views)
        #expect(abs(views[0].frame.width - views[0].intrinsicContentSize.width) < 0.5)
        #expect(views[1].frame.width < views[1].intrinsicContentSize.width - 1)
    }

    @Test func ofPlainViewsOfEqualWidthTheFirstIsStretched() {
        let views = [UIView(), UIView()]
        for view in views {
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            width.priority = .defaultHigh
            width.isActive = true
        }
        line(views)
        #expect(views.map(\.frame.width) == [200, 100])
    }

    @Test func aHigherPriorityWinsWholly() {
        let view = UIView()
        let widths = [(100, 999), (250, 1000), (40, 998), (30, 998)].map { width, priority in
            let width = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
            width.priority = UILayoutPriority(Float(priority))
            return width
        }
        NSLayoutConstraint.activate(widths)
        view.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(view)
        row.layoutIfNeeded()
        #expect(view.frame.width == 250)
        widths[1].isActive = false
        row.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    /// A card is half as high again as what is in it.
    @Test func aMultiplierOfAnEdgeActsFromTheOrigin() {
        let (card, view) = (UIView(frame: CGRect(x: 7, y: 9, width: 160, height: 80)), UIView())
        row.addSubview(card)
        card.addSubview(view)
        for view in [card, view] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: row.topAnchor, constant: 6), view.heightAnchor.constraint(equalToConstant: 40),
            view.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            NSLayoutConstraint(
                item: card, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1.5, constant: 0),
        ])
        row.layoutIfNeeded()
        #expect(card.frame.minY == 6 && card.frame.height == 75 && view.frame.minY == 10)
    }

    @Test func aMultiplierOfACentreActsInTheSuperviewsCoordinates() {
        let (box, view) = (UIView(frame: CGRect(x: 100, y: 20, width: 160, height: 80)), UIView())
        row.addSubview(box)
        box.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: box, attribute: .centerX, multiplier: 0.5, constant: 0
        ).isActive = true
        NSLayoutConstraint(
            item: view, attribute: .centerY, relatedBy: .equal, toItem: box, attribute: .centerY, multiplier: 1.5, constant: 2
        ).isActive = true
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        row.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 30, y: 57, width: 20, height: 10))
    }
}
