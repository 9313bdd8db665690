package import Foundation

/// What code assigns to a collection view and a layout ignores.
package struct CollectionViewCompanions {
    package weak var dataSource: AnyObject?
    package weak var delegate: AnyObject?
    package weak var prefetchDataSource: AnyObject?
    /// How many batches of updates run within each other.
    package var updateDepth = 0
    /// Queries the data source for the number of items of each section.
    package var itemCounts: (() -> [Int])?
    /// Asks the delegate where to scroll to, given what the layout wants; `nil` if there is no delegate.
    package var targetContentOffset: ((CGPoint) -> CGPoint?)?
    /// Attributes of the element that a host wants the view of. The layout is then not asked for them, so that views can be
    /// made while it is being solved.
    package var requested: UICollectionViewLayoutAttributes?
    /// Why the data source has no view for that element.
    package var refusal: String?
    /// The registered classes by reuse identifier, and kind for supplementary views.
    package var classes: [Reuse: AnyClass] = [:]
    /// The registered nibs, none of which can be loaded.
    package var nibs: [Reuse: UINib] = [:]

    /// What a class is registered for.
    package struct Reuse: Hashable {
        /// `nil` for cells.
        package var kind: String?
        package var identifier: String

        package init(kind: String?, identifier: String) {
            self.kind = kind
            self.identifier = identifier
        }
    }
}
