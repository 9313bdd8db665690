import LayoutHosting
import Testing
import UIKit
import ViewPictures

/// A view or cell that is shown alone has the size that its constraints and content give it.
@MainActor
struct SingleViewTests {
    private let viewport = Device.iPhone15.viewport

    /// A label 12 from all edges of a view.
    private func card(_ text: String, in view: UIView = UIView(), content: UIView? = nil) -> UIView {
        let (label, content) = (UILabel(), content ?? view)
        (label.text, label.numberOfLines, label.translatesAutoresizingMaskIntoConstraints) = (text, 0, false)
        content.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
            content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
        ])
        return view
    }

    private func size(_ make: () -> UIView, width: CGFloat? = nil, height: CGFloat? = nil) throws -> CGSize {
        let app = try viewport.performAsCurrent { try AppLayout(alone: make(), in: viewport, width: width, height: height) }
        let solved = try app.layout.solve(in: app.viewport, content: #require(app.content))
        let cell = try #require(solved.elements().first)
        #expect(solved.elementCount == 1 && cell.frame == CGRect(origin: .zero, size: app.viewport.size) && app.notes == [])
        return cell.frame.size
    }

    @Test func constraintsDecideTheHeightAtAWidth() throws {
        let text = "A text of a few words that breaks into lines"
        #expect(try size({ card("Hello") }, width: 360) == CGSize(width: 360, height: 44.0 + 1 / 3.0))
        #expect(abs(try size({ card(text) }, width: 200).height - 64.6667) < 0.001)
        #expect(try size({ card("Hello") }).width == 393, "as wide as the screen")
    }

    @Test func aCellIsMeasuredAsInAList() throws {
        let height = try size({
            let cell = UICollectionViewCell()
            return card("Hello", in: cell, content: cell.contentView)
        }, width: 360).height
        #expect(abs(height - 44.3333) < 0.001)
    }

    @Test func aGivenSizeIsTaken() throws {
        #expect(try size({ card("Hello") }, width: 100, height: 300) == CGSize(width: 100, height: 300))
        #expect(try size({ UIView(frame: CGRect(x: 5, y: 5, width: 80, height: 30)) }) == CGSize(width: 80, height: 30))
    }

    @Test func contentDecidesWithoutConstraints() throws {
        #expect(try size({
            let label = UILabel()
            label.text = "Hello"
            return label
        }).height > 20)
        #expect(throws: HostingError.noHeight(view: "UIView")) { try AppLayout(alone: UIView(), in: viewport) }
    }
}

extension SingleViewTests {
    /// A card that is drawn alone has the environment that its viewport gives.
    @Test(arguments: [
        (UITraitCollection(preferredContentSizeCategory: .large), 44.3333), (UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), 60),
    ] as [(UITraitCollection, CGFloat)])
    func itsTextHasThePreferredSize(traits: UITraitCollection, least: CGFloat) throws {
        var own = viewport
        own.traits.contentSize = traits.preferredContentSizeCategory
        let app = try own.performAsCurrent { () throws in
            let view = card("Hello")
            (view.subviews.first as? UILabel)?.font = .preferredFont(forTextStyle: .body)
            return try AppLayout(alone: view, in: own, width: 360)
        }
        let content = try #require(app.content)
        let height = try #require(app.layout.solve(in: app.viewport, content: content).elements().first).frame.height
        #expect(least < 50 ? abs(height - least) < 0.001 : height > least)
    }

    @Test func itStandsAtTheRightFromRightToLeft() throws {
        var own = viewport
        own.traits.direction = .rightToLeft
        let picture = try own.performAsCurrent { () throws in
            let view = UIView()
            let dot = UIView()
            dot.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(dot)
            NSLayoutConstraint.activate([
                dot.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8), dot.widthAnchor.constraint(equalToConstant: 10),
                dot.topAnchor.constraint(equalTo: view.topAnchor), dot.heightAnchor.constraint(equalToConstant: 10),
                dot.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            let app = try AppLayout(alone: view, in: own, width: 100)
            let layout = try app.layout.solve(in: app.viewport, content: #require(app.content))
            return try #require(app.screenViews(layout.elements(), of: app, in: layout).views.elements.values.first)
        }
        #expect(picture.all.contains { $0.frame == CGRect(x: 82, y: 0, width: 10, height: 10) }, "\(picture)")
    }

    @Test func itsColorsAreThoseOfBothAppearances() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            var own = viewport
            own.traits.style = style
            let picture = try own.performAsCurrent { () throws in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
                view.backgroundColor = .systemRed
                let app = try AppLayout(alone: view, in: own)
                let layout = try app.layout.solve(in: app.viewport, content: #require(app.content))
                return try #require(app.screenViews(layout.elements(), of: app, in: layout).views.elements.values.first)
            }
            #expect(picture.all.contains { $0.background?.words == "#FF3B30 #FF453A" })
        }
    }
}
