import LayoutHosting
import Testing
import UIKit

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
