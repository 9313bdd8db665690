import Foundation

/// Counts overlapping pairs of rectangles with a line that sweeps over them from top to bottom.
///
/// A rectangle overlaps those on the line that neither end to its left nor begin to its right, so two counts give the number
/// without comparing rectangles individually.
struct OverlapSweep {
    /// Smaller overlaps, in points, are rounding errors.
    static let tolerance = 0.01

    private let frames: [CGRect]
    /// The left and right edges of the rectangles on the line.
    private var starts: EdgeCounts
    private var ends: EdgeCounts
    /// The number of rectangles on the line.
    private var openCount = 0

    /// - Returns: the number of pairs that overlap, and the first pair that the line meets, the upper rectangle first.
    /// - Complexity: O(n log n)
    static func pairs(of frames: [CGRect]) -> (count: Int, first: (Int, Int)?) {
        var sweep = OverlapSweep(frames)
        return sweep.run()
    }

    private init(_ frames: [CGRect]) {
        self.frames = frames
        starts = EdgeCounts(frames.map(\.minX))
        ends = EdgeCounts(frames.map(Self.right))
    }

    private mutating func run() -> (count: Int, first: (Int, Int)?) {
        let large = frames.indices.filter { Self.right(frames[$0]) > frames[$0].minX && Self.bottom(frames[$0]) > frames[$0].minY }
        let byTop = large.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        var byBottom = large.sorted { Self.bottom(frames[$0]) < Self.bottom(frames[$1]) }[...]
        var (count, first): (Int, (Int, Int)?) = (0, nil)
        for index in byTop {
            while let closed = byBottom.first, Self.bottom(frames[closed]) <= frames[index].minY {
                add(closed, -1)
                byBottom.removeFirst()
            }
            let overlapping = openCount - ends.count(through: frames[index].minX) - starts.count(from: Self.right(frames[index]))
            if first == nil, overlapping > 0 { first = byTop.first { overlap($0, index) }.map { ($0, index) } }
            count += overlapping
            add(index, 1)
        }
        return (count, first)
    }

    private mutating func add(_ index: Int, _ count: Int) {
        starts.add(count, at: frames[index].minX)
        ends.add(count, at: Self.right(frames[index]))
        openCount += count
    }

    private func overlap(_ one: Int, _ other: Int) -> Bool {
        let (one, other) = (frames[one], frames[other])
        return Self.right(one) > other.minX && Self.right(other) > one.minX
            && Self.bottom(one) > other.minY && Self.bottom(other) > one.minY
    }

    private static func right(_ frame: CGRect) -> CGFloat { frame.maxX - tolerance }
    private static func bottom(_ frame: CGRect) -> CGFloat { frame.maxY - tolerance }
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
        var index = firstIndex { $0 >= place } + 1
        while index < sums.count {
            sums[index] += count
            index += index & -index
        }
    }

    func count(through place: CGFloat) -> Int { sum(firstIndex { $0 > place }) }

    func count(from place: CGFloat) -> Int { total - sum(firstIndex { $0 >= place }) }

    /// The number of edges at the first positions.
    private func sum(_ count: Int) -> Int {
        var (index, sum) = (count, 0)
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    private func firstIndex(where isBeyond: (CGFloat) -> Bool) -> Int {
        var range = 0..<places.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = isBeyond(places[middle]) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
        }
        return range.lowerBound
    }
}
