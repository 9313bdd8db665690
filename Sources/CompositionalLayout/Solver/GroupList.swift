/// The groups of a section whose sizes decide which items they take, while some of them are composed anew.
struct GroupList {
    private let firstItems: [Int]
    private let anchored: [String: [Int]]
    private let itemCount: Int
    private var newFirstItems: [Int] = []
    private var newAnchored: [String: [Int]] = [:]
    /// The groups that are replaced so far.
    private(set) var replaced: Range<Int>
    /// The first item of the next group to compose.
    private(set) var next: Int
    /// How many views of each kind are anchored before it.
    private(set) var anchoredBefore: [String: Int]

    init(firstItems: [Int], anchored: [String: [Int]], from group: Int, itemCount: Int) {
        self.firstItems = firstItems
        self.anchored = anchored
        self.itemCount = itemCount
        replaced = group..<group
        next = firstItems.isEmpty ? 0 : firstItems[group]
        anchoredBefore = anchored.mapValues { $0[group] }
    }

    mutating func append(_ template: GroupTemplate) {
        newFirstItems.append(next)
        next += template.slots.count
        for kind in anchored.keys {
            anchoredBefore[kind, default: 0] += template.anchoredCounts[kind, default: 0]
            newAnchored[kind, default: []].append(anchoredBefore[kind, default: 0])
        }
        var end = replaced.upperBound
        while end < firstItems.count, firstItems[end] < next { end += 1 }
        replaced = replaced.lowerBound..<end
    }

    /// Whether nothing follows, or what follows begins with the same item as before and all of it is as before.
    ///
    /// - Parameter item: the last item whose size is not what it was.
    func isComplete(beyond item: Int) -> Bool {
        if next >= itemCount { return true }
        return next > item && replaced.upperBound < firstItems.count && firstItems[replaced.upperBound] == next
    }

    var partition: GroupPartition {
        var items = firstItems
        items.replaceSubrange(replaced, with: newFirstItems)
        var counts = anchored
        for (kind, before) in anchored {
            let shift = anchoredBefore[kind, default: 0] - before[replaced.upperBound]
            let after = before[(replaced.upperBound + 1)...].map { $0 + shift }
            counts[kind] = before[...replaced.lowerBound] + newAnchored[kind, default: []] + after
        }
        return .listed(firstItems: items, anchored: counts)
    }
}
