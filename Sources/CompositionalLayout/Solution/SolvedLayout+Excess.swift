package import Foundation

/// Rows that are too short for their first item, whose length is estimated. UIKit raises an exception for some of them (B-G8).
package struct ExceededRows: Sendable, Hashable {
    /// The first cell of the first row that is too short.
    package var first: LayoutElement.ID
    package var axis: LayoutAxis
    /// The length of the first row's first item, and that row's length inside its insets, in points.
    package var length, room: CGFloat
    package var count = 0
}

extension SolvedLayout {
    /// The rows that are too short for their first item; `nil` if there are none.
    ///
    /// - Complexity: O(sections), and O(items) for sections with estimates.
    package var exceededRows: ExceededRows? {
        var found: ExceededRows?
        for (section, solved) in solution.sections.enumerated() where solved.description?.group.asksContent == true {
            for group in 0..<solved.run.groupCount {
                for excess in solved.run.template(group).excesses {
                    let item = solved.run.firstItem(group) + excess.slot
                    found = found ?? ExceededRows(
                        first: .init(category: .cell, kind: nil, section: section, item: item), axis: excess.axis,
                        length: solution.grid.points(excess.length), room: solution.grid.points(excess.room))
                    found?.count += 1
                }
            }
        }
        return found
    }
}
