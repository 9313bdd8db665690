/// Looks sizes up while groups are composed and, where it has a meter, asks content for those that are missing.
///
/// It lives for one composition: runs keep the sizes themselves.
final class SizeKeeper {
    /// A cell by its item, or an anchored view by its kind and running number.
    enum Subject: Equatable {
        case cell(Int)
        case view(String, Int)
    }

    var sizes: MeasuredSizes
    private let meter: ContentMeter?
    /// Whose size is asked for even if it is known.
    private var renewal: Subject?
    /// Whose request is noted.
    private let noted: Subject?
    private(set) var notedRequest: SizeRequest?
    /// Whether missing sizes are asked for.
    var isAsking = true
    /// Whether any content was asked and had an answer.
    private(set) var hasLearnt = false
    /// The last cell that had an answer; it may be one that found no room in the group that was composed.
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
        let size = try meter.cell(item, request.proposal)
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
        let size = try meter.view(kind, ordinal, request.proposal)
        if isRenewed { sizes.forget(kind, ordinal) }
        guard let size else { return nil }
        sizes.keep(size, of: kind, ordinal)
        hasLearnt = true
        return size
    }

    /// Whether a subject is to be asked anew, which it is once.
    private func isDue(_ subject: Subject) -> Bool {
        guard renewal == subject else { return false }
        renewal = nil
        return true
    }
}
