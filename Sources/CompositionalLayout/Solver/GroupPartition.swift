/// Which items and anchored views of a section each of its groups holds.
enum GroupPartition: Sendable {
    /// Every group but the last holds as many as the next.
    case even(items: Int, anchored: [String: Int])
    /// The first item of each group, and how many views of each kind are anchored before it; the views' lists have one
    /// entry more, their totals.
    case listed(firstItems: [Int], anchored: [String: [Int]])

    func firstItem(_ group: Int) -> Int {
        switch self {
        case .even(let items, _): group * items
        case .listed(let firstItems, _): firstItems[group]
        }
    }

    func group(holding item: Int) -> Int {
        switch self {
        case .even(let items, _): item / items
        case .listed(let firstItems, _): firstItems.lastIndex(notAbove: item)
        }
    }

    /// How many anchored views of a kind stand in the groups before `group`.
    func anchoredCount(_ kind: String, before group: Int) -> Int {
        switch self {
        case .even(_, let anchored): group * anchored[kind, default: 0]
        case .listed(_, let anchored): anchored[kind]?[group] ?? 0
        }
    }

    /// The group that holds the anchored view of a kind with that running number, of `groupCount` groups.
    func group(holdingAnchored ordinal: Int, of kind: String, groupCount: Int) -> Int? {
        switch self {
        case .even(_, let anchored):
            guard let each = anchored[kind], each > 0, ordinal / each < groupCount else { return nil }
            return ordinal / each
        case .listed(_, let anchored):
            guard let counts = anchored[kind], let total = counts.last, ordinal < total else { return nil }
            return counts.lastIndex(notAbove: ordinal)
        }
    }
}
