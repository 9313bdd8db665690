/// Sections and their items, by identifiers of which none occurs twice.
///
/// It tells a misuse as UIKit does, by trapping: an identifier named twice in one call, or asked for where it is not.
///
/// - Complexity: looking an identifier up takes O(1); appending takes O(items appended) if they are new; all other changes
///   take O(items).
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var sections: [SectionIdentifierType] = []
    var itemsBySection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]

    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Asking

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sectionsByItem.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { itemsBySection[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// - Precondition: there is such a section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = itemsBySection[identifier] else { missing(identifier) }
        return items
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionsByItem[identifier]
    }

    /// The item's place among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Marking

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

    /// Traps in UIKit's words unless the items are in the snapshot.
    func mustHave(_ identifiers: [ItemIdentifierType], to action: String) {
        for item in identifiers where sectionsByItem[item] == nil {
            preconditionFailure(
                "Attempted to \(action) item identifier that does not exist in the snapshot: \(item)")
        }
    }

    func missing(_ section: SectionIdentifierType) -> Never {
        preconditionFailure("Section identifier was not found: \(section). "
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
