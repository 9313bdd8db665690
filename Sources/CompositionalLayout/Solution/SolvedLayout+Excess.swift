package import Foundation

/// Rows that are too short for their first item, which is estimated along them. UIKit raises an exception for some (B-G8).
package struct ExceededRows: Sendable, Hashable {
    /// The first cell of the first one.
    package var first: LayoutElement.ID
    package var axis: LayoutAxis
    /// The length that its first item takes along the first row, in points.
    package var length: CGFloat
    /// The first row's length inside its insets, in points.
    package var room: CGFloat
    package var count: Int
}

extension SolvedLayout {
    /// The rows that are too short for their first item; `nil` if there are none.
    ///
    /// - Complexity: O(sections), and O(items) for self-sizing sections.
    package var exceededRows: ExceededRows? {
        var found: ExceededRows?
        for (section, solved) in solution.sections.enumerated() {
            for (group, times) in solved.run.distinctGroups {
                for excess in solved.run.template(group).excesses {
                    let item = solved.run.firstItem(group) + excess.slot
                    var rows = found ?? ExceededRows(
                        first: .init(category: .cell, kind: nil, section: section, item: item), axis: excess.axis,
                        length: solution.grid.points(excess.length), room: solution.grid.points(excess.room), count: 0)
                    rows.count += times
                    found = rows
                }
            }
        }
        return found
    }
}

extension GroupRun {
    /// Groups of which any other one is a copy, and the number of times that each occurs.
    fileprivate var distinctGroups: [(group: Int, times: Int)] {
        switch self {
        case .empty: []
        case .uniform(let run): run.groupCount > 1 ? [(0, run.groupCount - 1), (run.groupCount - 1, 1)] : [(0, 1)]
        case .measured(let run): (0..<run.groupCount).map { ($0, 1) }
        }
    }
}
