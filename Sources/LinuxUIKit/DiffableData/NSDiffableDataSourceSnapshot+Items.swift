extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section: to the last one where none is named. Those that are in the snapshot already are moved
    /// there, as in UIKit, which says so in its log.
    ///
    /// - Precondition: there is such a section, and no item is named twice.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            preconditionFailure(
                "There are currently no sections in the data source. Please add a section first.")
        }
        guard itemsBySection[section] != nil else { missing(section) }
        takeOut(identifiers)
        insertItems(identifiers, in: section, at: itemsBySection[section]?.count ?? 0)
    }

    /// Inserts items before another; those that are in the snapshot already are moved there, as in UIKit.
    ///
    /// - Precondition: the other is in the snapshot and not among the items, of which none is named twice.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let place = placeForInserting(identifiers, beside: beforeIdentifier)
        insertItems(identifiers, in: place.section, at: place.index)
    }

    /// Inserts items after another; those that are in the snapshot already are moved there, as in UIKit.
    ///
    /// - Precondition: the other is in the snapshot and not among the items, of which none is named twice.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let place = placeForInserting(identifiers, beside: afterIdentifier)
        insertItems(identifiers, in: place.section, at: place.index + 1)
    }

    /// Deletes items; those that are not there are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        takeOut(identifiers)
    }

    /// Deletes all items, and the sections too.
    public mutating func deleteAllItems() {
        self = Self()
    }

    /// - Precondition: both are in the snapshot, and are two.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        mustHave([identifier], to: "move")
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// - Precondition: both are in the snapshot, and are two.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        mustHave([identifier], to: "move")
        insertItems([identifier], afterItem: toIdentifier)
    }

    private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
        let taken = Set(identifiers)
        for section in Set(taken.compactMap { sectionsByItem[$0] }) {
            itemsBySection[section]?.removeAll { taken.contains($0) }
        }
        for item in taken { sectionsByItem[item] = nil }
    }

    /// The place of an item once those are taken out that go beside it.
    private mutating func placeForInserting(
        _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType
    ) -> (section: SectionIdentifierType, index: Int) {
        mustHave([item], to: "insert beside")
        precondition(!identifiers.contains(item), "Attempted to insert or move an item beside itself: \(item)")
        takeOut(identifiers)
        return place(of: item)
    }

    private mutating func insertItems(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
    ) {
        for item in identifiers {
            precondition(
                sectionsByItem.updateValue(section, forKey: item) == nil,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
        }
        itemsBySection[section, default: []].insert(contentsOf: identifiers, at: index)
    }

    private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = sectionsByItem[item], let index = itemsBySection[section]?.firstIndex(of: item)
        else { preconditionFailure("The snapshot has no item \(item)") }
        return (section, index)
    }
}
