/// Looks up sizes while groups are composed. With a meter, it measures content whose size is unknown.
///
/// It is used for one composition only; runs store the sizes.
final class SizeKeeper {
    /// A cell by its item, or an anchored view by its kind and number.
    enum Subject: Equatable {
        case cell(Int)
        case view(String, Int)
    }

    var sizes: MeasuredSizes
    private let meter: ContentMeter?
    /// The subject to measure even if its size is known.
    private var renewal: Subject?
    /// The subject whose measuring request is stored in `notedRequest`.
    private let noted: Subject?
    private(set) var notedRequest: SizeRequest?
    /// If true, unknown sizes are measured.
    var isAsking = true
    /// True if any content was measured.
    private(set) var hasLearnt = false
    /// The last measured cell, which may not have fitted into the composed group.
    private(set) var lastLearntItem = -1

    init(
        _ sizes: MeasuredSizes = MeasuredSizes(), asking meter: ContentMeter? = nil, renewing renewal: Subject? = nil,
        noting noted: Subject? = nil
    ) {
        self.sizes = sizes
        self.meter = meter
        self.renewal = renewal
        self.noted = noted
    }

    func cell(_ item: Int, _ request: SizeRequest) throws(LayoutError) -> PixelSize? {
        if noted == .cell(item) { notedRequest = request }
        let isRenewed = isDue(.cell(item))
        if !isRenewed, let size = sizes.cell(item, request.proposal) { return size }
        guard isAsking, let meter else { return nil }
        let size = try meter.cell(item, request)
        if isRenewed { sizes.forgetCell(item) }
        guard let size else { return nil }
        sizes.keep(size, ofCell: item, request.proposal)
        hasLearnt = true
        lastLearntItem = max(lastLearntItem, item)
        return size
    }

    func view(_ kind: String, _ ordinal: Int, _ request: SizeRequest) throws(LayoutError) -> PixelSize? {
        if noted == .view(kind, ordinal) { notedRequest = request }
        let isRenewed = isDue(.view(kind, ordinal))
        if !isRenewed, let size = sizes.view(kind, ordinal) { return size }
        guard isAsking, let meter else { return nil }
        let size = try meter.view(kind, ordinal, request)
        if isRenewed { sizes.forget(kind, ordinal) }
        guard let size else { return nil }
        sizes.keep(size, of: kind, ordinal)
        hasLearnt = true
        return size
    }

    /// True on the first call for the subject that must be measured again, then false.
    private func isDue(_ subject: Subject) -> Bool {
        guard renewal == subject else { return false }
        renewal = nil
        return true
    }
}

/// The fitting sizes of a section's content, in device pixels.
///
/// A cell is measured again when a different size is proposed (B-E4). Most cells are proposed only one size.
struct MeasuredSizes: Sendable, Codable {
    private struct Cell: Sendable, Codable {
        var proposal: PixelSize
        var size: PixelSize
    }

    private struct CellKey: Sendable, Hashable, Codable {
        var item: Int
        var proposal: PixelSize
    }

    private struct ViewKey: Sendable, Hashable, Codable {
        var kind: String
        var ordinal: Int
    }

    private var cells: [Int: Cell] = [:]
    /// The answers of cells for further proposed sizes.
    private var otherAnswers: [CellKey: PixelSize] = [:]
    private var views: [ViewKey: PixelSize] = [:]

    /// A cell's fitting size for a proposed size; `nil` if it is not measured for that size.
    func cell(_ item: Int, _ proposal: PixelSize) -> PixelSize? {
        guard let cell = cells[item] else { return nil }
        return cell.proposal == proposal ? cell.size : otherAnswers[CellKey(item: item, proposal: proposal)]
    }

    func hasCell(_ item: Int) -> Bool { cells[item] != nil }

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

    /// - Complexity: O(1) for a cell with a single proposed size.
    mutating func forgetCell(_ item: Int) {
        cells[item] = nil
        if !otherAnswers.isEmpty { otherAnswers = otherAnswers.filter { $0.key.item != item } }
    }

    mutating func forget(_ kind: String, _ ordinal: Int) {
        views[ViewKey(kind: kind, ordinal: ordinal)] = nil
    }
}
