import Testing
import UIKit

/// Subclasses of sections, groups and items are laid out like UIKit's own; those of layouts are asked again where the view scrolls.
struct SubclassedLayoutTests {
    private final class Tile: NSCollectionLayoutItem {
        let inset: CGFloat
        init(inset: CGFloat) {
            self.inset = inset
            super.init(layoutSize: fullSize())
            contentInsets.top = inset
        }
    }

    private final class Row: NSCollectionLayoutGroup {}

    private final class Badge: NSCollectionLayoutSupplementaryItem {
        init(_ kind: String) {
            super.init(layoutSize: row(height: 10), elementKind: kind, containerAnchor: .init(edges: .top))
        }
    }

    private final class Header: NSCollectionLayoutBoundarySupplementaryItem {
        init(height: CGFloat) {
            super.init(layoutSize: row(height: height), elementKind: "header", alignment: .top)
            zIndex = 5
        }
    }

    private final class Background: NSCollectionLayoutDecorationItem {}

    private final class Hero: NSCollectionLayoutSection {
        convenience init(height: CGFloat) {
            self.init(group: Row.horizontal(layoutSize: row(height: height), subitems: [Tile(inset: 4)]))
            boundarySupplementaryItems = [Header(height: 20)]
            decorationItems = [Background.background(elementKind: "back")]
        }
    }

    private final class Spaced: UICollectionViewCompositionalLayoutConfiguration {
        let spacing: CGFloat
        init(spacing: CGFloat) {
            self.spacing = spacing
            super.init()
            interSectionSpacing = spacing
        }
    }

    @Test func subclassesAreLaidOutAsTheirSuperclasses() {
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { _, _ in Hero(height: 80) }, configuration: Spaced(spacing: 6))
        #expect(frames(layout, items: [1, 1]) == [CGRect(0, 24, 300, 76), CGRect(0, 130, 300, 76)])
    }

    @Test func factoriesMakeTheSubclassAndCopiesKeepTheValues() throws {
        let group: Row = Row.vertical(layoutSize: row(height: 30), subitems: [Tile(inset: 1)])
        group.supplementaryItems = [Badge("badge")]
        let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
        #expect(copy.subitems.map(\.contentInsets.top) == [1] && copy.supplementaryItems.map(\.elementKind) == ["badge"])
        let header = try #require(Header(height: 9).copy() as? NSCollectionLayoutBoundarySupplementaryItem)
        #expect(header.zIndex == 5 && header.alignment == .top && header.layoutSize == row(height: 9))
        let section = try #require(Hero(height: 80).copy() as? NSCollectionLayoutSection)
        #expect(section.boundarySupplementaryItems.count == 1 && section.decorationItems.map(\.elementKind) == ["back"])
    }

    /// Pulling the content down makes the header taller instead of leaving a gap above it.
    private final class StretchyHeaderLayout: UICollectionViewCompositionalLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let pulled = min(0, collectionView?.contentOffset.y ?? 0)
            return super.layoutAttributesForElements(in: rect)?.map { attributes in
                guard attributes.representedElementKind == "header" else { return attributes }
                attributes.frame.origin.y += pulled
                attributes.frame.size.height -= pulled
                return attributes
            }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }

    @Test func aStretchyHeaderTakesUpWhatIsPulledDown() {
        let layout = StretchyHeaderLayout(section: Hero(height: 80))
        let view = UICollectionView(frame: CGRect(0, 0, 300, 400), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [3])
        let header = { layout.layoutAttributesForElements(in: view.bounds)?.first { $0.representedElementKind == "header" }?.frame }
        #expect(header() == CGRect(0, 0, 300, 20))
        view.contentOffset.y = -40
        #expect(header() == CGRect(0, -40, 300, 60))
    }
}
