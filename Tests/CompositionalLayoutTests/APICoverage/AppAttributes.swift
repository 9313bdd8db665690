import CompositionalLayout
import Foundation
import LinuxUIKit

/// Attributes with a custom value, which is copied and compared as UIKit requires.
final class AppAttributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? AppAttributes)?.progress = progress
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AppAttributes, other.progress == progress else { return false }
        return super.isEqual(object)
    }
}
