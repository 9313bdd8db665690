/// Elements that keep their estimates because their content has not been measured: it is measured on demand, or up to a limit.
extension SolvedLayout {
    /// The number of measurements of content.
    package var measurementCount: Int { content.context.doubts.count }

    /// True if some content may be unmeasured: it is measured on demand, or the limit is reached.
    private var isOpen: Bool {
        content.context.isAsking && (content.measuring == .visible || measurementCount >= content.measuringLimit)
    }

    /// True if elements have not been measured, so that the content's length is an estimate.
    ///
    /// - Complexity: O(items before the first such element), for self-sizing sections.
    package var hasUnmeasuredElements: Bool {
        if frameDoubts.values.contains(where: { !$0.isDisjoint(with: .unmeasured) }) { return true }
        guard isOpen else { return false }
        return solution.boundary.contains { !solution.unmeasured($0.id(.layout)).isEmpty }
            || solution.sections.indices.contains { index in
                let section = solution.sections[index]
                return section.boundary.contains { !solution.unmeasured($0.id(.section(index))).isEmpty }
                    || (0..<section.itemCount).contains {
                        !solution.unmeasured(.init(category: .cell, kind: nil, section: index, item: $0)).isEmpty
                    }
            }
    }

    /// True if all content should be measured, but the limit leaves some elements with their estimates.
    package var reachesMeasuringLimit: Bool { content.measuring == .everything && hasUnmeasuredElements }

    /// The uncertainties of an element's frame, with the sides that have not been measured.
    ///
    /// - Complexity: O(slots of its group).
    package func doubtIfUnmeasured(of id: LayoutElement.ID) -> FrameDoubt {
        doubt(of: id).union(isOpen && !isResized(id) ? solution.unmeasured(id) : [])
    }
}
