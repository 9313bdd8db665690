/// The sizes that the content of one section asked for, in device pixels.
///
/// A cell is measured anew when another size is proposed to it (B-E4). Most are proposed one size only.
struct MeasuredSizes: Sendable {
    private struct Cell: Sendable {
        var proposal: PixelSize
        var size: PixelSize
    }

    private struct CellKey: Sendable, Hashable {
        var item: Int
        var proposal: PixelSize
    }

    private struct ViewKey: Sendable, Hashable {
        var kind: String
        var ordinal: Int
    }

    private var cells: [Int: Cell] = [:]
    /// The answers of cells that were proposed other sizes besides.
    private var otherAnswers: [CellKey: PixelSize] = [:]
    private var views: [ViewKey: PixelSize] = [:]

    /// What a cell asked for when that size was proposed to it.
    func cell(_ item: Int, _ proposal: PixelSize) -> PixelSize? {
        guard let cell = cells[item] else { return nil }
        return cell.proposal == proposal ? cell.size : otherAnswers[CellKey(item: item, proposal: proposal)]
    }

    func view(_ kind: String, _ ordinal: Int) -> PixelSize? {
        views[ViewKey(kind: kind, ordinal: ordinal)]
    }

    mutating func keep(_ size: PixelSize, ofCell item: Int, _ proposal: PixelSize) {
        if let cell = cells[item], cell.proposal != proposal {
            otherAnswers[CellKey(item: item, proposal: proposal)] = size
        } else {
            cells[item] = Cell(proposal: proposal, size: size)
        }
    }

    mutating func keep(_ size: PixelSize, of kind: String, _ ordinal: Int) {
        views[ViewKey(kind: kind, ordinal: ordinal)] = size
    }

    /// - Complexity: O(1) for a cell that was proposed one size only.
    mutating func forgetCell(_ item: Int) {
        cells[item] = nil
        if !otherAnswers.isEmpty { otherAnswers = otherAnswers.filter { $0.key.item != item } }
    }

    mutating func forget(_ kind: String, _ ordinal: Int) {
        views[ViewKey(kind: kind, ordinal: ordinal)] = nil
    }
}
