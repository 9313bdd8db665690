/// Looks sizes up while groups are composed and, if it has a meter, measures content whose size is missing.
///
/// It lives for one composition only: runs store the sizes themselves.
final class SizeKeeper {
    /// A cell by its item, or an anchored view by its kind and running number.
    enum Subject: Equatable {
        case cell(Int)
        case view(String, Int)
    }

    var sizes: MeasuredSizes
    private let meter: ContentMeter?
    /// The subject to measure even if its size is known.
    private var renewal: Subject?
    /// The subject whose request is recorded.
    private let noted: Subject?
    private(set) var notedRequest: SizeRequest?
    /// Whether missing sizes are measured.
    var isAsking = true
    /// Whether any content was measured.
    private(set) var hasLearnt = false
    /// The last cell that was measured; it may be one that did not fit into the composed group.
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

    /// Whether a subject is due to be remeasured, which happens once.
    private func isDue(_ subject: Subject) -> Bool {
        guard renewal == subject else { return false }
        renewal = nil
        return true
    }
}

/// The fitting sizes of one section's content, in device pixels.
///
/// A cell is measured anew when another size is proposed to it (B-E4). Most are proposed one size only.
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
    /// The answers of cells that were also proposed other sizes.
    private var otherAnswers: [CellKey: PixelSize] = [:]
    private var views: [ViewKey: PixelSize] = [:]

    /// A cell's fitting size for a proposed size.
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
