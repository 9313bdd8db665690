package import Foundation

/// Where an element's frame comes from: sums whose terms add up to its numbers, for whoever looks for a number's cause.
///
/// Points, in content coordinates. What is said of a length holds exactly: a term names a dimension as its cause only if the
/// dimension gives that length.
package struct FrameOrigin: Sendable {
    /// A part of a sum.
    package struct Term: Sendable, Hashable {
        /// What it is, in the API's words: `contentInsets.leading of the section`, `fractionalWidth(0.5) of 361`.
        package var words: String
        /// Points, negative for what is taken away.
        package var length: CGFloat
        /// Of a fraction: what it is a fraction of. The length is their product, rounded down to a whole pixel.
        package var product: Product?
    }

    package struct Product: Sendable, Hashable {
        package var fraction: CGFloat
        /// Points.
        package var whole: CGFloat
    }

    /// A number and what it is the sum of.
    package struct Sum: Sendable, Hashable {
        /// What has this number: `item`, `group`, `room in the group`.
        package var subject: String
        package var axis: Axis
        package var terms: [Term]
        package var total: CGFloat
    }

    /// The distance of the frame's origin from the content's, along both axes.
    package var position: [Sum]
    /// The frame's sides, and of what they are fractions: the element first, then what contains it.
    package var size: [Sum]
    /// Of a cell and the groups around it, the index among the description's subitems; empty for other elements, and in
    /// custom groups.
    package var subitems: [Int] = []
}

extension SolvedLayout {
    /// Where an element's frame comes from; `nil` if there is no such element.
    ///
    /// - Complexity: O(slots of its group).
    package func origin(of id: LayoutElement.ID) -> FrameOrigin? {
        guard let element = element(id) else { return nil }
        return FrameTracer(self).origin(of: element)
    }
}

/// A sum as it grows. It takes device pixels.
struct FrameSum {
    let grid: PixelGrid
    let axis: Axis
    private(set) var terms: [FrameOrigin.Term] = []
    /// Device pixels.
    private(set) var total = 0.0

    init(_ grid: PixelGrid, _ axis: Axis) {
        (self.grid, self.axis) = (grid, axis)
    }

    /// Adds a length, unless it is nothing.
    mutating func add(_ words: String, _ pixels: Double, _ product: FrameOrigin.Product? = nil) {
        total += pixels
        guard abs(pixels) > 1e-6 else { return }
        terms.append(.init(words: words, length: grid.points(pixels), product: product))
    }

    /// Adds what is lacking to a number that is known.
    mutating func reach(_ pixels: Double, _ words: String) { add(words, pixels - total) }

    /// Seen from the other end of a room: what is left of it.
    mutating func mirror(in room: Double, _ words: String, length: Double) {
        let before = total
        terms = [.init(words: words, length: grid.points(room), product: nil)] + terms.map { term in
            .init(words: term.words, length: -term.length, product: term.product)
        }
        total = room - before
        add("its own width", -length)
    }

    func sum(of subject: String) -> FrameOrigin.Sum {
        // A number that nothing has been added to says so.
        let shown = terms.isEmpty ? [.init(words: "the start", length: 0, product: nil)] : terms
        return .init(subject: subject, axis: axis, terms: shown, total: grid.points(total))
    }
}
