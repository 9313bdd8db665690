import Foundation

/// Asks the content of one section for fitting sizes, each once for a proposal, in device pixels.
final class ContentMeter {
    private let section: Int
    private let grid: PixelGrid
    private let content: LayoutContent
    private(set) var sizes = MeasuredSizes()
    /// The first element that asked for a size that is none.
    private(set) var culprit: LayoutElement.ID?

    init(section: Int, grid: PixelGrid, content: LayoutContent) {
        self.section = section
        self.grid = grid
        self.content = content
    }

    /// Whether the section's items and anchored views have a say.
    var isActive: Bool {
        content.fittingSize != nil && content.selfSizingSections?.contains(section) != false
    }

    func cell(_ item: Int, _ proposal: PixelSize) -> PixelSize? {
        if let size = sizes.cell(item, proposal) { return size }
        let element = LayoutElement.ID(category: .cell, kind: nil, section: section, item: item)
        guard let size = ask(element, proposal) else { return nil }
        sizes.keep(size, ofCell: item, proposal)
        return size
    }

    func anchored(_ kind: String, _ ordinal: Int, _ proposal: PixelSize) -> PixelSize? {
        if let size = sizes.anchored(kind, ordinal) { return size }
        guard let size = supplementary(kind, item: ordinal, proposal) else { return nil }
        sizes.keep(size, of: kind, ordinal)
        return size
    }

    /// A view of a kind, without keeping what it asks for.
    func supplementary(_ kind: String, item: Int, _ proposal: PixelSize) -> PixelSize? {
        ask(LayoutElement.ID(category: .supplementary, kind: kind, section: section, item: item), proposal)
    }

    private func ask(_ element: LayoutElement.ID, _ proposal: PixelSize) -> PixelSize? {
        guard let fitting = content.fittingSize?(element, grid.points(proposal)) else { return nil }
        let isSize = fitting.width.isFinite && fitting.height.isFinite && fitting.width >= 0 && fitting.height >= 0
        if !isSize, culprit == nil { culprit = element }
        return isSize ? grid.pixels(fitting) : nil
    }
}
