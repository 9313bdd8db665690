import CompositionalLayout
import Foundation

/// Counts overlapping pairs of rectangles with a line that sweeps over them from top to bottom.
///
/// A new rectangle overlaps all rectangles on the line except those that end to its left or begin to its right. Two counts of
/// edges give the number of overlaps, without comparing rectangles individually.
struct OverlapSweep {
    /// Smaller overlaps, in points, are rounding errors.
    private let tolerance: CGFloat
    private let frames: [CGRect]
    /// The left edges of the rectangles on the line.
    private var starts: EdgeCounts
    /// The right edges of the rectangles on the line.
    private var ends: EdgeCounts
    /// The number of rectangles on the line.
    private var openCount = 0

    /// - Returns: the number of pairs that overlap, and the first pair that the line meets, the upper rectangle first.
    /// - Complexity: O(n log n)
    static func pairs(of frames: [CGRect], tolerance: CGFloat) -> (count: Int, first: (Int, Int)?) {
        var sweep = OverlapSweep(frames, tolerance)
        return sweep.run()
    }

    private init(_ frames: [CGRect], _ tolerance: CGFloat) {
        (self.frames, self.tolerance) = (frames, tolerance)
        starts = EdgeCounts(frames.map(\.minX))
        ends = EdgeCounts(frames.map { $0.maxX - tolerance })
    }

    private mutating func run() -> (count: Int, first: (Int, Int)?) {
        let large = frames.indices.filter { right(frames[$0]) > frames[$0].minX && bottom(frames[$0]) > frames[$0].minY }
        let byTop = large.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        var byBottom = large.sorted { bottom(frames[$0]) < bottom(frames[$1]) }[...]
        var (count, first): (Int, (Int, Int)?) = (0, nil)
        for index in byTop {
            while let closed = byBottom.first, bottom(frames[closed]) <= frames[index].minY {
                add(closed, -1)
                byBottom.removeFirst()
            }
            let overlapping = openCount - ends.count(through: frames[index].minX) - starts.count(from: right(frames[index]))
            if first == nil, overlapping > 0 { first = byTop.first { overlap($0, index) }.map { ($0, index) } }
            count += overlapping
            add(index, 1)
        }
        return (count, first)
    }

    private mutating func add(_ index: Int, _ count: Int) {
        starts.add(count, at: frames[index].minX)
        ends.add(count, at: right(frames[index]))
        openCount += count
    }

    private func overlap(_ one: Int, _ other: Int) -> Bool {
        let (one, other) = (frames[one], frames[other])
        return right(one) > other.minX && right(other) > one.minX
            && bottom(one) > other.minY && bottom(other) > one.minY
    }

    private func right(_ frame: CGRect) -> CGFloat { frame.maxX - tolerance }
    private func bottom(_ frame: CGRect) -> CGFloat { frame.maxY - tolerance }
}

/// Counts of edges by position: a Fenwick tree over all possible positions.
private struct EdgeCounts {
    private let places: [CGFloat]
    private var sums: [Int]
    private var total = 0

    init(_ places: [CGFloat]) {
        self.places = places.sorted()
        sums = [Int](repeating: 0, count: places.count + 1)
    }

    mutating func add(_ count: Int, at place: CGFloat) {
        total += count
        var index = places.indices.bisected { places[$0] >= place } + 1
        while index < sums.count {
            sums[index] += count
            index += index & -index
        }
    }

    func count(through place: CGFloat) -> Int { sum(places.indices.bisected { places[$0] > place }) }

    func count(from place: CGFloat) -> Int { total - sum(places.indices.bisected { places[$0] >= place }) }

    /// The number of edges at the first `count` positions.
    private func sum(_ count: Int) -> Int {
        var (index, sum) = (count, 0)
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }
}
