import LinuxUIKit
import Testing

/// Table A12: `UICollectionViewLayout`, its defaults and overrides.
struct BaseLayoutTests {
    private let path = IndexPath(item: 1, section: 0)
    private let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))

    // MARK: Defaults

    @Test func aLayoutIsAttachedByItsCollectionView() {
        let layout = UICollectionViewLayout()
        #expect(layout.collectionView == nil)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(layout.collectionView === view)
        view.collectionViewLayout = UICollectionViewLayout()
        #expect(layout.collectionView == nil)
    }

    @Test func theBaseClassHasNoElements() {
        let layout = UICollectionViewLayout()
        layout.prepare()
        #expect(layout.collectionViewContentSize == .zero)
        #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
        #expect(layout.layoutAttributesForItem(at: path) == nil)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "card", at: path) == nil)
    }

    @Test func theBaseClassInvalidatesNothingByItself() {
        let layout = UICollectionViewLayout()
        #expect(layout.shouldInvalidateLayout(forBoundsChange: .zero) == false)
        #expect(layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes) == false)
        let contexts = [
            layout.invalidationContext(forBoundsChange: .zero),
            layout.invalidationContext(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes),
        ]
        #expect(contexts.allSatisfy { !$0.invalidateEverything && $0.invalidatedItemIndexPaths == nil })
    }

    @Test func theBaseClassScrollsWhereItIsAsked() {
        let layout = UICollectionViewLayout()
        let proposed = CGPoint(x: 3, y: 4)
        #expect(layout.targetContentOffset(forProposedContentOffset: proposed) == proposed)
        #expect(layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero) == proposed)
    }

    @Test func theBaseClassIsNotMirrored() {
        let layout = UICollectionViewLayout()
        #expect(layout.developmentLayoutDirection == UIUserInterfaceLayoutDirection.leftToRight)
        #expect(layout.flipsHorizontallyInOppositeLayoutDirection == false)
    }

    @Test func theBaseClassAnimatesNothing() {
        let layout = UICollectionViewLayout()
        #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
        #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "header") == [])
        #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "card") == [])
    }

    @Test func classesAreTheBaseTypes() {
        #expect(ObjectIdentifier(UICollectionViewLayout.layoutAttributesClass) == ObjectIdentifier(UICollectionViewLayoutAttributes.self))
        let contextClass: AnyClass = UICollectionViewLayout.invalidationContextClass
        #expect(ObjectIdentifier(contextClass) == ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self))
    }

    // MARK: Interactive movement

    @Test func aDraggedItemIsCentredOnTheFinger() throws {
        let view = grid()
        let layout = view.collectionViewLayout
        let dragged = layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: CGPoint(x: 7, y: 8))
        #expect(dragged.indexPath == path && dragged.center == CGPoint(x: 7, y: 8) && dragged.size == CGSize(width: 100, height: 50))
        #expect(layout.layoutAttributesForItem(at: path)?.center == CGPoint(x: 150, y: 25))
    }

    @Test func aDraggedItemIsDroppedOnTheCellUnderTheFinger() {
        let view = grid()
        let layout = view.collectionViewLayout
        #expect(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: CGPoint(x: 250, y: 10)) == IndexPath(item: 2, section: 0))
        #expect(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: CGPoint(x: 250, y: 900)) == path)
        #expect(UICollectionViewLayout().targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero) == path)
    }

    @Test func movementContextsTellFromWhereToWhere() {
        let layout = UICollectionViewLayout()
        let target = IndexPath(item: 5, section: 0)
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: CGPoint(x: 3, y: 4),
            previousIndexPaths: [path], previousPosition: .zero)
        #expect(moving.previousIndexPathsForInteractivelyMovingItems == [path])
        #expect(moving.targetIndexPathsForInteractivelyMovingItems == [target])
        #expect(moving.interactiveMovementTarget == CGPoint(x: 3, y: 4))
        let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [target], previousIndexPaths: [path], movementCancelled: false)
        #expect(ending.previousIndexPathsForInteractivelyMovingItems == [path])
        #expect(ending.targetIndexPathsForInteractivelyMovingItems == [target])
    }

    // MARK: Overriding

    @Test func aSubclassChoosesItsClasses() {
        #expect(OverriddenLayout.layoutAttributesClass is AppAttributes.Type)
        final class Layout: UICollectionViewLayout {
            override class var invalidationContextClass: AnyClass { AppInvalidationContext.self }
        }
        #expect(Layout().invalidationContext(forBoundsChange: .zero) is AppInvalidationContext)
    }

    @Test func droppingALayoutGoesThroughItsContext() {
        final class Layout: UICollectionViewLayout {
            var contexts: [UICollectionViewLayoutInvalidationContext] = []
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts.append(context)
                super.invalidateLayout(with: context)
            }
        }
        let layout = Layout()
        layout.invalidateLayout()
        #expect(layout.contexts.map(\.invalidateEverything) == [true])
        #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [true])
    }
}

extension BaseLayoutTests {
    /// Three cells of 100 × 50 points in a row.
    private func grid() -> UICollectionView {
        let group = row(.absolute(50), [item(.absolute(100), .fractionalHeight(1))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [3])
        return view
    }
}
