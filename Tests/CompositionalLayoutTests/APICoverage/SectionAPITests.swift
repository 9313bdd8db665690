import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A3: `NSCollectionLayoutSection`.
struct SectionAPITests {
    private let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: .fullWidth(44), subitems: [NSCollectionLayoutItem(layoutSize: .filling)]))

    @Test func defaultsAddNothingAndDoNotScrollSideways() {
        #expect(section.contentInsets == NSDirectionalEdgeInsets.zero)
        #expect(section.interGroupSpacing == 0)
        #expect(section.contentInsetsReference == UIContentInsetsReference.automatic)
        #expect(section.supplementaryContentInsetsReference == UIContentInsetsReference.automatic)
        #expect(section.supplementariesFollowContentInsets)
        #expect(section.orthogonalScrollingBehavior == UICollectionLayoutSectionOrthogonalScrollingBehavior.none)
        #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
        #expect(section.orthogonalScrollingProperties.bounce == .automatic)
        #expect(section.boundarySupplementaryItems == [])
        #expect(section.visibleItemsInvalidationHandler == nil)
        #expect(section.decorationItems == [])
    }

    @Test func everyPropertyIsKeptAndCopied() throws {
        fill()
        let copying: any NSCopying = section
        let copy = try #require(copying.copy(with: nil) as? NSCollectionLayoutSection)
        for section in [section, copy] {
            #expect(section.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            #expect(section.interGroupSpacing == 5)
            #expect(section.contentInsetsReference == .readableContent)
            #expect(section.supplementaryContentInsetsReference == .none)
            #expect(section.supplementariesFollowContentInsets == false)
            #expect(section.orthogonalScrollingBehavior == .groupPagingCentered)
            #expect(section.orthogonalScrollingProperties.decelerationRate == .fast)
            #expect(section.orthogonalScrollingProperties.bounce == .always)
            #expect(section.boundarySupplementaryItems.map(\.elementKind) == [UICollectionView.elementKindSectionHeader])
            #expect(section.visibleItemsInvalidationHandler != nil)
            #expect(section.decorationItems.map(\.elementKind) == ["background"])
        }
    }

    @Test func aCopyIsIndependent() throws {
        fill()
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        copy.contentInsets = .zero
        copy.orthogonalScrollingProperties.bounce = .never
        copy.decorationItems[0].zIndex = -1
        copy.boundarySupplementaryItems[0].extendsBoundary = false
        #expect(section.contentInsets.trailing == 4)
        #expect(section.orthogonalScrollingProperties.bounce == .always)
        #expect(section.decorationItems[0].zIndex == 0)
        #expect(section.boundarySupplementaryItems[0].extendsBoundary)
    }

    @Test func theVisibleItemsHandlerIsAClosureOverItemsOffsetAndEnvironment() {
        var handled: [CGPoint] = []
        let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { visibleItems, contentOffset, environment in
            for item in visibleItems { item.alpha = environment.container.contentSize.width }
            handled.append(contentOffset)
        }
        section.visibleItemsInvalidationHandler = handler
        section.visibleItemsInvalidationHandler?([], CGPoint(x: 3, y: 0), AppEnvironment())
        #expect(handled == [CGPoint(x: 3, y: 0)])
    }

    @Test func aListSectionComesFromAConfigurationAndAnEnvironment() throws {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
            section.interGroupSpacing = 2
            return section
        }
        let solved = try layout.solve(
            in: LayoutViewport(width: 320, height: 480), content: LayoutContent(itemCounts: [2]))
        #expect(solved.contentSize == CGSize(width: 320, height: 90))
    }

    private func fill() {
        section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.interGroupSpacing = 5
        section.contentInsetsReference = .readableContent
        section.supplementaryContentInsetsReference = .none
        section.supplementariesFollowContentInsets = false
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.orthogonalScrollingProperties.decelerationRate = .fast
        section.orthogonalScrollingProperties.bounce = .always
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .fullWidth(30), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
        ]
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "background")]
    }
}
