/// Merges near regions in one pass from top to bottom.
///
/// Regions whose bottom is near the current row are active. All of them are near each other vertically, and those that were also
/// near horizontally have been merged, so the active regions follow one another from left to right, with gaps. Adding a row is
/// therefore like merging two sorted lists.
///
/// Loops over a row's pixels are plain `while` loops: all others are slow in debug builds.
struct RegionSweep {
    /// Boxes with at most this many pixels between them, along both axes, are merged.
    let distance: Int
    private var active: [DifferenceRegion]
    private var finished: [DifferenceRegion] = []
    /// The last row known to be near every active region; below it, all are checked again. `nil` if none are active.
    private var nextRetirement: Int?

    /// - Parameters:
    ///   - regions: regions from an earlier sweep, no two near each other.
    ///   - y: the last row of that sweep; `nil` for a new one.
    init(distance: Int, regions: [DifferenceRegion] = [], row y: Int? = nil) {
        self.distance = distance
        active = regions.sorted { $0.box.left < $1.box.left }
        nextRetirement = y
    }

    /// All regions, in no particular order.
    var regions: [DifferenceRegion] { finished + active }

    var count: Int { finished.count + active.count }

    /// Adds the differing pixels of a row.
    ///
    /// - Parameters:
    ///   - y: below all rows added before.
    ///   - columns: ascending, at least one.
    mutating func add(row y: Int, columns: UnsafeBufferPointer<Int32>) {
        retire(before: y)
        let absorbed = absorb(y, columns)
        if absorbed < columns.count { join(spans(of: columns, from: absorbed, y)) }
    }

    /// Adds regions with the same top row.
    ///
    /// - Parameter regions: from left to right; their top is not above the top of any earlier region.
    mutating func add(_ regions: [DifferenceRegion]) {
        guard let top = regions.first?.box.top else { return }
        retire(before: top)
        join(regions)
    }

    private mutating func retire(before y: Int) {
        guard let nextRetirement, y > nextRetirement else { return }
        finished += active.filter { y - $0.box.bottom > distance }
        active.removeAll { y - $0.box.bottom > distance }
        self.nextRetirement = active.map(\.box.bottom).min().map { $0 + distance }
    }

    /// Adds a row's pixels to the active regions whose columns contain them, up to the first pixel outside all of them.
    ///
    /// For most rows, this function does all the work, without allocating memory.
    ///
    /// - Returns: the number of pixels added.
    private mutating func absorb(_ y: Int, _ columns: UnsafeBufferPointer<Int32>) -> Int {
        var (index, region) = (0, 0)
        while region < active.count {
            let (left, right) = (active[region].box.left, active[region].box.right)
            let first = index
            while index < columns.count, columns[index] < right, columns[index] >= left { index += 1 }
            if index > first {
                active[region].box.bottom = y + 1
                active[region].pixelCount += index - first
            }
            region += 1
        }
        return index
    }

    /// The pixels of a row as regions, near ones merged.
    private func spans(of columns: UnsafeBufferPointer<Int32>, from first: Int, _ y: Int) -> [DifferenceRegion] {
        var spans: [DifferenceRegion] = []
        var (start, end, count) = (Int(columns[first]), Int(columns[first]), 0)
        var index = first
        while index < columns.count {
            let column = Int(columns[index])
            if column - end > distance {
                spans.append(.init(box: .init(left: start, top: y, right: end, bottom: y + 1), pixelCount: count))
                (start, count) = (column, 0)
            }
            end = column + 1
            count += 1
            index += 1
        }
        spans.append(.init(box: .init(left: start, top: y, right: end, bottom: y + 1), pixelCount: count))
        return spans
    }

    /// Merges incoming regions, at least one, with the active ones; both are ordered from left to right.
    private mutating func join(_ incoming: [DifferenceRegion]) {
        var joined: [DifferenceRegion] = []
        joined.reserveCapacity(active.count + incoming.count)
        var (old, new) = (0, 0)
        while old < active.count || new < incoming.count {
            let isOldNext =
                new == incoming.count || (old < active.count && active[old].box.left <= incoming[new].box.left)
            let next = isOldNext ? active[old] : incoming[new]
            if isOldNext { old += 1 } else { new += 1 }
            let last = joined.count - 1
            if last >= 0 && next.box.left - joined[last].box.right <= distance {
                joined[last].merge(next)
            } else {
                joined.append(next)
            }
        }
        active = joined
        for end in incoming.lazy.map(\.box.bottom) {
            nextRetirement = min(nextRetirement ?? end + distance, end + distance)
        }
    }
}
