import Testing
import UIKit

/// Sizes that code asks for itself, with two pixels a point: a line of 17 points is 20.5 high, two 41, three 61.
@MainActor
struct FittingByHandTests {
    private static let text = "A longer text, which needs more than one line in any of these cells, and ends in the second one."

    private func makeLabel() -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (Self.text, .systemFont(ofSize: 17), 0)
        return label
    }

    private func pin(_ view: UIView, in container: UIView, _ margin: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: margin),
            container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: margin),
            container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: margin),
        ])
    }

    /// The usual way to size a table's header: it is laid out in its width, and asked for its smallest size (A18).
    @Test func aTextThatWasLaidOutKeepsToItsWidth() {
        LayoutViewport(width: 400, height: 800, scale: 2).performAsCurrent {
            let (header, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100)), makeLabel())
            pin(label, in: header, 16)
            func height() -> CGFloat { header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
            #expect(height() == 52.5)
            header.layoutIfNeeded()
            #expect(height() == 73)
            header.frame.size.width = 300
            #expect(height() == 73)
            header.layoutIfNeeded()
            #expect(height() == 93)
            // A width that is given counts.
            let wide = header.systemLayoutSizeFitting(
                CGSize(width: 2000, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            #expect(wide == CGSize(width: 2000, height: 52.5))
        }
    }

    /// A cell whose content view has constraints of its own, and none to the cell, is as large as it (A19).
    @Test(arguments: [(false, 400), (true, 300)] as [(Bool, CGFloat)])
    func aLooseContentViewSizesItsCell(isWidthEstimated: Bool, width: CGFloat) {
        LayoutViewport(width: 400, height: 800, scale: 2).performAsCurrent {
            let cell = UICollectionViewCell(frame: rect(0, 0, 400, 44))
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            cell.contentView.translatesAutoresizingMaskIntoConstraints = false
            pin(makeLabel(), in: cell.contentView, 16)
            cell.contentView.widthAnchor.constraint(equalToConstant: 300).isActive = true
            attributes.frame = rect(0, 0, 400, 44)
            attributes.estimatedAxes = isWidthEstimated ? [.horizontal, .vertical] : [.vertical]
            #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: width, height: 93))
            #expect(!cell.undecidedSides.contains(.undecidedHeight))
            // On the cell's edges it has the cell's width.
            cell.contentView.constraints.first { $0.secondItem == nil }?.isActive = false
            pin(cell.contentView, in: cell, 0)
            attributes.estimatedAxes = [.vertical]
            #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 400, height: 73))
        }
    }

    @Test func aLooseContentViewWithoutAHeightDecidesNone() {
        let cell = UICollectionViewCell(frame: rect(0, 0, 400, 44))
        cell.contentView.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.widthAnchor.constraint(equalToConstant: 300).isActive = true
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = rect(0, 0, 400, 44)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size.height == 44 && cell.undecidedSides.contains(.undecidedHeight))
    }
}
