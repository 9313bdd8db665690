import Foundation

extension UICollectionView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var top: ScrollPosition { ScrollPosition(rawValue: 1) }
        public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 2) }
        public static var bottom: ScrollPosition { ScrollPosition(rawValue: 4) }
        public static var left: ScrollPosition { ScrollPosition(rawValue: 8) }
        public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 16) }
        public static var right: ScrollPosition { ScrollPosition(rawValue: 32) }
    }

    /// The offset that brings an item to a position; `nil` if the item does not exist or no position is given.
    func offset(forItemAt indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
        guard !position.isEmpty, let item = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
        var origin = bounds.origin
        let (shown, insets) = (uncovered, adjustedContentInset)
        let room = CGSize(width: shown.width - item.width, height: shown.height - item.height)
        if position.contains(.top) { origin.y = item.minY - insets.top }
        if position.contains(.centeredVertically) { origin.y = item.minY - insets.top - room.height / 2 }
        if position.contains(.bottom) { origin.y = item.minY - insets.top - room.height }
        if position.contains(.left) { origin.x = item.minX - insets.left }
        if position.contains(.centeredHorizontally) { origin.x = item.minX - insets.left - room.width / 2 }
        if position.contains(.right) { origin.x = item.minX - insets.left - room.width }
        return origin
    }
}
