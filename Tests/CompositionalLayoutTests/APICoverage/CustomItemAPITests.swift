import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A6: `NSCollectionLayoutGroupCustomItem`.
struct CustomItemAPITests {
    @Test func itLiesAtZeroUnlessSaidOtherwise() {
        let item = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(item.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(item.zIndex == 0)
    }

    @Test func itKeepsItsPlaceInTheDrawingOrder() throws {
        let item = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -1, y: 0, width: 0, height: -4), zIndex: -3)
        #expect(item.zIndex == -3)
        let copying: any NSCopying = item
        let copy = try #require(copying.copy(with: nil) as? NSCollectionLayoutGroupCustomItem)
        #expect(copy.frame == item.frame && copy.zIndex == -3)
    }
}
