/// The sizes that the content of one section asked for, in device pixels.
struct MeasuredSizes: Sendable {
    private struct Cell: Sendable {
        var proposal: PixelSize
        var size: PixelSize
    }

    private struct ViewKey: Sendable, Hashable {
        var kind: String
        var ordinal: Int
    }

    private var cells: [Int: Cell] = [:]
    private var views: [ViewKey: PixelSize] = [:]

    /// What a cell asked for when that size was proposed to it; another proposal takes another measuring (B-E4).
    func cell(_ item: Int, _ proposal: PixelSize) -> PixelSize? {
        guard let cell = cells[item], cell.proposal == proposal else { return nil }
        return cell.size
    }

    func view(_ kind: String, _ ordinal: Int) -> PixelSize? {
        views[ViewKey(kind: kind, ordinal: ordinal)]
    }

    /// Keeps a cell's size; `nil` forgets it.
    mutating func keep(_ size: PixelSize?, ofCell item: Int, _ proposal: PixelSize) {
        cells[item] = size.map { Cell(proposal: proposal, size: $0) }
    }

    /// Keeps an anchored view's size; `nil` forgets it.
    mutating func keep(_ size: PixelSize?, of kind: String, _ ordinal: Int) {
        views[ViewKey(kind: kind, ordinal: ordinal)] = size
    }
}
