import VectorScene

/// The occupied areas of a page. Labels and dimension lines are placed in the free ones.
struct Occupancy {
    private static let bucketSide = 64.0
    /// Rectangles over more buckets than this are compared with all others instead.
    private static let bucketLimit = 1024.0

    private struct Bucket: Hashable {
        var column: Int
        var row: Int
    }

    private var rects: [Rect] = []
    private var buckets: [Bucket: [Int]] = [:]
    /// Rectangles too large for buckets.
    private var large: [Rect] = []

    /// True if no occupied rectangle intersects `rect`.
    func isFree(_ rect: Rect) -> Bool {
        if large.contains(where: { $0.intersects(rect) }) { return false }
        guard Self.fits(rect) else { return !rects.contains { $0.intersects(rect) } }
        return !Self.buckets(of: rect).contains { bucket in
            buckets[bucket]?.contains { rects[$0].intersects(rect) } ?? false
        }
    }

    mutating func take(_ rect: Rect) {
        guard !rect.isEmpty else { return }
        guard Self.fits(rect) else { return large.append(rect) }
        rects.append(rect)
        for bucket in Self.buckets(of: rect) { buckets[bucket, default: []].append(rects.count - 1) }
    }

    /// Occupies all the rectangles if all of them are free.
    mutating func claim(_ wanted: [Rect]) -> Bool {
        guard wanted.allSatisfy(isFree) else { return false }
        wanted.forEach { take($0) }
        return true
    }

    private static func fits(_ rect: Rect) -> Bool {
        (rect.width / bucketSide + 2) * (rect.height / bucketSide + 2) <= bucketLimit
    }

    private static func buckets(of rect: Rect) -> [Bucket] {
        func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
            bucket(of: low)...max(bucket(of: low), bucket(of: high))
        }
        let columns = range(rect.minX, rect.maxX)
        return range(rect.minY, rect.maxY).flatMap { row in columns.map { Bucket(column: $0, row: row) } }
    }

    /// The bucket along an axis; the last one includes everything beyond the largest page.
    private static func bucket(of coordinate: Double) -> Int {
        guard coordinate.isFinite else { return 0 }
        return Int(min(max((coordinate / bucketSide).rounded(.down), -1e9), 1e9))
    }
}
