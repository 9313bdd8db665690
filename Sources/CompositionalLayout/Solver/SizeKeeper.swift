/// Looks sizes up while groups are composed and, where it has a meter, asks content for those that are missing.
///
/// It lives for one composition: runs keep the sizes themselves.
final class SizeKeeper {
    /// Something whose size is asked for even if it is known.
    enum Renewal: Equatable {
        case cell(Int)
        case view(String, Int)
    }

    var sizes: MeasuredSizes
    private let meter: ContentMeter?
    private let renewal: Renewal?
    /// Whether missing sizes are asked for.
    var isAsking = true
    /// Whether any content was asked and had an answer.
    private(set) var hasLearnt = false

    init(_ sizes: MeasuredSizes = MeasuredSizes(), asking meter: ContentMeter? = nil, renewing renewal: Renewal? = nil) {
        self.sizes = sizes
        self.meter = meter
        self.renewal = renewal
    }

    func cell(_ item: Int, _ proposal: PixelSize) throws(LayoutError) -> PixelSize? {
        let isRenewed = renewal == .cell(item)
        if !isRenewed, let size = sizes.cell(item, proposal) { return size }
        guard isAsking, let meter else { return nil }
        let size = try meter.cell(item, proposal)
        if size != nil || isRenewed { sizes.keep(size, ofCell: item, proposal) }
        if size != nil { hasLearnt = true }
        return size
    }

    func view(_ kind: String, _ ordinal: Int, _ proposal: PixelSize) throws(LayoutError) -> PixelSize? {
        let isRenewed = renewal == .view(kind, ordinal)
        if !isRenewed, let size = sizes.view(kind, ordinal) { return size }
        guard isAsking, let meter else { return nil }
        let size = try meter.view(kind, ordinal, proposal)
        if size != nil || isRenewed { sizes.keep(size, of: kind, ordinal) }
        if size != nil { hasLearnt = true }
        return size
    }
}
