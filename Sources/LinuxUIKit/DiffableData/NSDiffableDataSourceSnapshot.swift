import Foundation

/// Sections and their items, by unique identifiers.
///
/// As in UIKit, misuse traps: an identifier that occurs twice in one call, or that is not in the snapshot.
///
/// - Complexity: looking up an identifier takes O(1); appending new items takes O(items appended); all other changes take
///   O(items).
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var sections: [SectionIdentifierType] = []
    var itemsBySection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]

    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Queries

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sectionsByItem.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { itemsBySection[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// - Precondition: the section exists.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = itemsBySection[identifier] else { missing(identifier) }
        return items
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionsByItem[identifier]
    }

    /// The item's index among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    /// The item at an index path; `nil` if there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), let items = itemsBySection[sections[path.section]] else { return nil }
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionsByItem[item], let index = indexOfSection(section) else { return nil }
        return IndexPath(item: place(of: item).index, section: index)
    }

    // MARK: Reloading and reconfiguring

    /// - Precondition: the items are in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        mustHave(identifiers, to: "reload")
        reloadedItemIdentifiers += identifiers
    }

    /// - Precondition: the items are in the snapshot.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        mustHave(identifiers, to: "reconfigure")
        reconfiguredItemIdentifiers += identifiers
    }

    /// - Precondition: the sections are in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers where itemsBySection[section] == nil { missing(section) }
        reloadedSectionIdentifiers += identifiers
    }

    /// Traps with UIKit's message unless the items are in the snapshot.
    func mustHave(_ identifiers: [ItemIdentifierType], to action: String) {
        for item in identifiers where sectionsByItem[item] == nil {
            fatalError(
                "Attempted to \(action) item identifier that does not exist in the snapshot: \(item)")
        }
    }

    func missing(_ section: SectionIdentifierType) -> Never {
        fatalError("Section identifier was not found: \(section). "
            + "You can verify the section exists by calling indexOfSection(_:).")
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.sections == right.sections && left.itemsBySection == right.itemsBySection
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
    /// - Precondition: the sections are new and distinct.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: sections.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: index(of: toIdentifier)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: index(of: toIdentifier) + 1) }

    /// Deletes sections with their items; ignores unknown ones.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let deleted = Set(identifiers)
        sections.removeAll { deleted.contains($0) }
        for section in deleted {
            for item in itemsBySection.removeValue(forKey: section) ?? [] { sectionsByItem[item] = nil }
        }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        takeOut(identifier, toGoBeside: toIdentifier)
        sections.insert(identifier, at: index(of: toIdentifier))
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        takeOut(identifier, toGoBeside: toIdentifier)
        sections.insert(identifier, at: index(of: toIdentifier) + 1)
    }

    private mutating func takeOut(_ section: SectionIdentifierType, toGoBeside other: SectionIdentifierType) {
        require(section != other, "Attempted to move a section beside itself: \(section)")
        sections.remove(at: index(of: section))
    }

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        for section in identifiers {
            require(
                itemsBySection.updateValue([], forKey: section) == nil,
                "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in "
                    + "the snapshot. Identifiers in a snapshot must be unique. "
                    + "Section identifier that already exists: \(section)")
        }
        sections.insert(contentsOf: identifiers, at: index)
    }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = sections.firstIndex(of: section) else { missing(section) }
        return index
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section, or to the last one by default. As in UIKit, items already in the snapshot are moved there;
    /// UIKit also logs a warning.
    ///
    /// - Precondition: the section exists, and the items are distinct.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            fatalError(
                "There are currently no sections in the data source. Please add a section first.")
        }
        guard itemsBySection[section] != nil else { missing(section) }
        takeOut(identifiers)
        insertItems(identifiers, in: section, at: itemsBySection[section]?.count ?? 0)
    }

    /// Inserts items before another. As in UIKit, items already in the snapshot are moved there.
    ///
    /// - Precondition: the other item is in the snapshot and not among the items, which are distinct.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let place = placeForInserting(identifiers, beside: beforeIdentifier)
        insertItems(identifiers, in: place.section, at: place.index)
    }

    /// Inserts items after another. As in UIKit, items already in the snapshot are moved there.
    ///
    /// - Precondition: the other item is in the snapshot and not among the items, which are distinct.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let place = placeForInserting(identifiers, beside: afterIdentifier)
        insertItems(identifiers, in: place.section, at: place.index + 1)
    }

    /// Deletes items; ignores unknown ones.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { takeOut(identifiers) }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() { self = Self() }

    /// - Precondition: both items are in the snapshot and different.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        mustHave([identifier], to: "move")
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// - Precondition: both items are in the snapshot and different.
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

    /// Removes the items to be inserted, and returns the section and index of the item that they are inserted beside.
    private mutating func placeForInserting(
        _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType
    ) -> (section: SectionIdentifierType, index: Int) {
        mustHave([item], to: "insert beside")
        require(!identifiers.contains(item), "Attempted to insert or move an item beside itself: \(item)")
        takeOut(identifiers)
        return place(of: item)
    }

    private mutating func insertItems(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
    ) {
        for item in identifiers {
            require(
                sectionsByItem.updateValue(section, forKey: item) == nil,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
        }
        itemsBySection[section, default: []].insert(contentsOf: identifiers, at: index)
    }

    private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = sectionsByItem[item], let index = itemsBySection[section]?.firstIndex(of: item)
        else { fatalError("The snapshot has no item \(item)") }
        return (section, index)
    }
}
