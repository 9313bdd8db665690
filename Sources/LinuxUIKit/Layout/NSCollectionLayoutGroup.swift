public import Foundation

/// Returns the frames of a custom group's items. Called once in each solve (B-G9).
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items and nested groups, side by side along one axis or at custom frames.
///
/// A section repeats its outermost group until all its items are placed. Without any subitems, or for a count below 1, solving throws
/// (B-X2).
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The way that a group is filled.
    enum Arrangement {
        /// The list is repeated until the next subitem does not fit (B-G1, B-G2).
        case list(Axis, [NSCollectionLayoutItem])
        /// A number of equal subitems that share the main axis (B-G5).
        case count(Axis, NSCollectionLayoutItem, Int)
        /// A number of copies of a subitem, each with the subitem's own size (B-G7).
        case repeating(Axis, NSCollectionLayoutItem, Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
        /// No subitems, and therefore no items.
        case empty
    }

    private(set) var arrangement = Arrangement.empty

    /// The views anchored to the group: one of each for every instance of the group (B-A7).
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue.map { $0.duplicate } }
    }

    /// Space between neighbours along the group's axis (B-P1 … B-P3).
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// Copies of the subitems passed in; empty for a custom group.
    open var subitems: [NSCollectionLayoutItem] {
        switch arrangement {
        case .list(_, let subitems): subitems.map { $0.duplicate }
        case .count(_, let subitem, _), .repeating(_, let subitem, _): [subitem.duplicate]
        case .custom, .empty: []
        }
    }

    /// Creates a group without subitems, for sections without items. Solving throws if the section has any.
    public override init(layoutSize: NSCollectionLayoutSize) { super.init(layoutSize: layoutSize) }

    public override init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    }

    /// Creates a group of a class known only at run time. Not part of UIKit; the factory methods use it.
    public required convenience init(ofRuntimeClass layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize)
    }

    private class func make(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) -> Self {
        let group = Self(ofRuntimeClass: layoutSize)
        group.arrangement = arrangement
        return group
    }

    override var duplicate: NSCollectionLayoutGroup {
        let copy = filled(NSCollectionLayoutGroup(layoutSize: layoutSize))
        copy.arrangement = arrangement
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    override var headline: String {
        let spacing = interItemSpacing.map { ", spacing \($0)" } ?? ""
        switch arrangement {
        case .list(let axis, let subitems):
            return "\(axis) group \(layoutSize) of \(subitems.count) subitem\(subitems.count == 1 ? "" : "s")\(spacing)"
        case .count(let axis, _, let count): return "\(axis) group \(layoutSize), count \(count)\(spacing)"
        case .repeating(let axis, _, let count): return "\(axis) group \(layoutSize), repeating \(count)\(spacing)"
        case .custom: return "custom group \(layoutSize)"
        case .empty: return "group \(layoutSize) of no subitems"
        }
    }
}

// MARK: - Factory methods

extension NSCollectionLayoutGroup {
    /// A row: the list of subitems is repeated until the width is used up (B-G1).
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        list(.horizontal, layoutSize, subitems)
    }

    /// A column: the list of subitems is repeated until the height is used up (B-G1).
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        list(.vertical, layoutSize, subitems)
    }

    /// A row of `count` equally wide subitems, whose own width is ignored (B-G5).
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { sharing(.horizontal, layoutSize, subitem, count) }

    /// A column of `count` equally tall subitems, whose own height is ignored (B-G5).
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { sharing(.vertical, layoutSize, subitem, count) }

    /// A row of `count` copies of a subitem with its own width. The caller must ensure that they fit (B-G7).
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(.horizontal, layoutSize, subitem, count) }

    /// A column of `count` copies of a subitem with its own height. The caller must ensure that they fit (B-G7).
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(.vertical, layoutSize, subitem, count) }

    /// The older name of `horizontal(layoutSize:repeatingSubitem:count:)`.
    public class func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(.horizontal, layoutSize, subitem, count) }

    /// The older name of `vertical(layoutSize:repeatingSubitem:count:)`.
    public class func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { repeating(.vertical, layoutSize, subitem, count) }

    /// A group whose items are positioned by `itemProvider`.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(layoutSize, .custom(itemProvider)) }

    private class func list(
        _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
    ) -> Self {
        make(layoutSize, .list(axis, subitems.map { $0.duplicate }))
    }

    private class func sharing(
        _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int
    ) -> Self { make(layoutSize, .count(axis, subitem.duplicate, count)) }

    private class func repeating(
        _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int
    ) -> Self { make(layoutSize, .repeating(axis, subitem.duplicate, count)) }
}

/// One frame of a custom group, in points relative to the group's top-leading corner (B-G9).
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, Sendable {
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override var description: String { "custom item \(DebugText.rect(frame)), zIndex \(zIndex)" }
}
