package import CompositionalLayout
package import LinuxUIKit

extension AppLayout {
    /// The sections that a function of the code makes.
    package enum CallingSections {
        case these(Set<Int>)
        /// All, as they have one description.
        case every
        case unknown
    }

    /// The sections for which the layout calls a function that reports its calls.
    ///
    /// - Parameter earlier: the calls while the layout's owner appeared.
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

    /// Numbers of sections for a layout whose data is unknown.
    package struct SectionCount {
        /// Those to draw: the described ones, or, if all are described, those up to the last that differs from all after it.
        package var drawn: Int
        /// Those before the first that the provider does not describe, up to the limit.
        package var described: Int
    }

    /// - Parameter limit: the sections that are asked for; if they differ to the end, one is drawn.
    package func countSections(upTo limit: Int) -> SectionCount {
        guard let layout = layout as? UICollectionViewCompositionalLayout, !layout.hasOneDescription else {
            return SectionCount(drawn: 1, described: 1)
        }
        let sections = layout.layoutDescription(in: viewport, itemCounts: Array(repeating: 0, count: limit)).sections
        if let end = sections.firstIndex(of: nil) { return SectionCount(drawn: max(end, 1), described: end) }
        let count = limit - sections.reversed().prefix { $0 == sections.last }.count + 1
        return SectionCount(drawn: count < limit ? count : 1, described: limit)
    }

    /// Shows the sections that the type of a diffable data source's sections enumerates, if it has none yet.
    ///
    /// - Parameter limit: the most sections.
    /// - Returns: the data source's content then, as far as the layout describes its sections.
    package func showSectionCases(upTo limit: Int) -> LayoutContent? {
        views?.appendSectionCases(upTo: limit)
        guard var content, let layout = layout as? UICollectionViewCompositionalLayout else { return content }
        let sections = layout.layoutDescription(in: viewport, itemCounts: content.itemCounts).sections
        content.itemCounts = Array(content.itemCounts.prefix(max(sections.firstIndex(of: nil) ?? limit, 1)))
        return content
    }
}
