/// An unowned view of a picture's pixels, valid as long as their memory.
public struct PixelView {
    /// In pixels.
    public let width: Int
    public let height: Int
    /// Pixels from the start of a row to the start of the next.
    public let rowStride: Int
    private let words: UnsafeBufferPointer<UInt32>

    /// - Parameters:
    ///   - words: rows from the top; in memory each pixel is red, green, blue, alpha, a byte each, with straight alpha.
    ///   - rowStride: in pixels; `nil` for packed rows.
    ///   - width: in pixels.
    ///   - height: in pixels.
    /// - Precondition: the rows lie within the words.
    public init(_ words: UnsafeBufferPointer<UInt32>, width: Int, height: Int, rowStride: Int? = nil) {
        let stride = rowStride ?? width
        precondition(width >= 0 && height >= 0, "A size must not be negative, but is \(width) x \(height).")
        precondition(stride >= width, "A row stride of \(stride) is less than the width of \(width).")
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

/// The size of a picture in pixels.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public var area: Int { width * height }

    public var description: String { "\(width) x \(height)" }
}

/// The same row of both pictures.
struct PixelRow {
    let y: Int
    let expected: UnsafePointer<UInt32>
    let actual: UnsafePointer<UInt32>

    /// Finds the pixels whose values differ.
    ///
    /// Compares sixteen pixels at a time. The loop is unrolled by hand, with pointers and operators that compile to no calls in a
    /// debug build: tests run in debug builds, and most of the pixels that they compare are equal.
    ///
    /// - Parameters:
    ///   - width: the number of pixels to compare.
    ///   - columns: receives the columns, ascending; must have room for all.
    /// - Returns: the number of differing pixels.
    func findDifferences(width: Int, into columns: UnsafeMutableBufferPointer<Int32>) -> Int {
        guard let found = columns.baseAddress else { return 0 }
        var count = 0
        var x = 0
        while x &+ 16 <= width {
            let (a, b) = (expected + x, actual + x)
            let first = (a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3])
            let second = (a[4] ^ b[4]) | (a[5] ^ b[5]) | (a[6] ^ b[6]) | (a[7] ^ b[7])
            let third = (a[8] ^ b[8]) | (a[9] ^ b[9]) | (a[10] ^ b[10]) | (a[11] ^ b[11])
            let fourth = (a[12] ^ b[12]) | (a[13] ^ b[13]) | (a[14] ^ b[14]) | (a[15] ^ b[15])
            if first | second | third | fourth != 0 { list(x, x &+ 16, found, &count) }
            x &+= 16
        }
        list(x, width, found, &count)
        return count
    }

    /// Records the differing pixels of the columns `start..<end`.
    @inline(__always)
    private func list(_ start: Int, _ end: Int, _ found: UnsafeMutablePointer<Int32>, _ count: inout Int) {
        var x = start
        while x < end {
            if expected[x] != actual[x] {
                found[count] = Int32(truncatingIfNeeded: x)
                count &+= 1
            }
            x &+= 1
        }
    }
}
