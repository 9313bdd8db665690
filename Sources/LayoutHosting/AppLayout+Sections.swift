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
}
