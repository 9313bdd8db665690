public import CompositionalLayout
public import Foundation

extension UICollectionView {
    /// The position that an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Scrolls to an item at once, within the content; a section with orthogonal scrolling does not scroll. Without such an
    /// item, or without a position, nothing happens.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard !scrollPosition.isEmpty, let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
        var origin = bounds.origin
        let room = CGSize(width: bounds.width - item.width, height: bounds.height - item.height)
        if scrollPosition.contains(.top) { origin.y = item.minY }
        if scrollPosition.contains(.centeredVertically) { origin.y = item.minY - room.height / 2 }
        if scrollPosition.contains(.bottom) { origin.y = item.minY - room.height }
        if scrollPosition.contains(.left) { origin.x = item.minX }
        if scrollPosition.contains(.centeredHorizontally) { origin.x = item.minX - room.width / 2 }
        if scrollPosition.contains(.right) { origin.x = item.minX - room.width }
        scroll(to: origin)
    }
}

extension UIScrollView {
    /// Scrolls at once, within the content, just far enough to show a rectangle of it.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var origin = bounds.origin
        if rect.maxX > bounds.maxX { origin.x = rect.maxX - bounds.width }
        if rect.maxY > bounds.maxY { origin.y = rect.maxY - bounds.height }
        scroll(to: CGPoint(x: min(origin.x, rect.minX), y: min(origin.y, rect.minY)))
    }

    fileprivate func scroll(to origin: CGPoint) {
        let end = CGPoint(x: contentSize.width - bounds.width, y: contentSize.height - bounds.height)
        contentOffset = CGPoint(x: max(0, min(origin.x, end.x)), y: max(0, min(origin.y, end.y)))
    }
}

extension UICollectionView {
    /// The item whose frame contains a point of the content.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutAttributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    /// The index paths of the supplementary items of a kind in the visible bounds.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        layoutAttributes(in: bounds).filter {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
        }.map(\.indexPath)
    }
}

/// There is no selection, as there is no user.
extension UICollectionView {
    /// None.
    public var indexPathsForSelectedItems: [IndexPath]? { nil }

    /// Scrolls to the item, and selects nothing.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let indexPath { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Does nothing: nothing is selected.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}
