import Foundation

/// Measures the content of a section, or of the layout, in device pixels.
struct ContentMeter: Sendable {
    var owner: LayoutElement.Owner
    var grid: PixelGrid
    var content: LayoutContent

    /// True if the section's items and anchored views are measured.
    var isActive: Bool {
        guard case .section(let section) = owner else { return content.measure != nil }
        return content.measures(section: section)
    }

    func cell(_ item: Int, _ request: SizeRequest) throws(LayoutError) -> PixelSize? {
        try ask(.init(category: .cell, kind: nil, owner: owner, item: item), request)
    }

    /// Measures a supplementary view. Returns `nil` without a closure that measures, and beyond the limit of measurements.
    func view(_ kind: String, _ item: Int, _ request: SizeRequest) throws(LayoutError) -> PixelSize? {
        try ask(.init(category: .supplementary, kind: kind, owner: owner, item: item), request)
    }

    /// The fitting sizes of boundary items with an estimated dimension, by index.
    ///
    /// - Parameter proposals: the items' sizes before measuring.
    func boundary(
        _ items: [PixelBoundary], proposals: [PixelSize]
    ) throws(LayoutError) -> [Int: PixelSize] {
        var sizes: [Int: PixelSize] = [:]
        for (index, item) in items.enumerated() where item.size.hasEstimates {
            sizes[index] = try boundary(item, proposals[index])
        }
        return sizes
    }

    func boundary(_ item: PixelBoundary, _ proposal: PixelSize) throws(LayoutError) -> PixelSize? {
        try view(item.kind, 0, SizeRequest(dimensions: item.size, proposal: proposal))
    }

    /// Measures an element's content.
    ///
    /// - Returns: the fitting size, or the proposal if nothing determines one; `nil` without a measuring closure, or once the limit
    ///   of measurements is reached.
    private func ask(_ element: LayoutElement.ID, _ request: SizeRequest) throws(LayoutError) -> PixelSize? {
        guard content.context.doubts.take(upTo: content.measuringLimit) else { return nil }
        let question = content.context.question(
            about: element, request.dimensions, proposal: grid.points(request.proposal), scale: grid.scale)
        guard let measure = content.measure else { return nil }
        let answer = measure(question)
        // A list determines the heights of its rows, headers and footers itself.
        let doubt = answer?.doubt ?? (question.list == nil ? .undecided : [])
        content.context.doubts.note(doubt.subtracting(.undecided.subtracting(request.dimensions.estimates)), of: element)
        content.context.separatorInsets[element] = answer?.separatorInset
        guard let fitting = answer?.size else { return request.proposal }
        let isSize = fitting.width.isFinite && fitting.height.isFinite && fitting.width >= 0 && fitting.height >= 0
        guard isSize else { throw LayoutError(.invalidFittingSize(element), at: .init(section: element.section)) }
        return grid.pixels(fitting)
    }
}

/// The input for measuring an element's content.
struct SizeRequest: Sendable, Hashable {
    /// The element's requested size. Only estimated dimensions use the answer.
    var dimensions: PixelDimensions
    /// The size given by the layout, with estimates taken at face value. Device pixels.
    var proposal: PixelSize
}
