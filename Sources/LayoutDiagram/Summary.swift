import CompositionalLayout
import Foundation

/// Describes the contents of a layout, or of one section, in words.
struct Summary {
    let subject: DrawableLayout
    var content = DiagramContent.visible

    private var layout: SolvedLayout { subject.layout }

    /// The maximum number of elements to check for visibility; in larger layouts, hidden ones count as visible.
    private static let countedElements = 20_000
    /// The maximum number of sections whose columns are counted.
    private static let countedSections = 1000
    /// The maximum number of cells in a group to check for overlaps.
    private static let comparedCells = 100

    /// `2 sections`, `11 cells in 3 columns`, `2 headers` …
    var phrases: [String] {
        let roles = roleCounts
        let cells = cells(roles[.cell, default: 0])
        var phrases = section == nil ? [Self.count(layout.sectionCount, "section"), cells] : [cells]
        for role in Role.allCases {
            if role != .cell, let count = roles[role], count > 0 { phrases.append(Self.count(count, role.rawValue)) }
        }
        if let offset = scrolledBy { phrases.append("scrolled by \(NumberText.text(offset, decimals: 1)) pt") }
        return phrases
    }

    /// A picture's description: the document's own, then a summary of what is shown.
    ///
    /// - Parameter info: device, size and appearance.
    func sentence(_ description: String?, about info: [String] = []) -> String {
        let subject = info.isEmpty ? "" : info.joined(separator: ", ") + ": "
        let shown = subject + phrases.joined(separator: ", ") + "."
        return [description, shown].compactMap { $0 }.joined(separator: " ")
    }

    private enum Role: String, CaseIterable {
        case cell
        case header
        case footer
        case sideItem = "side item"
        case badge
        case background
    }

    private var section: Int? { content.section }
    private var sections: Range<Int> { section.map { $0..<($0 + 1) } ?? 0..<layout.sectionCount }

    private func cells(_ count: Int) -> String {
        Self.count(count, "cell") + (columnCount.map { $0 > 1 ? " in \($0) columns" : "" } ?? "")
    }

    /// The number of columns of a layout that scrolls vertically; `nil` if it varies between sections, if a section scrolls
    /// orthogonally, or if there are too many sections to check.
    private var columnCount: Int? {
        guard layout.scrollAxis == .vertical, sections.count <= Self.countedSections else { return nil }
        let sections = sections.filter { layout.groupCount(inSection: $0) > 0 }
        guard let first = sections.first.flatMap(columnCount) else { return nil }
        return sections.allSatisfy { columnCount($0) == first } ? first : nil
    }

    /// The number of distinct leading edges, across the scroll direction, of the cells in a section's first group; `nil` for a
    /// section that scrolls orthogonally, or whose cells overlap or are as wide as their contents.
    private func columnCount(_ section: Int) -> Int? {
        guard !layout.isOrthogonal(section: section), layout.itemsPerGroup(inSection: section) <= Self.countedElements else {
            return nil
        }
        let cells = layout.elements(ofGroup: 0, inSection: section).filter { $0.category == .cell }
        // Overlapping cells do not form columns.
        let overlap = cells.prefix(Self.comparedCells).enumerated().contains { index, cell in
            cells[..<index].contains { $0.slot.insetBy(dx: 1, dy: 1).intersects(cell.slot.insetBy(dx: 1, dy: 1)) }
        }
        let isAsWideAsContent = layout.anatomy(ofGroup: 0, inSection: section).parts.contains {
            $0.arrangement == nil && $0.size?.width.hasPrefix("~") == true
        }
        guard !overlap, !isAsWideAsContent else { return nil }
        return Set(cells.map(\.slot.minX)).count
    }

    private var roleCounts: [Role: Int] {
        var counts: [Role: Int] = [:]
        for (role, count) in section.map(layout.roleCounts(inSection:)) ?? layout.roleCounts {
            if let role = self.role(role) { counts[role, default: 0] += count }
        }
        guard (section.map(layout.elementCount(inSection:)) ?? layout.elementCount) <= Self.countedElements else { return counts }
        let elements = section.map(layout.elements(inSection:)) ?? layout.elements()
        for hidden in elements where !subject.shows(hidden) {
            if let role = role(hidden.role) { counts[role, default: 0] -= 1 }
        }
        return counts
    }

    /// The summary's name for an element's role; `nil` for separators, which are not counted.
    private func role(_ role: LayoutElement.Role) -> Role? {
        switch role {
        case .separator: nil
        case .cell: .cell
        case .anchored: .badge
        case .decoration: .background
        case .boundary(let alignment, _):
            switch layout.side(of: alignment) {
            case .near: .header
            case .far: .footer
            case .middle: .sideItem
            }
        }
    }

    /// Scroll distance from the start, in points.
    private var scrolledBy: Double? {
        layout.scrollDistance.flatMap { abs($0) < 0.05 ? nil : Double($0) }
    }

    static func count(_ count: Int, _ noun: String) -> String {
        "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    /// A length in whole points with thousands separators, clamped to 10¹⁵.
    static func number(_ length: Double) -> String {
        guard !length.isNaN else { return "nan" }
        return number(Int(min(max(length, -1e15), 1e15)))
    }

    /// An integer with thousands separators.
    static func number(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var parts: [String] = []
        while digits.count > 3 {
            parts.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "-" : "") + ([digits] + parts).joined(separator: ",")
    }
}
