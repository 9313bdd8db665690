import CompositionalLayout
import Foundation
import LinuxUIKit

/// Attributes with a value of an app's own, written as UIKit asks for it: it is copied, and it counts for equality.
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
