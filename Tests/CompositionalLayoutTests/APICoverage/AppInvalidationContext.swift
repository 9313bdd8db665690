import CompositionalLayout
import Foundation
import LinuxUIKit

/// A context with a custom flag.
final class AppInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var recomputesColumns = false
    private(set) var invalidatedItemCount = 0

    override var invalidateEverything: Bool { recomputesColumns || super.invalidateEverything }

    override func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemCount += indexPaths.count
        super.invalidateItems(at: indexPaths)
    }
}
