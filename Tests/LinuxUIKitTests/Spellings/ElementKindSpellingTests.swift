import Testing
import UIKit

/// Ways to name element kinds.
struct ElementKindSpellingTests {
    final class Header: UICollectionReusableView {
        static let reuseIdentifier = String(describing: Header.self)
    }

    struct Factory {
        static let kind = "factory-header"

        func header() -> NSCollectionLayoutBoundarySupplementaryItem {
            .init(layoutSize: row(height: 40), elementKind: Self.kind, alignment: .topLeading)
        }
    }

    private func item(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: row(height: 40), elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    }

    @Test func kindsAreTheCollectionViews() {
        #expect(item(UICollectionView.elementKindSectionHeader).elementKind == "UICollectionElementKindSectionHeader")
        #expect(item(UICollectionView.elementKindSectionFooter).elementKind == "UICollectionElementKindSectionFooter")
    }

    @Test func kindsAreTheViewsIdentifier() {
        #expect(item(Header.reuseIdentifier).elementKind == "Header")
    }

    @Test func kindsAreLiteralsAndConstants() {
        #expect(item("badge").elementKind == "badge")
        #expect(Factory().header().elementKind == "factory-header")
    }

    @Test func kindsAreStringsOwnConstants() {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: row(height: 40), elementKind: .header, alignment: .top)
        #expect(item.elementKind == "app.header")
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: .background).elementKind == "app.background")
    }
}

extension String {
    fileprivate static let header = "app.header"
    fileprivate static var background: String { "app.background" }
}
