public import Foundation

/// What a layout is solved with: how many items there are, and what sizes they ask for.
public struct LayoutContent: Sendable {
    /// The size that an element's content asks for.
    ///
    /// It is asked only of elements with an estimated side, and only that side of the answer is used (B-E2).
    ///
    /// - Parameters:
    ///   - element: a cell or a supplementary view.
    ///   - proposal: points: the size that the layout gives it, estimates counting as they stand.
    /// - Returns: points, or `nil` for an element that keeps its estimate.
    public typealias FittingSize = @Sendable (_ element: LayoutElement.ID, _ proposal: CGSize) -> CGSize?

    /// Which elements are asked for their fitting size.
    public enum Measuring: Sendable, Hashable {
        /// All of them.
        case everything
        /// Those that the viewport shows, from its start on; each moves what follows it, so one that is pushed out is not
        /// asked (B-E3). A long feed opens at once.
        case visible
    }

    /// The number of items of each section.
    public var itemCounts: [Int]
    /// What the elements ask for; `nil` where every element keeps its estimate.
    public var fittingSize: FittingSize?
    /// The sections whose items and anchored views `fittingSize` has a say about; `nil` is all of them. Sections left
    /// out take the same time and memory whatever their number of items.
    public var selfSizingSections: Set<Int>?

    public var measuring: Measuring

    public init(itemCounts: [Int], fittingSize: FittingSize? = nil, measuring: Measuring = .everything) {
        self.itemCounts = itemCounts
        self.fittingSize = fittingSize
        self.measuring = measuring
    }
}
