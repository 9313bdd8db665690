/// A picture's pixels in memory that someone else owns. It is valid as long as that memory is.
public struct PixelView {
    /// In pixels.
    public let width: Int
    public let height: Int
    /// In pixels, from the start of a row to the start of the next.
    public let rowStride: Int
    private let words: UnsafeBufferPointer<UInt32>

    /// - Parameters:
    ///   - words: rows from the top; in memory each pixel is red, green, blue, alpha, a byte each, alpha not multiplied
    ///     in.
    ///   - rowStride: in pixels; rows are packed if none is given.
    /// - Precondition: the rows lie within the words.
    public init(_ words: UnsafeBufferPointer<UInt32>, width: Int, height: Int, rowStride: Int? = nil) {
        let stride = rowStride ?? width
        precondition(width >= 0 && height >= 0, "No picture has \(width) x \(height) pixels.")
        precondition(stride >= width, "Rows of \(width) pixels do not lie \(stride) apart.")
        precondition(
            width == 0 || height == 0 || words.count >= stride * (height - 1) + width,
            "\(words.count) pixels are too few for \(height) rows of \(width).")
        (self.width, self.height, self.rowStride, self.words) = (width, height, stride, words)
    }

    var size: PixelSize { PixelSize(width: width, height: height) }

    /// A row's pixels.
    ///
    /// - Precondition: the picture has that row, and it has pixels.
    func row(_ y: Int) -> UnsafePointer<UInt32> {
        guard let start = words.baseAddress else { preconditionFailure("A picture without pixels has no row \(y).") }
        return start + y * rowStride
    }
}
