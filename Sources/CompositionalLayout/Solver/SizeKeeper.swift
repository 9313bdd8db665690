/// Looks sizes up while groups are composed and, where it has a meter, asks content for those that are missing.
///
/// It lives for one composition: runs keep the sizes themselves.
final class SizeKeeper {
    var sizes: MeasuredSizes
    private let meter: ContentMeter?
    /// Whether missing sizes are asked for.
    var isAsking = true
    /// Whether any content was asked and had an answer.
    private(set) var hasLearnt = false

    init(_ sizes: MeasuredSizes = MeasuredSizes(), asking meter: ContentMeter? = nil) {
        self.sizes = sizes
        self.meter = meter
    }

    func cell(_ item: Int, _ proposal: PixelSize) throws(LayoutError) -> PixelSize? {
        if let size = sizes.cell(item, proposal) { return size }
        guard isAsking, let size = try meter?.cell(item, proposal) else { return nil }
        sizes.keep(size, ofCell: item, proposal)
        hasLearnt = true
        return size
    }

    func view(_ kind: String, _ ordinal: Int, _ proposal: PixelSize) throws(LayoutError) -> PixelSize? {
        if let size = sizes.view(kind, ordinal) { return size }
        guard isAsking, let size = try meter?.view(kind, ordinal, proposal) else { return nil }
        sizes.keep(size, of: kind, ordinal)
        hasLearnt = true
        return size
    }
}
