import Testing
import UIKit

/// The room that accessories take from a list cell's content (B-T11), on an iPhone with 3 pixels a point.
@MainActor
struct AccessoryTests {
    private let viewport = Device.iPhone15.viewport

    private func makeCell(_ accessories: [UICellAccessory], text: String = "Text") -> UICollectionViewListCell {
        viewport.performAsCurrent {
            let cell = UICollectionViewListCell(frame: CGRect(0, 0, 361, 44))
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = accessories
            return cell
        }
    }

    /// A text a little wider than 315 points.
    private var text: String {
        viewport.performAsCurrent {
            let label = UILabel()
            label.text = "word word word word word word word "
            while label.intrinsicContentSize.width < 315 { label.text? += "i" }
            return label.text ?? ""
        }
    }

    private func height(_ cell: UICollectionViewListCell) -> CGFloat {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 361, height: 44)
        return viewport.performAsCurrent { cell.preferredLayoutAttributesFitting(attributes).size.height }
    }

    /// A view of a width of its own.
    private final class Box: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    }

    private func box(_ placement: UICellAccessory.Placement, _ reserved: UICellAccessory.LayoutDimension? = nil) -> UICellAccessory {
        .customView(configuration: .init(customView: Box(), placement: placement, reservedLayoutWidth: reserved))
    }

    @Test func accessoriesStandBetweenTheMarginAndTheContent() {
        // 16, and 14 or 24; 8 between two.
        #expect(makeCell([.disclosureIndicator()]).contentView.frame == CGRect(0, 0, 331, 44))
        #expect(makeCell([.checkmark()]).contentView.frame == CGRect(0, 0, 321, 44))
        #expect(makeCell([.checkmark(options: .init(reservedLayoutWidth: .actual))]).contentView.frame == CGRect(0, 0, 326, 44))
        #expect(makeCell([.checkmark(), .outlineDisclosure()]).contentView.frame == CGRect(0, 0, 299, 44))
        #expect(makeCell([.delete(displayed: .always)]).contentView.frame == CGRect(40, 0, 321, 44))
        #expect(makeCell([box(.trailing())]).contentView.frame == CGRect(0, 0, 294, 44))
        #expect(makeCell([box(.leading()), .disclosureIndicator()]).contentView.frame == CGRect(67, 0, 264, 44))
        #expect(makeCell([]).contentView.frame == CGRect(0, 0, 361, 44))
    }

    /// In every order of the array: label, detail, disclosure and reorder control at the trailing end, custom views next to the content.
    @Test(arguments: 0..<24)
    func systemAccessoriesHaveTheOrderOfTheSystem(permutation: Int) {
        let all: [UICellAccessory] = [.label(text: "12"), .detail(), .disclosureIndicator(), .reorder(displayed: .always)]
        var rest = all
        var (shuffled, code): ([UICellAccessory], Int) = ([], permutation)
        while !rest.isEmpty {
            shuffled.append(rest.remove(at: code % rest.count))
            code /= rest.count + 1
        }
        func kinds(_ accessories: [UICellAccessory]) -> [UICellAccessory.AccessoryType] { accessories.ordered.map(\.accessoryType) }
        #expect(kinds(shuffled) == all.map(\.accessoryType))
        let (first, second) = (box(.trailing()), box(.trailing()))
        #expect(kinds([first] + shuffled + [second]) == kinds([first, second] + all))
        #expect(kinds([first] + shuffled + [second]).prefix(2) == [first.accessoryType, second.accessoryType])
        let leading = box(.leading())
        #expect(kinds([leading, .delete(), .multiselect()]) == [.multiselect, .delete, leading.accessoryType])
    }

    @Test func aSystemAccessoryStandsOnceInACell() {
        let view = box(.trailing())
        #expect([.checkmark(), .disclosureIndicator(), view, view].duplicateKind == nil)
        #expect([.checkmark(), .disclosureIndicator(), .checkmark(displayed: .whenEditing)].duplicateKind == .checkmark)
    }

    @Test func aLabelIsAsWideAsItsText() {
        let label = viewport.performAsCurrent { UILabel() }
        label.text = "12 new"
        label.font = .preferredFont(forTextStyle: .body)
        let width = viewport.performAsCurrent { label.intrinsicContentSize.width }
        #expect(abs(makeCell([.label(text: "12 new")]).contentView.frame.width - (361 - 16 - width)) < 0.001)
    }

    @Test func reservedRoomReplacesAnAccessorysWidth() {
        #expect(makeCell([.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(40)))]).contentView.frame.width == 305)
        #expect(makeCell([box(.leading(), .custom(30))]).contentView.frame.minX == 46)
        // At the leading edge the standard room is at least a symbol's, so that contents are aligned.
        let narrow = UICellAccessory.CustomViewConfiguration(
            customView: UIView(frame: CGRect(0, 0, 10, 10)), placement: .leading(), maintainsFixedSize: true)
        #expect(makeCell([.customView(configuration: narrow)]).contentView.frame.minX == 40)
        var actual = narrow
        actual.reservedLayoutWidth = .actual
        #expect(makeCell([.customView(configuration: actual)]).contentView.frame.minX == 26)
    }

    @Test func onlyWhatIsShownTakesRoom() {
        let view = UICollectionView(frame: CGRect(0, 0, 393, 852), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        func frame() -> CGRect? {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: IndexPath(item: 0, section: 0))
            cell.frame = CGRect(0, 0, 361, 44)
            (cell as? UICollectionViewListCell)?.accessories = [
                .delete(), .disclosureIndicator(displayed: .whenNotEditing), .checkmark(options: .init(isHidden: true)),
            ]
            return cell.contentView.frame
        }
        #expect(frame() == CGRect(0, 0, 331, 44))
        view.isEditing = true
        #expect(frame() == CGRect(40, 0, 321, 44))
    }

    @Test func anIndentedRowBeginsFurtherIn() {
        let cell = makeCell([.delete(displayed: .always)])
        cell.indentationLevel = 2
        #expect(cell.contentView.frame == CGRect(60, 0, 301, 44))
        cell.indentationWidth = 15
        #expect(cell.contentView.frame == CGRect(70, 0, 291, 44))
    }

    @Test func accessoriesAreMirroredFromRightToLeft() {
        let cell = makeCell([.disclosureIndicator(), .delete(displayed: .always)])
        cell.adopt(traitCollection: UITraitCollection(displayScale: 3, layoutDirection: .rightToLeft))
        cell.frame.size.width = 360
        #expect(cell.contentView.frame == CGRect(30, 0, 290, 44))
    }

    /// A text that just fits without an accessory wraps beside one.
    @Test func textsWrapBeforeAccessories() {
        #expect(height(makeCell([], text: text)) == 44)
        #expect(abs(height(makeCell([.disclosureIndicator()], text: text)) - 188.0 / 3) < 0.001)
    }

    @Test func constraintsInTheContentViewAreNarrowedToo() {
        let cell = makeCell([.disclosureIndicator()])
        cell.contentConfiguration = nil
        let (label, content) = (UILabel(), cell.contentView)
        (label.text, label.numberOfLines) = (text, 0)
        label.adopt(traitCollection: viewport.traitCollection)
        label.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: content.topAnchor), label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
        ])
        #expect(abs(height(cell) - 122.0 / 3) < 0.001)
        cell.accessories = []
        #expect(abs(height(cell) - 61.0 / 3) < 0.001)
    }
}
