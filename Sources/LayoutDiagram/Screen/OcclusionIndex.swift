import Scene

/// Answers which rectangles drawn later cover a place: labels are put where nothing does.
struct OcclusionIndex {
    private static let bucketSide = 64.0

    private struct Bucket: Hashable {
        var column: Int
        var row: Int
    }

    private let rects: [Rect]
    private var buckets: [Bucket: [Int]] = [:]

    /// - Parameter rects: in drawing order.
    init(_ rects: [Rect]) {
        self.rects = rects
        for (index, rect) in rects.enumerated() where !rect.isEmpty {
            for bucket in Self.buckets(of: rect) { buckets[bucket, default: []].append(index) }
        }
    }

    /// Whether a rectangle of the index that is drawn after `index` meets `rect`.
    func isCovered(_ rect: Rect, after index: Int) -> Bool {
        Self.buckets(of: rect).contains { bucket in
            buckets[bucket]?.contains { $0 > index && rects[$0].meets(rect) } ?? false
        }
    }

    private static func buckets(of rect: Rect) -> [Bucket] {
        let columns = Int((rect.minX / bucketSide).rounded(.down))...Int((rect.maxX / bucketSide).rounded(.down))
        let rows = Int((rect.minY / bucketSide).rounded(.down))...Int((rect.maxY / bucketSide).rounded(.down))
        return rows.flatMap { row in columns.map { Bucket(column: $0, row: row) } }
    }
}
