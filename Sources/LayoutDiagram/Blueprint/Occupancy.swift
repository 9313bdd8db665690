import VectorScene

/// The occupied areas of a page: labels and dimension lines go where it is free.
struct Occupancy {
    private static let bucketSide = 64.0

    private struct Bucket: Hashable {
        var column: Int
        var row: Int
    }

    private var rects: [Rect] = []
    private var buckets: [Bucket: [Int]] = [:]

    /// Whether no occupied rectangle intersects `rect`.
    func isFree(_ rect: Rect) -> Bool {
        !Self.buckets(of: rect).contains { bucket in
            buckets[bucket]?.contains { rects[$0].intersects(rect) } ?? false
        }
    }

    mutating func take(_ rect: Rect) {
        guard !rect.isEmpty else { return }
        rects.append(rect)
        for bucket in Self.buckets(of: rect) { buckets[bucket, default: []].append(rects.count - 1) }
    }

    /// Occupies all the rectangles if all of them are free.
    mutating func claim(_ wanted: [Rect]) -> Bool {
        guard wanted.allSatisfy(isFree) else { return false }
        wanted.forEach { take($0) }
        return true
    }

    private static func buckets(of rect: Rect) -> [Bucket] {
        func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
            let first = Int((low / bucketSide).rounded(.down))
            return first...max(first, Int((high / bucketSide).rounded(.down)))
        }
        let columns = range(rect.minX, rect.maxX)
        return range(rect.minY, rect.maxY).flatMap { row in columns.map { Bucket(column: $0, row: row) } }
    }
}
