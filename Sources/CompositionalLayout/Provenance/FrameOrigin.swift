package import Foundation

/// Explains an element's frame: each of its numbers as a sum of named terms.
///
/// In points and content coordinates. Terms are exact: a dimension is named as the cause of a length only if it yields that
/// length.
package struct FrameOrigin: Sendable {
    /// A term of a sum.
    package struct Term: Sendable, Hashable {
        /// The source of the length in terms of the API: `contentInsets.leading of the section`, `fractionalWidth(0.5) of 361`.
        package var words: String
        /// Points; negative for subtractions.
        package var length: CGFloat
        /// For a fraction, its factors; the length is their product, rounded down to a whole pixel. `nil` for other terms.
        package var product: Product?
    }

    package struct Product: Sendable, Hashable {
        package var fraction: CGFloat
        /// Points.
        package var whole: CGFloat
    }

    /// A number and its terms.
    package struct Sum: Sendable, Hashable {
        /// The name of the measured part: `item`, `group`, `room in the group`.
        package var subject: String
        package var axis: Axis
        package var terms: [Term]
        package var total: CGFloat
    }

    /// The distance of the frame's origin from the content's origin, along both axes.
    package var position: [Sum]
    /// Sums for the width, then for the height. Each begins with the element's length; if that is a fraction of its container's
    /// length, the container's sum follows, and so on outwards.
    package var size: [Sum]
    /// The path to a cell from the outermost group: indices among the subitems in each group's description. Empty for other
    /// elements, and in custom groups.
    package var subitems: [Int] = []
}

extension SolvedLayout {
    /// The origin of an element's frame; `nil` if the element does not exist.
    ///
    /// - Complexity: O(slots of its group).
    package func origin(of id: LayoutElement.ID) -> FrameOrigin? {
        guard let element = element(id) else { return nil }
        return FrameTracer(self).origin(of: element)
    }
}

/// Builds a sum from lengths in device pixels.
struct FrameSum {
    let grid: PixelGrid
    let axis: Axis
    private(set) var terms: [FrameOrigin.Term] = []
    /// Device pixels.
    private(set) var total = 0.0

    init(_ grid: PixelGrid, _ axis: Axis) {
        (self.grid, self.axis) = (grid, axis)
    }

    /// Adds a length, unless it is zero.
    mutating func add(_ words: String, _ pixels: Double, _ product: FrameOrigin.Product? = nil) {
        total += pixels
        guard abs(pixels) > 1e-6 else { return }
        terms.append(.init(words: words, length: grid.points(pixels), product: product))
    }

    /// Adds the term that brings the total to a known value.
    mutating func reach(_ pixels: Double, _ words: String) { add(words, pixels - total) }

    /// Mirrors a position: subtracts it and the element's length from the available width.
    mutating func mirror(in room: Double, _ words: String, length: Double) {
        let before = total
        terms = [.init(words: words, length: grid.points(room), product: nil)] + terms.map { term in
            .init(words: term.words, length: -term.length, product: term.product)
        }
        total = room - before
        add("its own width", -length)
    }

    func sum(of subject: String) -> FrameOrigin.Sum {
        // An empty sum shows its starting point.
        let shown = terms.isEmpty ? [.init(words: "the start", length: 0, product: nil)] : terms
        return .init(subject: subject, axis: axis, terms: shown, total: grid.points(total))
    }
}
