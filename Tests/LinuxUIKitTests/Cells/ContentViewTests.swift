import CompositionalLayout
import Testing
@testable import UIKit

/// Views that content configurations put into cells.
struct ContentViewTests {
    /// A content that shows its configuration only when the configuration is set, as many do.
    private struct Field: UIContentConfiguration {
        final class Content: UIView, UIContentView {
            var configuration: any UIContentConfiguration { didSet { label.text = (configuration as? Field)?.text } }
            let label = UILabel()
            override var intrinsicContentSize: CGSize { CGSize(width: 0, height: 60) }

            init(_ configuration: Field) {
                self.configuration = configuration
                super.init(frame: .zero)
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: leadingAnchor), label.trailingAnchor.constraint(equalTo: trailingAnchor),
                ])
            }

            required init?(coder: NSCoder) { fatalError() }
        }

        var text: String

        func makeContentView() -> any UIView & UIContentView { Content(self) }
        func updated(for state: any UIConfigurationState) -> Field { self }
    }

    @Test func aNewViewGetsItsConfigurationOnceMore() {
        let cell = UICollectionViewCell(frame: CGRect(0, 0, 100, 50))
        cell.contentConfiguration = Field(text: "Name")
        let content = cell.contentView as? Field.Content
        #expect(content?.label.text == "Name")
        cell.contentConfiguration = Field(text: "Other")
        #expect(content?.label.text == "Other" && content === cell.contentView)
    }

    @Test func theContentOfAContentViewSizesItsCell() {
        LayoutViewport(width: 400, height: 800, scale: 2).performAsCurrent {
            let cell = UICollectionViewCell(frame: CGRect(0, 0, 400, 44))
            cell.contentConfiguration = Field(text: "Name")
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(0, 0, 400, 44)
            attributes.estimatedAxes = [.vertical]
            #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 400, height: 60))
        }
    }

    /// The app's subviews are in the former content view.
    @Test func aListConfigurationReplacesTheContentView() {
        let (cell, label) = (UICollectionViewListCell(frame: CGRect(0, 0, 400, 44)), UILabel())
        cell.contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 50).isActive = true
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -50).isActive = true
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.isEmpty)
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 400, height: 44)).height == 44)
        let view = cell.contentView
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        cell.contentConfiguration = nil
        #expect(cell.contentView !== view)
    }
}
