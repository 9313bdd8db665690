package import CompositionalLayout
package import Foundation
package import TextMeasurement

/// What galley asks a program that it compiled from Swift files. Each request is answered by one `ProgramAnswer`.
package enum ProgramRequest: Codable, Sendable {
    /// Whether an entry gives a layout that can be solved.
    case check(LayoutRequest)
    case solve(LayoutRequest)
}

/// What an entry's layout is to be solved for.
package struct LayoutRequest: Codable, Sendable {
    /// Its number among the program's entries.
    package var entry: Int
    package var viewport: LayoutViewport
    /// How far it is scrolled from its start, in points; `nil` for where the code leaves it.
    package var distance: CGFloat?
    /// The number of items of each section, instead of the data source's.
    package var itemCounts: [Int]?
    /// Fonts of files that its code may ask for, by absolute paths.
    package var fonts: [String]

    package init(
        entry: Int, viewport: LayoutViewport, distance: CGFloat? = nil, itemCounts: [Int]? = nil, fonts: [String] = []
    ) {
        self.entry = entry
        self.viewport = viewport
        self.distance = distance
        self.itemCounts = itemCounts
        self.fonts = fonts
    }
}

package enum ProgramAnswer: Codable, Sendable {
    /// The entry can be solved.
    case found
    case solved(ProgramLayout)
    /// Why the entry cannot be solved.
    case refused(String)
}

/// An entry's layout, solved.
package struct ProgramLayout: Codable, Sendable {
    package var layout: SolvedLayout
    /// What the views show, by their elements.
    package var titles: [LayoutElement.ID: String]
    /// What the code calls itself, such as a view controller's title.
    package var title: String?
    /// Whether nothing says how many items there are.
    package var hasAssumedCounts: Bool
    /// What is not certain about the texts that its code measures.
    package var doubts: [TextDoubt] = []
    /// What is not as the code would have it, a line each.
    package var notes: [String]

    package init(
        layout: SolvedLayout, titles: [LayoutElement.ID: String], title: String?, hasAssumedCounts: Bool, notes: [String]
    ) {
        self.layout = layout
        self.titles = titles
        self.title = title
        self.hasAssumedCounts = hasAssumedCounts
        self.notes = notes
    }
}
