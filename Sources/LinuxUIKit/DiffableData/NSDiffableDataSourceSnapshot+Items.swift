extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section: to the last one where none is named.
    ///
    /// - Precondition: there is such a section, and none of the items is in the snapshot.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            preconditionFailure(
                "There are currently no sections in the data source. Please add a section first.")
        }
        guard let items = itemsBySection[section] else { missing("section", section) }
        insertItems(identifiers, in: section, at: items.count)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let place = place(of: beforeIdentifier)
        insertItems(identifiers, in: place.section, at: place.index)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let place = place(of: afterIdentifier)
        insertItems(identifiers, in: place.section, at: place.index + 1)
    }

    /// Deletes items; those that are not there are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        for section in Set(deleted.compactMap { sectionsByItem[$0] }) {
            itemsBySection[section]?.removeAll { deleted.contains($0) }
        }
        for item in deleted { sectionsByItem[item] = nil }
    }

    /// Deletes all items, and the sections too.
    public mutating func deleteAllItems() {
        self = Self()
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    private mutating func insertItems(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
    ) {
        for item in identifiers {
            precondition(
                sectionsByItem.updateValue(section, forKey: item) == nil,
                "Diffable data source detected an attempt to add item identifiers that already exist in the snapshot, or "
                    + "occur twice: \(item)")
        }
        itemsBySection[section, default: []].insert(contentsOf: identifiers, at: index)
    }

    private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = sectionsByItem[item], let index = itemsBySection[section]?.firstIndex(of: item)
        else { missing("item", item) }
        return (section, index)
    }
}
