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
    private let renewal: Subject?
    /// Whose request is noted.
    private let noted: Subject?
    private(set) var notedRequest: SizeRequest?
    /// Whether missing sizes are asked for.
    var isAsking = true
    /// Whether any content was asked and had an answer.
    private(set) var hasLearnt = false

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
        let proposal = request.proposal
        let isRenewed = renewal == .cell(item)
        if !isRenewed, let size = sizes.cell(item, proposal) { return size }
        guard isAsking, let meter else { return nil }
        let size = try meter.cell(item, proposal)
        if size != nil || isRenewed { sizes.keep(size, ofCell: item, proposal) }
        if size != nil { hasLearnt = true }
        return size
    }

    func view(_ kind: String, _ ordinal: Int, _ request: SizeRequest) throws(LayoutError) -> PixelSize? {
        if noted == .view(kind, ordinal) { notedRequest = request }
        let proposal = request.proposal
        let isRenewed = renewal == .view(kind, ordinal)
        if !isRenewed, let size = sizes.view(kind, ordinal) { return size }
        guard isAsking, let meter else { return nil }
        let size = try meter.view(kind, ordinal, proposal)
        if size != nil || isRenewed { sizes.keep(size, of: kind, ordinal) }
        if size != nil { hasLearnt = true }
        return size
    }
}
