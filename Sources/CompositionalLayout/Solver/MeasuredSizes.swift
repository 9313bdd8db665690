/// The sizes that content asked for, in device pixels.
struct MeasuredSizes: Sendable {
    /// A cell is measured anew when another size is proposed to it (B-E4).
    private struct CellKey: Sendable, Hashable {
        var item: Int
        var proposal: PixelSize
    }

    private struct AnchoredKey: Sendable, Hashable {
        var kind: String
        var ordinal: Int
    }

    private var cells: [CellKey: PixelSize] = [:]
    private var anchored: [AnchoredKey: PixelSize] = [:]

    func cell(_ item: Int, _ proposal: PixelSize) -> PixelSize? {
        cells[CellKey(item: item, proposal: proposal)]
    }

    func anchored(_ kind: String, _ ordinal: Int) -> PixelSize? {
        anchored[AnchoredKey(kind: kind, ordinal: ordinal)]
    }

    mutating func keep(_ size: PixelSize, ofCell item: Int, _ proposal: PixelSize) {
        cells[CellKey(item: item, proposal: proposal)] = size
    }

    mutating func keep(_ size: PixelSize, of kind: String, _ ordinal: Int) {
        anchored[AnchoredKey(kind: kind, ordinal: ordinal)] = size
    }
}
