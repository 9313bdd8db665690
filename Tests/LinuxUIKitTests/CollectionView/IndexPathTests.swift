import Testing
import UIKit

/// UIKit's names for the indexes of an index path.
struct IndexPathTests {
    @Test func anIndexPathOfFoundationHasSectionItemAndRow() {
        let path = NSIndexPath(item: 3, section: 2)
        #expect(path.section == 2 && path.item == 3 && path.row == 3 && NSIndexPath(row: 3, section: 2) == path)
        #expect(NSIndexPath(index: 5).item == NSNotFound)
    }
}
