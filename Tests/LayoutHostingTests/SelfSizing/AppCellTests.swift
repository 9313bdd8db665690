import LayoutHosting
import Testing
import UIKit

/// Self-sizing cells, headers and badges in the manner of apps, in a view of 400 × 800 points with two pixels each; frames worked out
/// by hand. A line of text is 13.5 high at 11 points, 16 at 13, 20.5 at 17; two lines are 31.5 high at 13, 41 at 17, three 61.
@MainActor
struct AppCellTests {
    /// Fills a cell's content view, or a supplementary view.
    typealias Fill = @MainActor (UIView) -> Void

    private final class Source: NSObject, UICollectionViewDataSource {
        var cells: [Fill]
        var others: [String: Fill]

        init(_ cells: [Fill], _ others: [String: Fill]) { (self.cells, self.others) = (cells, others) }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cells[path.item](cell.contentView)
            return cell
        }

        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
            let other = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
            others[kind]?(other)
            return other
        }
    }

    private func solve(
        _ section: NSCollectionLayoutSection, _ cells: [Fill], _ others: [String: Fill] = [:]
    ) throws -> (cells: [CGRect], others: [CGRect], notes: [String]) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let source = Source(cells, others)
        view.dataSource = source
        let app = try AppLayout(view, in: LayoutViewport(width: 400, height: 800, scale: 2))
        let elements = try app.layout.solve(in: app.viewport, content: try #require(app.content)).elements()
        return (
            elements.filter { $0.category == .cell }.map(\.frame), elements.filter { $0.category != .cell }.map(\.frame), app.notes)
    }

    private func rows(_ spacing: CGFloat = 0) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.interGroupSpacing = spacing
        return section
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func label(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), 0)
        return label
    }

    /// A view of a fixed size.
    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        box.widthAnchor.constraint(equalToConstant: width).isActive = true
        box.heightAnchor.constraint(equalToConstant: height).isActive = true
        return box
    }

    /// Adds a view, pinned to the edges with a margin.
    private func pin(_ view: UIView, in container: UIView, _ x: CGFloat, _ y: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: x),
            container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: x),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: y),
            container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: y),
        ])
    }

    private func stack(_ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.spacing) = (axis, spacing)
        return stack
    }

    @Test func aFeedCellIsAsHighAsTheHigherOfItsImageAndItsTexts() throws {
        func post(_ caption: String, image: CGFloat) -> Fill {
            { content in
                let footer = self.stack(.horizontal, 6, [self.label("Name", size: 11), UIView(), self.label("12", size: 11)])
                let texts = self.stack(.vertical, 4, [self.label("Title"), self.label(caption, size: 13), footer])
                texts.setCustomSpacing(8, after: texts.arrangedSubviews[1])
                let row = self.stack(.horizontal, 12, [self.box(60, image), texts])
                row.alignment = .top
                self.pin(row, in: content, 16, 12)
            }
        }
        let solved = try solve(rows(10), [post("One", image: 60), post("One\nTwo", image: 60), post("One", image: 90)])
        // 12 + 20.5 + 4 + 16 + 8 + 13.5 + 12; 15.5 more with a second line; 90 and twice 12.
        #expect(solved.cells == [rect(0, 0, 400, 86), rect(0, 96, 400, 101.5), rect(0, 207.5, 400, 114)] && solved.notes == [])
    }

    @Test func chipsOfEstimatedWidthFillLines() throws {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(32))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        let chips = [50.0, 90, 130, 100].map { width -> Fill in { self.pin(self.box(width, 16), in: $0, 12, 8) } }
        // 74 + 8 + 114 + 8 + 154 leave no room for 124.
        #expect(try solve(section, chips).cells == [rect(0, 0, 74, 32), rect(82, 0, 114, 32), rect(204, 0, 154, 32), rect(0, 38, 124, 32)])
    }

    @Test func headersAndFootersAreAsHighAsTheirTexts() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let section = rows()
        section.boundarySupplementaryItems = [
            .init(layoutSize: size, elementKind: "header", alignment: .top),
            .init(layoutSize: size, elementKind: "footer", alignment: .bottom),
        ]
        let solved = try solve(section, [{ self.pin(self.box(100, 44), in: $0, 150, 0) }], [
            "header": { self.pin(self.label("One\nTwo"), in: $0, 16, 8) }, "footer": { self.pin(self.label("One", size: 13), in: $0, 16, 4) },
        ])
        #expect(solved.cells == [rect(0, 57, 400, 44)])
        #expect(Set(solved.others.map(\.minY)) == [0, 101] && Set(solved.others.map(\.height)) == [57, 24])
    }

    @Test func aBadgeOfEstimatedSizeStaysOnItsCorner() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .estimated(10), heightDimension: .estimated(10)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing]))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(60))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        let solved = try solve(section, [{ _ in }], ["badge": { self.pin(self.box(20, 16), in: $0, 4, 2) }])
        #expect(solved.cells == [rect(0, 0, 100, 60)] && solved.others == [rect(72, 0, 28, 20)])
    }

    @Test func uniformSiblingsAreAsHighAsTheHighest() throws {
        func section(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: height))
            return NSCollectionLayoutSection(group: .horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitems: [item]))
        }
        let cells = ["One", "One\nTwo\nThree", "One\nTwo"].map { text -> Fill in { self.pin(self.label(text), in: $0, 8, 8) } }
        #expect(try solve(section(.uniformAcrossSiblings(estimate: 50)), cells).cells == [
            rect(0, 0, 200, 77), rect(200, 0, 200, 77), rect(0, 77, 200, 57),
        ])
        #expect(try solve(section(.estimated(50)), cells).cells == [rect(0, 0, 200, 36.5), rect(200, 0, 200, 77), rect(0, 77, 200, 57)])
    }

    @Test func aCellThatChangesItsConstraintsIsMeasuredAgain() throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows()))
        func cells(_ height: CGFloat) -> [Fill] { [height, 20].map { height in { self.pin(self.box(100, height), in: $0, 150, 6) } } }
        let source = Source(cells(40), [:])
        view.dataSource = source
        func heights() throws -> [CGFloat] {
            let app = try AppLayout(view, in: LayoutViewport(width: 400, height: 800, scale: 2))
            let solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
            return solved.elements().map(\.frame.height)
        }
        #expect(try heights() == [52, 32])
        source.cells = cells(70)
        view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
        #expect(try heights() == [82, 32])
    }

    @Test func aCollectionViewInACellNeedsAHeight() throws {
        func carousel(_ height: CGFloat?) -> Fill {
            { content in
                let inner = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: self.rows()))
                self.pin(self.stack(.vertical, 8, [self.label("Title"), inner]), in: content, 16, 12)
                if let height { inner.heightAnchor.constraint(equalToConstant: height).isActive = true }
            }
        }
        // 12 + 20.5 + 8 + 120 + 12; without a height, nothing is left of the estimate of 50.
        let solved = try solve(rows(), [carousel(120), carousel(nil)])
        #expect(solved.cells.map(\.height) == [172.5, 52.5])
    }

    @Test func hiddenViewsOfAStackTakeNoHeight() throws {
        func row(_ isHidden: Bool) -> Fill {
            { content in
                let detail = self.label("Detail", size: 13)
                detail.isHidden = isHidden
                self.pin(self.stack(.vertical, 4, [self.label("Title"), detail]), in: content, 16, 10)
            }
        }
        #expect(try solve(rows(), [row(false), row(true)]).cells.map(\.height) == [60.5, 40.5])
    }

    @Test func aSettingsRowsSwitchIsInTheMiddle() throws {
        var views: [UIView] = []
        let solved = try solve(rows(), [{ content in
            let (title, control) = (self.label("Airplane Mode"), UISwitch())
            for view in [title, control] {
                view.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(view)
                view.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
                view.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 11).isActive = true
            }
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                control.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
                content.trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: 16),
                content.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            ])
            views = [content.superview ?? content, title, control]
        }])
        // The target's 50 is less than 11 + 31 + 11.
        #expect(solved.cells == [rect(0, 0, 400, 53)])
        views[0].frame = solved.cells[0]
        views[0].layoutIfNeeded()
        #expect(views[1].frame.minY == 16.5 && views[2].frame == rect(333, 11, 51, 31))
    }

    @Test func aNoteSaysThatATieDecidesAHeight() throws {
        let long = "A text that needs more than the half of a row, and certainly more than what the other one leaves."
        func row(_ texts: [String], _ resistance: Float) -> Fill {
            { content in
                let labels = texts.map { self.label($0) }
                labels[0].setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
                self.pin(self.stack(.horizontal, 8, labels), in: content, 16, 10)
            }
        }
        let solved = try solve(rows(), [row([long, long], 750)])
        #expect(solved.notes.count == 1 && solved.notes[0].hasPrefix("UICollectionViewCell: the constraints leave open the width of UILabel"))
        #expect(try solve(rows(), [row([long, long], 749), row([long], 750), row(["Short", "Text"], 750)]).notes == [])
    }
}
