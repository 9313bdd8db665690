/// What code gives to a collection view that a layout does not look at.
package struct CollectionViewCompanions {
    package weak var dataSource: AnyObject?
    package weak var delegate: AnyObject?
    package weak var prefetchDataSource: AnyObject?
    /// Asks the data source for the number of items of each section.
    package var itemCounts: (() -> [Int])?
    /// The registered classes by reuse identifier, and kind for supplementary views.
    package var classes: [Reuse: AnyClass] = [:]
    /// The registered nibs, of which none can be loaded.
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
