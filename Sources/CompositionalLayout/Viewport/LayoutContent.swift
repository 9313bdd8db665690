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

    /// As `FittingSize`, with more to go by.
    package typealias Measure = @Sendable (SizeQuestion) -> SizeAnswer?

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
    public var fittingSize: FittingSize? {
        get {
            guard let measure else { return nil }
            return { element, proposal in measure(SizeQuestion(element, proposal: proposal))?.size }
        }
        set {
            guard let fittingSize = newValue else { return measure = nil }
            measure = { question in fittingSize(question.element, question.proposal).map { SizeAnswer($0) } }
        }
    }
    /// The fitting sizes by all that is known of an element; `nil` where every element keeps its estimate.
    package var measure: Measure?
    /// What the layout being solved adds to the questions.
    var context = MeasuringContext()
    /// The sections for whose items and anchored views `fittingSize` is called; `nil` means all of them. The other
    /// sections take the same time and memory whatever their number of items.
    public var selfSizingSections: Set<Int>?

    public var measuring: Measuring

    public init(itemCounts: [Int], fittingSize: FittingSize? = nil, measuring: Measuring = .everything) {
        self.itemCounts = itemCounts
        self.measuring = measuring
        self.fittingSize = fittingSize
    }

    /// Whether a section's items and anchored views are measured.
    func measures(section: Int) -> Bool {
        measure != nil && selfSizingSections?.contains(section) ?? true
    }

    /// - Parameter measure: called as `FittingSize` is.
    package init(itemCounts: [Int], measure: @escaping Measure) {
        self.init(itemCounts: itemCounts)
        self.measure = measure
    }
}
