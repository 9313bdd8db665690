public import Foundation

/// A section's sideways scrolling and its rest positions.
///
/// Offsets are in points from the start of the section's groups, towards the trailing end. Source: B-O4 … B-O7, D25.
public struct OrthogonalScrolling: Sendable {
    public let behavior: OrthogonalScrollingBehavior
    /// The extent in which groups are visible: the view's less the section's insets.
    public let viewportExtent: CGFloat
    /// The extent of all groups with the spacing between them.
    public let contentExtent: CGFloat
    private let run: GroupRun
    private let grid: PixelGrid

    init(_ section: SectionSolution, behavior: OrthogonalScrollingBehavior, grid: PixelGrid) {
        self.behavior = behavior
        self.grid = grid
        run = section.run
        viewportExtent = grid.points(section.viewportExtent)
        contentExtent = grid.points(section.run.extent)
    }

    /// The range of rest positions: from 0 to the end of the last group or, if groups are centred, from the first rest position
    /// to the last.
    public var offsetRange: ClosedRange<CGFloat> {
        let last = restOffset(restCount - 1)
        let first = min(restOffset(0), last)
        return behavior.isCentred ? first...last : 0...maximum
    }

    /// The initial position: 0, or the first group's centred position (B-O7).
    public var initialOffset: CGFloat { behavior.isCentred && run.groupCount > 0 ? restOffset(0) : 0 }

    private var maximum: CGFloat { max(0, contentExtent - viewportExtent) }
}

// MARK: - Rest positions

extension OrthogonalScrolling {
    /// The maximum number of pages, which may be arbitrarily narrow.
    private static let maximumPages = 1e15

    /// The number of rest positions; a section that scrolls continuously has only its two ends.
    ///
    /// - Complexity: O(log² groups).
    public var restCount: Int {
        switch behavior {
        case .none, .continuous: maximum > 0 ? 2 : 1
        case .paging: viewportExtent > 0 ? Int(min((maximum / viewportExtent).rounded(.up), Self.maximumPages)) + 1 : 1
        case .groupPagingCentered: max(1, run.groupCount)
        case .continuousGroupLeadingBoundary, .groupPaging: firstGroup(atOrBeyond: maximum) + 1
        }
    }

    /// A rest position by its index from the leading end.
    public func restOffset(_ index: Int) -> CGFloat {
        switch behavior {
        case .none, .continuous: index == 0 ? 0 : maximum
        case .paging: min(maximum, CGFloat(index) * viewportExtent)
        case .groupPagingCentered:
            run.groupCount == 0 ? 0 : grid.points(run.origin(index)) - (viewportExtent - extent(index)) / 2
        case .continuousGroupLeadingBoundary, .groupPaging: run.groupCount == 0 ? 0 : min(maximum, leadingEdge(index))
        }
    }

    /// The index of the rest position nearest to an offset; the leading one if two are equally near.
    public func restIndex(nearest offset: CGFloat) -> Int {
        (0..<max(0, restCount - 1)).bisected { !(restOffset($0 + 1) - offset < offset - restOffset($0)) }
    }

    /// The rest position after a release.
    ///
    /// - Parameters:
    ///   - proposed: the offset at which deceleration alone would end.
    ///   - velocity: points per millisecond towards the trailing end, as in UIKit's scroll views.
    ///   - current: the offset at release, from which paging moves by one step; `nil` means `proposed`.
    public func targetOffset(forProposed proposed: CGFloat, velocity: CGFloat = 0, from current: CGFloat? = nil) -> CGFloat {
        switch behavior {
        case .none: return 0
        case .continuous: return min(max(proposed, offsetRange.lowerBound), offsetRange.upperBound)
        case .continuousGroupLeadingBoundary: return restOffset(restIndex(nearest: proposed))
        case .paging, .groupPaging, .groupPagingCentered:
            let here = restIndex(nearest: current ?? proposed)
            let step = velocity == 0 ? restIndex(nearest: proposed) - here : velocity > 0 ? 1 : -1
            return restOffset(min(max(here + min(max(step, -1), 1), 0), restCount - 1))
        }
    }

    private func leadingEdge(_ group: Int) -> CGFloat { grid.points(run.origin(group) - run.origin(0)) }

    private func extent(_ group: Int) -> CGFloat { grid.points(run.extent(of: group)) }

    private func firstGroup(atOrBeyond offset: CGFloat) -> Int {
        (0..<max(0, run.groupCount - 1)).bisected { leadingEdge($0) >= offset }
    }
}
