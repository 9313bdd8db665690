package import CompositionalLayout
package import LinuxUIKit

extension AppLayout {
    /// The sections for which a layout calls a function of the app's code.
    package enum CallingSections {
        case these(Set<Int>)
        /// All sections, which share one description.
        case every
        case unknown
    }

    /// The sections for which the layout calls a function, found by solving the layout. The function must report its calls.
    ///
    /// - Parameter earlier: calls made while the layout's owner appeared.
    package func sections(calling function: String, besides earlier: Set<SectionCall>) -> CallingSections {
        guard let content else { return .unknown }
        // Errors are reported when the layout itself is drawn.
        let (_, calls) = SectionCall.collecting { _ = try? layout.solve(in: viewport, content: content) }
        let own = calls.union(earlier).filter { $0.function == function }
        let sections = Set(own.compactMap(\.section)).intersection(content.itemCounts.indices)
        if !sections.isEmpty { return .these(sections) }
        let hasOne = (layout as? UICollectionViewCompositionalLayout)?.hasOneDescription ?? false
        return hasOne && !own.isEmpty ? .every : .unknown
    }

    /// The counts of sections of a layout whose data is unknown.
    package struct SectionCount {
        /// The number of sections to draw, at least 1.
        package var drawn: Int
        /// The number of sections up to the last one that the provider describes, which is at most the limit of `countSections(upTo:)`.
        package var described: Int
    }

    /// Counts the sections that the layout's provider describes, for a layout whose data is unknown.
    ///
    /// The described sections are drawn. If the provider describes all sections up to the limit, identical ones at the end are drawn as
    /// one; if the last two differ, the end of the sections is unknown, and only the first is drawn.
    ///
    /// - Parameter limit: the maximum number of sections that the provider is asked for.
    package func countSections(upTo limit: Int) -> SectionCount {
        guard let layout = layout as? UICollectionViewCompositionalLayout, !layout.hasOneDescription else {
            return SectionCount(drawn: 1, described: 1)
        }
        let sections = layout.layoutDescription(in: viewport, itemCounts: Array(repeating: 0, count: limit)).sections
        let end = sections.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
        if end < limit { return SectionCount(drawn: max(end, 1), described: end) }
        let count = limit - sections.reversed().prefix { $0 == sections.last }.count + 1
        return SectionCount(drawn: count < limit ? count : 1, described: limit)
    }

    /// The placeholder counts, with 0 for each section that the provider does not describe: apps hide sections without data. If it
    /// describes none of them, further sections are added until it describes one.
    ///
    /// - Parameter limit: the maximum number of sections.
    package func describedCounts(_ counts: [Int], upTo limit: Int) -> [Int] {
        guard let layout = layout as? UICollectionViewCompositionalLayout, !layout.hasOneDescription else { return counts }
        let sections = layout.layoutDescription(in: viewport, itemCounts: counts).sections
        if sections.contains(where: { $0 != nil }) { return counts.indices.map { sections[$0] == nil ? 0 : counts[$0] } }
        return counts.count < limit ? describedCounts(counts + counts.prefix(1), upTo: limit) : counts
    }

    /// Appends all cases of a diffable data source's section type, if the data source has no sections yet.
    ///
    /// - Parameter limit: the maximum number of sections.
    /// - Returns: the data source's content after that, up to the first section that the layout does not describe.
    package func showSectionCases(upTo limit: Int) -> LayoutContent? {
        views?.appendSectionCases(upTo: limit)
        guard var content, let layout = layout as? UICollectionViewCompositionalLayout else { return content }
        let sections = layout.layoutDescription(in: viewport, itemCounts: content.itemCounts).sections
        content.itemCounts = Array(content.itemCounts.prefix(max(sections.firstIndex(of: nil) ?? limit, 1)))
        return content
    }
}
