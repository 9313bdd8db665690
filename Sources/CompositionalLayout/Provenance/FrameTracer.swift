import Foundation

/// Traces an element's frame through the solver's values to the lengths that determine it.
struct FrameTracer {
    let layout: SolvedLayout
    let query: ElementQuery

    init(_ layout: SolvedLayout) {
        self.layout = layout
        query = ElementQuery(layout)
    }

    var solution: LayoutSolution { query.solution }
    var grid: PixelGrid { solution.grid }
    static let axes = [Axis.horizontal, .vertical]

    func origin(of element: LayoutElement) -> FrameOrigin {
        switch element.role {
        case .cell: cell(element) ?? whole(element)
        case .anchored: anchored(element)
        case .boundary: boundary(element) ?? whole(element)
        case .decoration, .separator: decoration(element) ?? whole(element)
        }
    }

    /// The frame's numbers without an explanation, one term each, for an element that a layout subclass placed.
    func whole(_ element: LayoutElement) -> FrameOrigin {
        let frame = grid.pixels(element.frame)
        func sum(_ axis: Axis, _ length: Double) -> FrameOrigin.Sum {
            var sum = FrameSum(grid, axis)
            sum.add("as the layout's own code gives it", length)
            return sum.sum(of: Self.name(element))
        }
        return FrameOrigin(
            position: Self.axes.map { sum($0, frame.near($0)) }, size: Self.axes.map { sum($0, frame.size[$0]) })
    }

    static func name(_ element: LayoutElement) -> String {
        switch element.role {
        case .cell: "item"
        case .anchored: "view"
        case .boundary: "boundary item"
        case .decoration: "background"
        case .separator: "separator"
        }
    }

    /// Completes a position: rounding to pixels, mirroring, and moves such as pinning.
    ///
    /// - Parameter cause: the cause of a move.
    func finish(_ sum: inout FrameSum, _ element: LayoutElement, length: Double, movedBy cause: String = Self.ownCode) {
        let axis = sum.axis
        sum.reach(PixelGrid.snap(sum.total), "to a whole pixel")
        if solution.isRightToLeft, axis == .horizontal {
            sum.mirror(in: PixelGrid.snap(solution.contentSize.width), "width of the content", length: PixelGrid.snap(length))
        }
        sum.reach(grid.pixels(element.frame).near(axis), cause)
    }

    /// The cause of a frame that differs from the described one.
    static let ownCode = "changed by the layout's own code"

    /// Completes a size: rounding to pixels, and changes by the layout's own code.
    func finishSize(_ sum: inout FrameSum, _ element: LayoutElement) {
        sum.reach(PixelGrid.snap(sum.total), "to a whole pixel")
        sum.reach(grid.pixels(element.frame).size[sum.axis], Self.ownCode)
    }
}

// MARK: - Lengths by a dimension

extension FrameTracer {
    /// A size that dimensions may be fractions of.
    struct Room {
        var size: PixelSize
        var words: String
    }

    /// Adds the length of a dimension, as a product if it is a fraction.
    ///
    /// - Returns: for a fraction, the axis and the room of which it is a fraction.
    @discardableResult
    func add(_ dimension: PixelDimension, giving length: Double, in rooms: [Room], to sum: inout FrameSum) -> (Axis, Room)? {
        let words = dimension.code(grid)
        switch dimension {
        case .fraction(let fraction, let axis):
            guard let room = rooms.first(where: { Self.agree(PixelGrid.floor(fraction * $0.size[axis]), length) }) else {
                sum.add("\(words), fitted by its group", length)
                return nil
            }
            let whole = grid.points(room.size[axis])
            let text = "\(words) of \(NumberText.text(Double(whole), decimals: 2))"
            sum.add(text, length, .init(fraction: CGFloat(fraction), whole: whole))
            return (axis, room)
        case .absolute(let given): sum.add(Self.agree(given, length) ? words : "\(words), fitted by its group", length)
        case .estimated(let given), .uniform(let given):
            sum.add(Self.agree(given, length) ? words : "its content, \(words)", length)
        case .refused: sum.add(words, length)
        }
        return nil
    }

    static func agree(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

    /// Subtracts insets from a length; the solver uses the absolute value (B-N2).
    func subtract(_ insets: PixelInsets, of owner: String, inner: Double, from sum: inout FrameSum) {
        let (near, far) = sum.axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
        sum.add("contentInsets.\(near) of \(owner)", -insets.near(sum.axis))
        sum.add("contentInsets.\(far) of \(owner)", -insets.far(sum.axis))
        sum.reach(inner, "the size less its insets is below 0, and its sign is dropped")
    }
}
