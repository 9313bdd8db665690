public import Foundation

/// Frames in bulk, without the changes by visible-items handlers.
extension SolvedLayout {
    /// The frames of a section's cells by item, as in `elements()`; for a cell omitted by a layout subclass, the layout's own
    /// frame.
    public func cellFrames(inSection section: Int) -> [CGRect] {
        let count = itemCount(inSection: section)
        // An array created with zero capacity must not be written, as empty arrays share their storage.
        guard count > 0 else { return [] }
        return [CGRect](unsafeUninitializedCapacity: count) { buffer, initialized in
            copyCellFrames(inSection: section, to: buffer)
            initialized = count
        }
    }

    /// Writes the frames of a section's cells by item, in points: 4 doubles each (x, y, width, height).
    ///
    /// - Precondition: `buffer` has capacity for the section's items. It may be uninitialized.
    /// - Complexity: O(items).
    public func copyCellFrames(inSection section: Int, to buffer: UnsafeMutableBufferPointer<CGRect>) {
        let count = itemCount(inSection: section)
        precondition(buffer.count >= count, "The buffer has room for \(buffer.count) of \(count) frames.")
        guard count > 0, let base = buffer.baseAddress else { return }
        copyFrames(inSection: section, to: base) { $0.slots.map(\.frame) }
        overrideFrames(.cell, kind: nil, inSection: section, at: base, count: count)
    }

    /// The frames of a section's anchored views of one kind, in order.
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
            overrideFrames(.supplementary, kind: kind, inSection: section, at: base, count: count)
        }
    }

    /// Replaces the frames of elements moved by a layout subclass.
    private func overrideFrames(
        _ category: LayoutElement.Category, kind: String?, inSection section: Int,
        at target: UnsafeMutablePointer<CGRect>, count: Int
    ) {
        for element in overridden?.elements ?? []
        where element.category == category && element.kind == kind && element.section == section
            && (0..<count).contains(element.item) {
            target[element.item] = element.frame
        }
    }

    /// - Parameter frames: the frames in a group to write, relative to the group's origin.
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
                // Adds in the same order as `groupOrigin`, for bitwise equal results.
                full.write(at: runStart + run.origin(group) + sectionStart, to: target, count: full.count)
                target += full.count
            }
            let last = stamp(run.last, run.groupCount - 1)
            last.write(
                at: query.groupOrigin(run.groupCount - 1, of: section)[solved.runAxis], to: target, count: last.count)
        }
    }
}

/// The frames of a repeated group. All values are computed once, except the origin along the run of groups, in which groups
/// differ.
struct FrameStamp {
    /// A frame in the group, on the pixel grid except for its origin along the run of groups.
    private struct Mark {
        /// Offset from the group's origin along the run of groups, not rounded.
        var offset: Double
        /// Frame in points, mirrored if necessary; its origin along the run of groups is not set.
        var frame: CGRect
        /// Length along the run of groups, in whole pixels.
        var length: Double
    }

    private let marks: [Mark]
    private let axis: Axis
    private let scale: Double
    /// The width for mirroring, in pixels; `nil` if the groups are not mirrored.
    private let mirror: Double?

    /// - Parameters:
    ///   - frames: relative to the group's origin.
    ///   - crossOrigin: the group's origin across the run of groups.
    init(_ frames: [PixelRect], axis: Axis, crossOrigin: Double, query: ElementQuery) {
        let solution = query.solution
        self.axis = axis
        scale = solution.grid.scale
        mirror = solution.isRightToLeft && axis == .horizontal ? PixelGrid.snap(solution.contentSize.width) : nil
        marks = frames.map { frame in
            var placed = frame
            placed.origin[axis] = 0
            placed.origin[axis.cross] += crossOrigin
            return Mark(
                offset: frame.origin[axis], frame: query.points(placed), length: PixelGrid.snap(frame.size[axis]))
        }
    }

    var count: Int { marks.count }

    /// Writes the frames of a group with the given origin along the run of groups.
    @inline(__always)
    func write(at origin: Double, to target: UnsafeMutablePointer<CGRect>, count: Int) {
        marks.withUnsafeBufferPointer { marks in
            for index in 0..<count {
                let mark = marks[index]
                var place = PixelGrid.snap(mark.offset + origin)
                if let mirror { place = mirror - place - mark.length }
                var frame = mark.frame
                if axis == .horizontal { frame.origin.x = place / scale } else { frame.origin.y = place / scale }
                target[index] = frame
            }
        }
    }
}
