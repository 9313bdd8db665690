/// A picture that is made band by band, so that its height takes no memory.
public protocol BandSource {
    /// In pixels.
    var width: Int { get }
    var height: Int { get }
    /// Whether every pixel is known to be opaque; others may be, too.
    var isOpaque: Bool { get }

    /// Makes the bands from top to bottom. It may be asked again and makes the same ones.
    ///
    /// - Parameter body: answers whether it wants the next band.
    func forEachBand(_ body: (PixelBand) throws -> Bool) throws
}

/// Some rows of a picture. It is valid while the body that it is handed to runs.
public struct PixelBand {
    /// The first row's index in the picture.
    public let firstRow: Int
    public let rowCount: Int
    /// `width × rowCount` words `0xAARRGGBB`, alpha multiplied in; rows packed.
    public let words: UnsafeBufferPointer<UInt32>

    public init(firstRow: Int, rowCount: Int, words: UnsafeBufferPointer<UInt32>) {
        self.firstRow = firstRow
        self.rowCount = rowCount
        self.words = words
    }
}
