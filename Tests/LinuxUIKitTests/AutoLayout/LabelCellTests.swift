import Testing
import UIKit

/// Cells as high as the texts that constraints hold, on an iPhone with 393 points and 3 pixels each (Fixtures/UIKitViews).
@MainActor
struct LabelCellTests {
    private static let text = "An article's text, which goes on over a few lines before the card that shows it ends on the screen, and then some."

    private func height(of cell: UICollectionViewCell, width: CGFloat = 393, estimate: CGFloat = 44) -> CGFloat {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: width, height: estimate)
        return cell.preferredLayoutAttributesFitting(attributes).size.height
    }

    private func inViewport<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        try Device.iPhone15.viewport.performAsCurrent(body)
    }

    private func bodyCell(_ text: String) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
            cell.contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ])
        return cell
    }

    @Test(arguments: [(12, 36.3333), (60, 56.6667), (113, 77)])
    func aRowIsAsHighAsItsLines(length: Int, height: Double) {
        inViewport {
            let cell = bodyCell(String(Self.text.prefix(length)))
            #expect(abs(self.height(of: cell) - height) < 0.001)
        }
    }

    @Test func aTitleAndASubtitleOnTheMarginsMakeARow() {
        inViewport {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            let (title, subtitle) = (UILabel(), UILabel())
            (title.text, subtitle.text) = ("Title", "Subtitle")
            title.font = .preferredFont(forTextStyle: .headline)
            subtitle.font = .preferredFont(forTextStyle: .subheadline)
            for label in [title, subtitle] {
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor).isActive = true
                label.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
                subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                subtitle.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
            ])
            #expect(abs(height(of: cell) - 58.3333) < 0.001)
        }
    }

    @Test func inequalitiesLeaveACellNearestToItsEstimate() {
        inViewport {
            let (cell, box) = (UICollectionViewCell(), UIView())
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(greaterThanOrEqualTo: cell.contentView.topAnchor, constant: 3),
                box.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor), box.heightAnchor.constraint(equalToConstant: 20),
            ])
            #expect(height(of: cell, estimate: 44) == 44 && height(of: cell, estimate: 10) == 26)
        }
    }

    @Test func aCellWithoutAChainFromTopToBottomKeepsItsEstimate() {
        inViewport {
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            let label = UILabel()
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8).isActive = true
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8).isActive = true
            #expect(height(of: cell) == 44)
        }
    }
}
