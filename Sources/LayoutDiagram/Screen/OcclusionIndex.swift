import Scene

/// Answers which rectangles drawn later cover a place: labels are put where nothing does.
struct OcclusionIndex {
    private static let bucketSide = 64.0
    /// A rectangle over more buckets than this is looked at for every place instead.
    private static let bucketLimit = 64.0

    private struct Bucket: Hashable {
        var column: Int
        var row: Int
    }

    private let rects: [Rect]
    private var buckets: [Bucket: [Int]] = [:]
    private var large: [Int] = []

    /// - Parameter rects: in drawing order.
    init(_ rects: [Rect]) {
        self.rects = rects
        for (index, rect) in rects.enumerated() where !rect.isEmpty {
            if Self.bucketCount(of: rect) > Self.bucketLimit {
                large.append(index)
            } else {
                for bucket in Self.buckets(of: rect) { buckets[bucket, default: []].append(index) }
            }
        }
    }

    /// Whether a rectangle of the index that is drawn after `index` meets `rect`.
    func isCovered(_ rect: Rect, after index: Int) -> Bool {
        func covers(_ other: Int) -> Bool { other > index && rects[other].meets(rect) }
        if large.contains(where: covers) { return true }
        return Self.buckets(of: rect).contains { buckets[$0]?.contains(where: covers) ?? false }
    }

    private static func bucketCount(of rect: Rect) -> Double {
        (rect.width / bucketSide + 2) * (rect.height / bucketSide + 2)
    }

    /// The bucket along an axis; the last one holds what lies beyond any page.
    private static func bucket(of coordinate: Double) -> Int {
        guard coordinate.isFinite else { return 0 }
        return Int(min(max((coordinate / bucketSide).rounded(.down), -1e9), 1e9))
    }

    private static func buckets(of rect: Rect) -> [Bucket] {
        func range(_ low: Double, _ high: Double) -> ClosedRange<Int> { bucket(of: low)...max(bucket(of: low), bucket(of: high)) }
        let columns = range(rect.minX, rect.maxX)
        return range(rect.minY, rect.maxY).flatMap { row in columns.map { Bucket(column: $0, row: row) } }
    }
}
