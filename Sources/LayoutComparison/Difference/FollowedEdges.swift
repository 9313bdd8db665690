import CompositionalLayout
import Foundation

/// The direction in which elements follow each other.
enum LayoutDirection: Sendable {
    case down
    case rightwards
    case leftwards

    /// The direction in which cells of a row follow each other; leftwards in right-to-left layouts.
    static func ofRows(_ elements: [FramedElement]) -> LayoutDirection {
        var steps = 0
        var last: FramedElement?
        for cell in elements where cell.id.category == .cell {
            defer { last = cell }
            guard let last, last.id.owner == cell.id.owner, last.id.item + 1 == cell.id.item,
                last.frame.minY == cell.frame.minY
            else { continue }
            steps += last.frame.minX < cell.frame.minX ? 1 : -1
        }
        return steps < 0 ? .leftwards : .rightwards
    }

    /// The start and end of a frame along the direction.
    func span(_ frame: CGRect) -> (start: Double, end: Double) {
        switch self {
        case .down: (frame.minY, frame.maxY)
        case .rightwards: (frame.minX, frame.maxX)
        case .leftwards: (-frame.maxX, -frame.minX)
        }
    }

    /// The start of the content along the direction; `nil` if it depends on a content size that the record lacks.
    func start(of record: FramesRecord) -> Double? {
        switch self {
        case .down, .rightwards: 0
        case .leftwards: record.contentSize.map { -$0.width }
        }
    }

    /// True if two frames overlap across the direction, so that a line along it could meet both.
    func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
        switch self {
        case .down: one.minX < other.maxX && other.minX < one.maxX
        case .rightwards, .leftwards: one.minY < other.maxY && other.minY < one.maxY
        }
    }
}

/// The edges that elements follow along one direction, in the expected and the actual layout.
struct FollowedEdges {
    private let direction: LayoutDirection
    private let expected: EdgeOrder
    private let actual: EdgeOrder
    /// Edges at most this far apart, in points, count as equal.
    private let tolerance: Double

    init(_ direction: LayoutDirection, _ expected: FramesRecord, _ actual: FramesRecord, tolerance: Double) {
        self.direction = direction
        self.tolerance = tolerance
        self.expected = EdgeOrder(expected, direction, tolerance)
        self.actual = EdgeOrder(actual, direction, tolerance)
    }

    /// True if the change of an earlier element explains the given one, because the distance between both elements is the same in both
    /// layouts. Two earlier elements are tried: the last that ends before the given one, and the last that is also in its column or row.
    ///
    /// - Parameters:
    ///   - old: returns an element of the expected layout.
    ///   - isGone: true if the actual layout lacks an element.
    func explain(
        _ change: ElementDifference, old: (LayoutElement.ID) -> FramedElement?, isGone: (LayoutElement.ID) -> Bool
    ) -> Bool {
        [false, true].contains { inLine in
            guard let before = expected.predecessor(of: change.expected, inLine: inLine),
                let after = actual.predecessor(of: change.actual, inLine: inLine),
                abs(before.distance - after.distance) <= tolerance
            else { return false }
            // Another predecessor counts as the same one if both end at the same edge in the expected layout, or if the old one has
            // vanished or the new one has appeared.
            if let id = before.id, isGone(id) { return true }
            guard let id = after.id else { return false }
            return old(id).map { abs(direction.span($0.frame).end - before.end) <= tolerance } ?? true
        }
    }
}

/// The elements of one layout, ordered by their ends.
private struct EdgeOrder {
    /// The nearest element that ends before another begins, or the start of the content.
    struct Predecessor {
        /// The element; `nil` for the start of the content.
        var id: LayoutElement.ID?
        var end: Double
        /// The gap between the predecessor and the element, in points.
        var distance: Double
    }

    private let direction: LayoutDirection
    private let tolerance: Double
    private let elements: [FramedElement]
    private let ends: [Double]
    /// The start of the content, if the record contains it.
    private let start: Double?

    /// The maximum number of elements searched for a predecessor in line. Only in scrolling rows do more elements end between an
    /// element and its predecessor.
    private static let searchedElements = 256

    init(_ record: FramesRecord, _ direction: LayoutDirection, _ tolerance: Double) {
        self.direction = direction
        self.tolerance = tolerance
        start = direction.start(of: record)
        // Elements of nearly zero length are skipped, as they could precede themselves.
        let kept = record.elements.compactMap { element -> (end: Double, element: FramedElement)? in
            let span = direction.span(element.frame)
            return span.end - span.start > 2 * tolerance ? (span.end, element) : nil
        }
        let sorted = kept.sorted { $0.end < $1.end }
        elements = sorted.map(\.element)
        ends = sorted.map(\.end)
    }

    /// The last element that ends before the given one starts; if there is none, the start of the content, or `nil` if that is
    /// unknown.
    ///
    /// - Parameter inLine: considers only elements in line with the given one.
    func predecessor(of element: FramedElement, inLine: Bool) -> Predecessor? {
        let place = direction.span(element.frame).start
        let count = ends.indices.bisected { ends[$0] > place + tolerance }
        let candidates = elements[max(0, count - (inLine ? Self.searchedElements : 1))..<count]
        let last = inLine ? candidates.last { direction.overlap($0.frame, element.frame) } : candidates.last
        guard let end = last.map({ direction.span($0.frame).end }) ?? start else { return nil }
        return Predecessor(id: last?.id, end: end, distance: place - end)
    }
}
