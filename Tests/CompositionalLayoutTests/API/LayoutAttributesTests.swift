import LinuxUIKit
import Testing

/// Table A12: `UICollectionViewLayoutAttributes`.
struct LayoutAttributesTests {
    private let path = IndexPath(item: 2, section: 1)

    @Test func makersTellCategoryAndKind() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
        let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
        #expect(view.representedElementCategory == .supplementaryView && view.representedElementKind == "header")
        let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: path)
        #expect(decoration.representedElementCategory == .decorationView && decoration.representedElementKind == "card")
        #expect([cell, view, decoration].allSatisfy { $0.indexPath == path })
    }

    @Test func defaultsAreOpaqueAtTheBottomAndShown() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(cell.alpha == 1 && cell.zIndex == 0 && cell.isHidden == false)
        #expect(cell.frame == .zero && cell.bounds == .zero && cell.center == .zero && cell.size == .zero)
        #expect(cell.transform.isIdentity && CATransform3DEqualToTransform(cell.transform3D, CATransform3DIdentity))
    }

    @Test func frameCentreSizeAndBoundsAreOne() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        cell.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(cell.center == CGPoint(x: 25, y: 40) && cell.size == CGSize(width: 30, height: 40))
        cell.center.x += 5
        #expect(cell.frame == CGRect(x: 15, y: 20, width: 30, height: 40))
        cell.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(cell.size == CGSize(width: 10, height: 10) && cell.center == CGPoint(x: 30, y: 40))
        cell.size.width = 20
        #expect(cell.bounds.width == 20)
    }

    @Test func theTwoTransformsAreOne() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        cell.transform = CGAffineTransform(translationX: 5, y: 6)
        #expect(cell.transform3D.m41 == 5 && cell.transform3D.m42 == 6)
        cell.transform3D = CATransform3DMakeScale(2, 3, 1)
        #expect(cell.transform == CGAffineTransform(scaleX: 2, y: 3))
    }

    @Test func everyValueCountsForEquality() throws {
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.frame.origin.x = 1 }, { $0.size.width = 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
            { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.indexPath.item = 9 },
        ]
        for change in changes {
            let cell = UICollectionViewLayoutAttributes(forCellWith: path)
            let copying: any NSCopying = cell
            let copy = try #require(copying.copy(with: nil) as? UICollectionViewLayoutAttributes)
            #expect(copy == cell && copy !== cell && copy.hash == cell.hash)
            change(copy)
            #expect(copy != cell)
        }
        #expect(UICollectionViewLayoutAttributes(forCellWith: path) != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path))
    }

    @Test func aSubclassKeepsItsOwnValues() throws {
        let cell = AppAttributes(forCellWith: path)
        cell.progress = 0.5
        cell.alpha = 0.25
        let copy = try #require(cell.copy() as? AppAttributes)
        #expect(copy.progress == 0.5 && copy.alpha == 0.25 && copy == cell)
        copy.progress = 1
        #expect(copy != cell)
    }
}
