import Testing
import UIKit

/// XIB files: `Fixtures/Interfaces/PhotoCell.xib`.
@MainActor
struct NibTests {
    private func cell() throws -> PhotoCell {
        let objects = Album.perform { UINib(nibName: "PhotoCell", bundle: nil).instantiate(withOwner: nil) }.answer
        return try #require(objects.first as? PhotoCell)
    }

    @Test func aNibGivesItsTopLevelObjectsOfTheirCustomClass() throws {
        let (objects, notes) = Album.perform { Bundle.main.loadNibNamed("PhotoCell", owner: nil) }
        #expect(objects?.count == 1)
        let cell = try #require(objects?.first as? PhotoCell)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
        #expect(cell.reuseIdentifier == "photo")
        #expect(cell.contentView.subviews.map { "\(type(of: $0))" } == ["UIImageView", "UILabel", "UILabel"])
        #expect(cell.contentView.subviews[0].frame == CGRect(x: 8, y: 8, width: 48, height: 48))
        #expect(notes == [])
    }

    /// Generic code registers a class if its nib is not there.
    @Test func codeFindsThatANibIsThere() {
        func path(_ name: String, _ type: String) -> String? {
            Album.perform { Bundle.main.path(forResource: name, ofType: type) }.answer
        }
        #expect(path("PhotoCell", "nib")?.hasSuffix("/PhotoCell.xib") == true)
        #expect(path("NoCell", "nib") == nil && path("PhotoCell", "json") == nil)
    }

    @Test func outletsAreConnectedBeforeAViewIsWoken() throws {
        let cell = try cell()
        #expect(cell.wasWoken)
        #expect(cell.imageView === cell.contentView.subviews[0])
        #expect(cell.titleLabel === cell.contentView.subviews[1])
        #expect(cell.labels == [cell.contentView.subviews[1], cell.contentView.subviews[2]])
        #expect(cell.gap?.identifier == "gap")
    }

    @Test func aLabelHasItsTextFontAndColor() throws {
        let cell = try cell()
        let (title, detail) = (try #require(cell.labels.first), try #require(cell.labels.last))
        #expect(title.text == "Title")
        #expect(title.font == .preferredFont(forTextStyle: .headline))
        #expect(title.numberOfLines == 2)
        #expect(title.adjustsFontForContentSizeCategory)
        #expect(title.textColor == .label)
        #expect(detail.text == "Taken on the island,\ntwo <3 days & a half later")
        #expect(detail.font == .systemFont(ofSize: 13, weight: .light))
        #expect(detail.textColor == .secondaryLabel)
        #expect(detail.lineBreakMode == .byWordWrapping)
    }

    @Test func aLabelHasItsPriorities() throws {
        let detail = try #require(try cell().labels.last)
        #expect(detail.contentHuggingPriority(for: .vertical) == UILayoutPriority(252))
        #expect(detail.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(749))
        #expect(detail.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    }

    @Test func colorsAndImagesAreTheFilesResources() throws {
        let cell = try cell()
        #expect(cell.backgroundColor == UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1))
        #expect(cell.imageView.image?.name == "beach")
        #expect(cell.imageView.image?.size == CGSize(width: 320, height: 240))
        #expect(cell.imageView.contentMode == .scaleAspectFill)
    }

    @Test func constraintsOfACellAreThoseOfItsContentView() throws {
        let cell = try cell()
        #expect(cell.constraints == [])
        // The placeholder is left out.
        #expect(cell.contentView.constraints.count == 10)
        let bottom = try #require(cell.contentView.constraints.last)
        #expect(bottom.firstItem === cell.contentView)
        #expect(bottom.secondItem === cell.imageView)
        #expect(bottom.relation == .greaterThanOrEqual)
        #expect(bottom.priority == .defaultHigh)
        #expect(bottom.constant == 8)
        #expect(cell.imageView.constraints.map(\.secondAttribute) == [.notAnAttribute, .height])
        #expect(!cell.titleLabel.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func aRegisteredNibGivesCells() throws {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: Self.rows)
        view.content = LayoutContent(itemCounts: [1])
        let path = IndexPath(item: 0, section: 0)
        try Album.perform {
            view.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "row")
            let cell = try #require(view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as? PhotoCell)
            #expect(cell.frame == CGRect(x: 0, y: 0, width: 393, height: 60))
            #expect(cell.contentView.frame.size == cell.frame.size)
            #expect(cell.reuseIdentifier == "row")
            let rows = UICollectionView.CellRegistration<PhotoCell, String>(cellNib: UINib(nibName: "PhotoCell", bundle: nil)) {
                cell, _, name in cell.titleLabel.text = name
            }
            #expect(view.dequeueConfiguredReusableCell(using: rows, for: path, item: "Beach").titleLabel.text == "Beach")
        }
    }

    /// As in UIKit, where a class that code registers for the identifier of a storyboard's prototype leaves its outlets empty.
    @Test func theLastRegistrationOfAnIdentifierCounts() throws {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: Self.rows)
        view.content = LayoutContent(itemCounts: [1])
        Album.perform {
            func isOfNib() -> Bool { view.dequeueReusableCell(withReuseIdentifier: "row", for: IndexPath(item: 0, section: 0)) is PhotoCell }
            view.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "row")
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
            #expect(!isOfNib())
            view.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "row")
            #expect(isOfNib())
        }
    }

    private static var rows: UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
