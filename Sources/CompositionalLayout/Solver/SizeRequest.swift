/// What the content of an element is asked.
struct SizeRequest: Sendable, Hashable {
    /// The element's requested size; of its answer the estimated sides count.
    var dimensions: PixelDimensions
    /// The size that the layout gives it, estimates counting as they stand. Device pixels.
    var proposal: PixelSize
}
