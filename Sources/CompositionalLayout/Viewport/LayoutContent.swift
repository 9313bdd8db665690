public import Foundation

/// The content of a layout: the number of items, and their fitting sizes.
public struct LayoutContent: Sendable {
    /// The fitting size of an element's content.
    ///
    /// Called only for elements with an estimated dimension; only that dimension of the result is used (B-E2).
    ///
    /// - Parameters:
    ///   - element: a cell or supplementary view.
    ///   - proposal: the size given by the layout, in points, with estimates taken at face value.
    /// - Returns: the fitting size in points; `nil` if nothing decides it, so that the estimate is kept.
    public typealias FittingSize = @Sendable (_ element: LayoutElement.ID, _ proposal: CGSize) -> CGSize?

    /// Like `FittingSize`, with more information in the request and in the answer.
    package typealias Measure = @Sendable (SizeQuestion) -> SizeAnswer?

    /// The elements to measure.
    public enum Measuring: Sendable, Hashable {
        /// All elements.
        case everything
        /// Elements visible in the viewport, from its leading end. Each measured element moves those after it, so elements that
        /// are pushed out of view are not measured (B-E3). A long feed opens immediately.
        case visible
    }

    /// The number of items in each section.
    public var itemCounts: [Int]
    /// The elements' fitting sizes; `nil` if all elements keep their estimates.
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
    /// Measures content, with all information about an element; `nil` if all elements keep their estimates.
    package var measure: Measure?
    /// The information that the solver adds to each request.
    var context = MeasuringContext()
    /// The sections whose items and anchored views `fittingSize` is called for; `nil` means all. Other sections take the same
    /// time and memory regardless of their number of items.
    public var selfSizingSections: Set<Int>?

    public var measuring: Measuring
    /// The maximum number of measurements; elements beyond it keep their estimates.
    package var measuringLimit = Int.max

    public init(itemCounts: [Int], fittingSize: FittingSize? = nil, measuring: Measuring = .everything) {
        self.itemCounts = itemCounts
        self.measuring = measuring
        self.fittingSize = fittingSize
    }

    /// True if a section's items and anchored views are measured.
    func measures(section: Int) -> Bool {
        measure != nil && selfSizingSections?.contains(section) ?? true
    }

    /// - Parameter measure: called like `FittingSize`.
    package init(itemCounts: [Int], measure: @escaping Measure) {
        self.init(itemCounts: itemCounts)
        self.measure = measure
    }
}
