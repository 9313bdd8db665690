public import Foundation

/// Frames alone, many at a time. Those of visible-items handlers' changes are not among them.
extension SolvedLayout {
    /// The frames of a section's cells by item, as `elements()` has them.
    public func cellFrames(inSection section: Int) -> [CGRect] {
        let count = itemCount(inSection: section)
        // An array made with room for nothing writes into storage that all empty arrays share.
        guard count > 0 else { return [] }
        return [CGRect](unsafeUninitializedCapacity: count) { buffer, initialized in
            copyCellFrames(inSection: section, to: buffer)
            initialized = count
        }
    }

    /// Writes the frames of a section's cells by item: 4 doubles each, x, y, width, height, in points.
    ///
    /// - Precondition: `buffer` has room for the section's items. It need not be initialized.
    /// - Complexity: O(items).
    public func copyCellFrames(inSection section: Int, to buffer: UnsafeMutableBufferPointer<CGRect>) {
        let count = itemCount(inSection: section)
        precondition(buffer.count >= count, "The buffer has room for \(buffer.count) of \(count) frames.")
        guard count > 0, let base = buffer.baseAddress else { return }
        copyFrames(inSection: section, to: base) { $0.slots.map(\.frame) }
    }

    /// The frames of the views of a kind that are anchored in a section, by their running number.
    public func anchoredFrames(ofKind kind: String, inSection section: Int) -> [CGRect] {
        let run = solution.sections[section].run
        let count = (0..<run.groupCount).isEmpty ? 0
            : run.anchoredCount(kind, before: run.groupCount - 1)
                + run.template(run.groupCount - 1).anchoredCounts[kind, default: 0]
        guard count > 0 else { return [] }
        return [CGRect](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = count
            guard let base = buffer.baseAddress else { return }
            copyFrames(inSection: section, to: base) { template in
                template.anchored.filter { $0.kind == kind }.map(\.frame)
            }
        }
    }

    /// - Parameter frames: what to write of a group, relative to its corner.
    private func copyFrames(
        inSection section: Int, to target: UnsafeMutablePointer<CGRect>, frames: (GroupTemplate) -> [PixelRect]
    ) {
        let query = ElementQuery(self)
        let solved = solution.sections[section]
        func stamp(_ template: GroupTemplate, _ group: Int) -> FrameStamp {
            FrameStamp(
                frames(template), axis: solved.runAxis,
                crossOrigin: query.groupOrigin(group, of: section)[solved.runAxis.cross], query: query)
        }
        var target = target
        switch solved.run {
        case .empty: break
        case .measured(let run):
            for group in 0..<run.groupCount {
                let stamp = stamp(run.template(group), group)
                stamp.write(at: query.groupOrigin(group, of: section)[solved.runAxis], to: target, count: stamp.count)
                target += stamp.count
            }
        case .uniform(let run):
            let full = stamp(run.full, 0)
            let runStart = solved.runOrigin[solved.runAxis]
            let sectionStart = solved.isOrthogonal ? 0 : solution.starts[section]
            for group in 0..<(run.groupCount - 1) {
                // In the order in which `groupOrigin` adds, for the same last bit.
                full.write(at: runStart + run.origin(group) + sectionStart, to: target, count: full.count)
                target += full.count
            }
            let last = stamp(run.last, run.groupCount - 1)
            last.write(
                at: query.groupOrigin(run.groupCount - 1, of: section)[solved.runAxis], to: target, count: last.count)
        }
    }
}
