public import Foundation

/// Called in each layout pass with the visible elements, the sideways offset, and the environment (B-O12).
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem],
    _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// A sequence of groups with insets, headers and footers, and backgrounds.
///
/// A layout copies its sections, so an object may describe several of them.
open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup

    /// Insets around all groups of the section, in points (B-N4).
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The spacing between consecutive groups, in points (B-P8).
    open var interGroupSpacing: CGFloat = 0
    /// The guide that insets the groups; `.automatic` means the configuration's (B-R1).
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The guide that insets boundary items; `.none` makes them as wide as the collection view (B-B8, B-B9).
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// If true, boundary items follow the section's insets (B-B8).
    open var supplementariesFollowContentInsets = true
    /// The section's scrolling across the layout's scroll direction (B-O1).
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public let orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties
    /// Headers, footers and side items (B-B1 …).
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Views behind the section (B-D1 …).
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// The configuration that the section was made with, if it is a list.
    var list: UICollectionLayoutListConfiguration?

    /// A section that repeats `group` until all its items are placed.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group.duplicate
        orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    }

    /// A copy as an instance of this class: an app's subclass is not preserved.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate }
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems.map { $0.duplicate }
        copy.list = list
        return copy
    }

    /// The group, and all properties that differ from their defaults.
    open override var description: String {
        let traits: [(isGiven: Bool, text: String)] = [
            (contentInsets != .zero, "insets \(DebugText.insets(contentInsets))"),
            (interGroupSpacing != 0, "group spacing \(DebugText.number(interGroupSpacing))"),
            (contentInsetsReference != .automatic, "insets reference .\(contentInsetsReference)"),
            (supplementaryContentInsetsReference != .automatic,
             "supplementary insets reference .\(supplementaryContentInsetsReference)"),
            (!supplementariesFollowContentInsets, "supplementaries do not follow insets"),
            (orthogonalScrollingBehavior != .none, "sideways .\(orthogonalScrollingBehavior)"),
            (!boundarySupplementaryItems.isEmpty,
             "boundary items \(DebugText.kinds(boundarySupplementaryItems.map(\.elementKind)))"),
            (!decorationItems.isEmpty, "decoration items \(DebugText.kinds(decorationItems.map(\.elementKind)))"),
        ]
        return (["section of a \(group)"] + traits.filter(\.isGiven).map(\.text)).joined(separator: "; ")
    }
}

public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior = OrthogonalScrollingBehavior
public typealias UIContentInsetsReference = ContentInsetsReference

/// The deceleration and bounce of a section's sideways scrolling. No effect on frames.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate of the enclosing scroll view.
        public static var automatic: DecelerationRate { DecelerationRate(rawValue: 0) }
        public static var normal: DecelerationRate { DecelerationRate(rawValue: 0.998) }
        public static var fast: DecelerationRate { DecelerationRate(rawValue: 0.99) }
    }

    public enum Bounce: Int, Sendable {
        case automatic = 0, always, never
    }

    public var decelerationRate = DecelerationRate.automatic
    public var bounce = Bounce.automatic

    public override init() {}

    public override var description: String {
        let names: [DecelerationRate: String] = [.automatic: ".automatic", .normal: ".normal", .fast: ".fast"]
        let rate = names[decelerationRate] ?? DebugText.number(decelerationRate.rawValue)
        return "deceleration \(rate), bounce .\(bounce)"
    }
}
