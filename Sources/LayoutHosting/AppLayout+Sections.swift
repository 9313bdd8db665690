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

    /// The number of sections that a provider describes, for a layout whose data is unknown: those before the first that it does not
    /// describe, or otherwise those up to the last that differs from all after it.
    ///
    /// - Parameter limit: the sections that are asked for; 1 is the answer if they differ to the end.
    package func countSections(upTo limit: Int) -> Int {
        guard let layout = layout as? UICollectionViewCompositionalLayout, !layout.hasOneDescription else { return 1 }
        let sections = layout.layoutDescription(in: viewport, itemCounts: Array(repeating: 0, count: limit)).sections
        if let end = sections.firstIndex(of: nil) { return max(end, 1) }
        let count = limit - sections.reversed().prefix { $0 == sections.last }.count + 1
        return count < limit ? count : 1
    }
}
