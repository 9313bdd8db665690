import Foundation

/// One section of a flow layout: items in lines across the scroll axis, between a header and a footer (F1 … F9). Lengths are in
/// points; positions along the scroll axis are relative to the section's start.
struct FlowSection {
    private(set) var frames: [CGRect] = []
    /// The frame of the header; `nil` if the section has none (F7).
    private(set) var header: CGRect?
    private(set) var footer: CGRect?
    /// The extent along the scroll axis.
    private(set) var length: CGFloat = 0

    /// The sizes and spacings of a section.
    struct Metrics {
        var scrollAxis: LayoutAxis
        /// The extent across the scroll axis.
        var room: CGFloat
        var insets: UIEdgeInsets
        /// True if items are as large as their content.
        var isSelfSizing: Bool
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        /// The extents of header and footer along the scroll axis; 0 for none.
        var headerLength: CGFloat
        var footerLength: CGFloat
    }

    /// - Parameter sizes: the items' sizes, in order.
    init(_ sizes: [CGSize], _ metrics: Metrics) {
        let axis = metrics.scrollAxis
        let insets = (along: metrics.insets.ends(along: axis), across: metrics.insets.ends(along: axis.cross))
        header = boundary(metrics.headerLength, metrics)
        length += insets.along.near
        let filler = FlowLines(
            across: axis.cross, room: metrics.room - insets.across.near - insets.across.far, spacing: metrics.itemSpacing,
            isUniform: sizes.allSatisfy { size in
                metrics.isSelfSizing ? size.extent(along: axis.cross) == sizes[0].extent(along: axis.cross) : size == sizes[0]
            })
        let lines = filler.lines(of: sizes)
        for line in lines {
            place(line, filler.places(in: line, of: sizes, isLast: line.upperBound == sizes.count), sizes, axis, from: insets.across.near)
            if line.upperBound < sizes.count { length += metrics.lineSpacing }
        }
        length += insets.along.far
        footer = boundary(metrics.footerLength, metrics)
    }

    /// Adds a line, which is as thick as its thickest item; all items are centred in it (F3).
    private mutating func place(
        _ line: Range<Int>, _ places: [CGFloat], _ sizes: [CGSize], _ axis: LayoutAxis, from near: CGFloat
    ) {
        let thickness = line.map { sizes[$0].extent(along: axis) }.max() ?? 0
        for (item, place) in zip(line, places) {
            let size = sizes[item]
            frames.append(
                CGRect(along: axis, length + (thickness - size.extent(along: axis)) / 2, across: near + place, size: size))
        }
        length += thickness
    }

    /// Adds a header or footer, as wide as the view (F7).
    private mutating func boundary(_ extent: CGFloat, _ metrics: Metrics) -> CGRect? {
        guard extent > 0 else { return nil }
        defer { length += extent }
        let size = metrics.scrollAxis == .vertical
            ? CGSize(width: metrics.room, height: extent) : CGSize(width: extent, height: metrics.room)
        return CGRect(along: metrics.scrollAxis, length, across: 0, size: size)
    }
}

/// Breaks items into lines, and places the items of a line.
private struct FlowLines {
    /// The axis along a line.
    var across: LayoutAxis
    var room: CGFloat
    /// The minimum distance between neighbours.
    var spacing: CGFloat
    /// True if all items have the same size. Self-sizing items need the same extent along the lines only.
    var isUniform: Bool

    /// Smaller overflows, in points, are rounding errors: three thirds of a width fit.
    private static let tolerance: CGFloat = 1e-3

    /// Greedy lines: an item that no longer fits begins the next (F1).
    func lines(of sizes: [CGSize]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (start, used) = (0, CGFloat(0))
        for (item, size) in sizes.enumerated() {
            let extent = size.extent(along: across)
            if item > start, used + spacing + extent > room + Self.tolerance {
                lines.append(start..<item)
                (start, used) = (item, extent)
            } else {
                used += item > start ? spacing + extent : extent
            }
        }
        if start < sizes.count { lines.append(start..<sizes.count) }
        return lines
    }

    /// The starts of a line's items, in points from the near edge of the line.
    ///
    /// A full line is justified (F2). The last line has the gaps of a full line if all items have the same size (F4); otherwise its
    /// items follow each other at the minimum distance, from the near edge (F5).
    func places(in line: Range<Int>, of sizes: [CGSize], isLast: Bool) -> [CGFloat] {
        let extents = line.map { sizes[$0].extent(along: across) }
        var (place, gap) = (CGFloat(0), spacing)
        if isUniform {
            let columns = columnCount(extents[0])
            let rest = max(0, room - CGFloat(columns) * extents[0])
            if columns > 1 { gap = rest / CGFloat(columns - 1) } else { place = rest / 2 }
        } else if !isLast {
            let rest = max(0, room - extents.reduce(0, +))
            if extents.count > 1 { gap = rest / CGFloat(extents.count - 1) } else { place = rest / 2 }
        }
        return extents.map { extent in
            defer { place += extent + gap }
            return place
        }
    }

    /// The number of equal items in a full line, at least 1.
    private func columnCount(_ extent: CGFloat) -> Int {
        guard extent + spacing > 0 else { return 1 }
        return max(1, Int(min(1e6, ((room + spacing + Self.tolerance) / (extent + spacing)).rounded(.down))))
    }
}

// MARK: - Axes

extension CGSize {
    func extent(along axis: LayoutAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    func coordinate(along axis: LayoutAxis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGRect {
    /// A rectangle with its origin given along an axis and across it.
    init(along axis: LayoutAxis, _ place: CGFloat, across: CGFloat, size: CGSize) {
        self.init(origin: axis == .horizontal ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place), size: size)
    }

    func moved(by distance: CGFloat, along axis: LayoutAxis) -> CGRect {
        axis == .horizontal ? offsetBy(dx: distance, dy: 0) : offsetBy(dx: 0, dy: distance)
    }
}

extension UIEdgeInsets {
    /// The insets at the two ends of an axis.
    func ends(along axis: LayoutAxis) -> (near: CGFloat, far: CGFloat) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }
}
