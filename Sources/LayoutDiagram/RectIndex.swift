import VectorScene

/// A spatial hash of rectangles in drawing order. Finds rectangles drawn later over an area, and areas free for labels.
struct RectIndex {
    private static let bucketSide = 64.0
    /// The maximum number of buckets in which a rectangle is indexed; larger rectangles are checked in every query.
    private static let smallBucketCount = 64.0
    /// The maximum number of buckets that a query searches; for a larger area, it checks all rectangles.
    private static let areaBucketCount = 1024.0

    /// A rectangle that intersects a bucket.
    private struct Entry {
        var rect: Int32
        /// The index of the next entry in the same slot, or -1.
        var next: Int32
    }

    private var rects: [Rect]
    /// The first entry of each hash slot, or -1. Buckets may share a slot, as a query compares the rectangles anyway.
    private var slots: [Int32]
    private var entries: [Entry] = []
    private var large: [Int] = []

    /// - Parameter rects: in drawing order.
    init(_ rects: [Rect] = []) {
        self.rects = rects
        var slotCount = 64
        while slotCount < rects.count { slotCount *= 2 }
        slots = Array(repeating: -1, count: slotCount)
        // Reserves exactly: for ten thousand rectangles a growing array would over-allocate, and be in memory twice while copied.
        entries.reserveCapacity(rects.reduce(0) { $0 + Self.entryCount(of: $1) })
        for index in rects.indices { insert(index) }
    }

    private static func entryCount(of rect: Rect) -> Int {
        guard !rect.isEmpty, bucketCount(of: rect) <= smallBucketCount else { return 0 }
        let (columns, rows) = buckets(of: rect)
        return columns.count * rows.count
    }

    private mutating func insert(_ index: Int) {
        let rect = rects[index]
        if rect.isEmpty { return }
        guard Self.bucketCount(of: rect) <= Self.smallBucketCount else { return large.append(index) }
        let (columns, rows) = Self.buckets(of: rect)
        for row in rows {
            for column in columns {
                let slot = slot(column, row)
                entries.append(Entry(rect: Int32(index), next: slots[slot]))
                slots[slot] = Int32(entries.count - 1)
            }
        }
    }

    private func slot(_ column: Int, _ row: Int) -> Int {
        (column &* 0x9E37_79B1 &+ row &* 0x85EB_CA77) >> 7 & (slots.count - 1)
    }

    /// True if a rectangle drawn after `index` intersects `rect`.
    func isCovered(_ rect: Rect, after index: Int) -> Bool {
        func covers(_ other: Int) -> Bool { other > index && rects[other].intersects(rect) }
        // Backwards, as the last rectangles are the likeliest to cover others.
        for other in large.reversed() {
            if other <= index { break }
            if rects[other].intersects(rect) { return true }
        }
        let (columns, rows) = Self.buckets(of: rect)
        return rows.contains { row in columns.contains { column in contains(at: slot(column, row), where: covers) } }
    }

    /// True if one of the last few rectangles drawn after `index` contains all of `rect`. A quick test that may miss a cover: callers
    /// that need certainty also check parts of `rect` with `isCovered(_:after:)`.
    func isHidden(_ rect: Rect, after index: Int) -> Bool {
        let (columns, rows) = Self.buckets(of: rect)
        guard let column = columns.first, let row = rows.first else { return false }
        var entry = slots[slot(column, row)]
        for _ in 0..<8 where entry >= 0 {
            let (other, next) = (Int(entries[Int(entry)].rect), entries[Int(entry)].next)
            if other > index && rects[other].contains(rect) { return true }
            entry = next
        }
        return large.suffix(8).contains { $0 > index && rects[$0].contains(rect) }
    }

    /// True if a rectangle that intersects an area satisfies a condition, which may be tested several times for each.
    ///
    /// - Parameter isWanted: receives a rectangle's index and the rectangle.
    func contains(in area: Rect, where isWanted: (Int, Rect) -> Bool) -> Bool {
        func isFound(_ index: Int) -> Bool { rects[index].intersects(area) && isWanted(index, rects[index]) }
        guard Self.bucketCount(of: area) <= Self.areaBucketCount else { return rects.indices.contains(where: isFound) }
        if large.contains(where: isFound) { return true }
        let (columns, rows) = Self.buckets(of: area)
        return rows.contains { row in columns.contains { column in contains(at: slot(column, row), where: isFound) } }
    }

    private func contains(at slot: Int, where isWanted: (Int) -> Bool) -> Bool {
        var entry = slots[slot]
        while entry >= 0 {
            if isWanted(Int(entries[Int(entry)].rect)) { return true }
            entry = entries[Int(entry)].next
        }
        return false
    }

    private static func bucketCount(of rect: Rect) -> Double {
        (rect.width / bucketSide + 2) * (rect.height / bucketSide + 2)
    }

    /// The bucket along an axis; the last one includes everything beyond the largest page.
    private static func bucket(of coordinate: Double) -> Int {
        guard coordinate.isFinite else { return 0 }
        return Int(min(max((coordinate / bucketSide).rounded(.down), -1e9), 1e9))
    }

    private static func buckets(of rect: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        func range(_ low: Double, _ high: Double) -> ClosedRange<Int> { bucket(of: low)...max(bucket(of: low), bucket(of: high)) }
        return (range(rect.minX, rect.maxX), range(rect.minY, rect.maxY))
    }
}

// MARK: - Free areas

extension RectIndex {
    /// True if no rectangle intersects `rect`.
    func isFree(_ rect: Rect) -> Bool { !contains(in: rect) { _, _ in true } }

    mutating func take(_ rect: Rect) {
        rects.append(rect)
        if rects.count <= slots.count { insert(rects.count - 1) } else { self = RectIndex(rects) }
    }

    /// Takes all the rectangles if all of them are free.
    mutating func claim(_ wanted: [Rect]) -> Bool {
        guard wanted.allSatisfy(isFree) else { return false }
        wanted.forEach { take($0) }
        return true
    }
}
