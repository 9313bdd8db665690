/// The items of one section as a tree of expanded or collapsed branches.
///
/// Items are in display order: each is followed by its children.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var childrenByParent: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parentsByChild: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var expandedItems: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: Queries

    /// All items, visible or not.
    public var items: [ItemIdentifierType] { rootItems.flatMap(branch) }
    /// Items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { rootItems.flatMap(visibleBranch) }

    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parentsByChild[child] }

    /// The number of an item's ancestors.
    public func level(of item: ItemIdentifierType) -> Int {
        mustHave(item)
        return ancestors(of: item).count
    }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expandedItems.contains(item) }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(expandedItems.contains)
    }

    /// The descendants of an item as a separate tree.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        mustHave(parent)
        var part = Self()
        part.take(includingParent ? [parent] : children(of: parent), from: self, to: nil)
        return part
    }

    // MARK: Expanding and collapsing

    public mutating func expand(_ items: [ItemIdentifierType]) {
        items.forEach(mustHave)
        expandedItems.formUnion(items)
    }

    public mutating func collapse(_ items: [ItemIdentifierType]) {
        items.forEach(mustHave)
        expandedItems.subtract(items)
    }

    // MARK: Mutation

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { mustHave(parent) }
        insert(items, under: parent, at: children(of: parent).count)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, under: parentsByChild[item], at: place(of: item))
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, under: parentsByChild[item], at: place(of: item) + 1)
    }

    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, before: item)
        for root in snapshot.rootItems { takeBelow(root, from: snapshot) }
    }

    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, after: item)
        for root in snapshot.rootItems { takeBelow(root, from: snapshot) }
    }

    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        mustHave(parent)
        delete(children(of: parent))
        take(snapshot.rootItems, from: snapshot, to: parent)
    }

    /// Deletes items and their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            delete(children(of: item))
            set(children(of: parentsByChild[item]).filter { $0 != item }, under: parentsByChild[item])
            parentsByChild[item] = nil
            childrenByParent[item] = nil
            known.remove(item)
            expandedItems.remove(item)
        }
    }

    public mutating func deleteAll() { self = Self() }
}

// MARK: - The tree

extension NSDiffableDataSourceSectionSnapshot {
    private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { childrenByParent[$0] ?? [] } ?? rootItems
    }

    private func branch(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + children(of: item).flatMap(branch)
    }

    /// An item without descendants is not looked up: an app's item may not even be equal to itself.
    private func visibleBranch(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        [item] + (isExpanded(item) ? children(of: item).flatMap(visibleBranch) : [])
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        parentsByChild[item].map { Array(sequence(first: $0) { parentsByChild[$0] }) } ?? []
    }

    private func place(of item: ItemIdentifierType) -> Int {
        guard let place = children(of: parentsByChild[item]).firstIndex(of: item) else { missing(item) }
        return place
    }

    private mutating func set(_ children: [ItemIdentifierType], under parent: ItemIdentifierType?) {
        if let parent { childrenByParent[parent] = children } else { rootItems = children }
    }

    private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
        for item in items {
            require(
                known.insert(item).inserted,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
            if let parent { parentsByChild[item] = parent }
        }
        var children = children(of: parent)
        children.insert(contentsOf: items, at: index)
        set(children, under: parent)
    }

    private mutating func take(_ items: [ItemIdentifierType], from other: Self, to parent: ItemIdentifierType?) {
        append(items, to: parent)
        for item in items { takeBelow(item, from: other) }
    }

    private mutating func takeBelow(_ item: ItemIdentifierType, from other: Self) {
        if other.isExpanded(item) { expandedItems.insert(item) }
        take(other.children(of: item), from: other, to: item)
    }

    private func mustHave(_ item: ItemIdentifierType) { if !contains(item) { missing(item) } }

    private func missing(_ item: ItemIdentifierType) -> Never {
        fatalError("The section snapshot has no item \(item).")
    }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.items == right.items && left.parentsByChild == right.parentsByChild
            && left.expandedItems == right.expandedItems
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
