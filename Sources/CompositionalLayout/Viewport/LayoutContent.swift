public import Foundation

/// The input of a layout besides its viewport: the number of items, and their fitting sizes.
public struct LayoutContent: Sendable {
    /// The fitting size of an element's content.
    ///
    /// It is called only for elements with an estimated dimension, and only that dimension of the result is used
    /// (B-E2).
    ///
    /// - Parameters:
    ///   - element: a cell or a supplementary view.
    ///   - proposal: the size in points that the layout gives the element, estimates taken at face value.
    /// - Returns: the fitting size in points, or `nil` for an element that keeps its estimate.
    public typealias FittingSize = @Sendable (_ element: LayoutElement.ID, _ proposal: CGSize) -> CGSize?

    /// Which elements are measured.
    public enum Measuring: Sendable, Hashable {
        /// All of them.
        case everything
        /// Those that the viewport shows, starting from its leading end; each moves what follows it, so one that is
        /// pushed out of view is not measured (B-E3). A long feed opens at once.
        case visible
    }

    /// The number of items of each section.
    public var itemCounts: [Int]
    /// The elements' fitting sizes; `nil` where every element keeps its estimate.
    public var fittingSize: FittingSize?
    /// The sections for whose items and anchored views `fittingSize` is called; `nil` means all of them. The other
    /// sections take the same time and memory whatever their number of items.
    public var selfSizingSections: Set<Int>?

    public var measuring: Measuring

    public init(itemCounts: [Int], fittingSize: FittingSize? = nil, measuring: Measuring = .everything) {
        self.itemCounts = itemCounts
        self.fittingSize = fittingSize
        self.measuring = measuring
    }
}
