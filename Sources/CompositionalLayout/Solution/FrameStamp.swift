import Foundation

/// The frames that a repeated group stamps: worked out once as far as all groups agree, which is all but the place along
/// the run.
struct FrameStamp {
    /// One frame of the group, on the pixel grid but for its origin along the run.
    private struct Mark {
        /// From the group's corner along the run, not rounded.
        var offset: Double
        /// In points, mirrored if need be; the origin along the run is missing.
        var frame: CGRect
        /// Whole pixels along the run.
        var length: Double
    }

    private let marks: [Mark]
    private let axis: Axis
    private let scale: Double
    /// The width that frames are mirrored in, in pixels; `nil` where the run is not mirrored.
    private let mirror: Double?

    /// - Parameters:
    ///   - frames: relative to the group's corner.
    ///   - crossOrigin: where the corner is across the run.
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

    /// Writes the frames of a group whose corner is at `origin` along the run.
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
