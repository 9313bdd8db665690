/// The same row of both pictures.
struct PixelRow {
    let y: Int
    let expected: UnsafePointer<UInt32>
    let actual: UnsafePointer<UInt32>

    /// Finds the pixels whose values differ.
    ///
    /// Sixteen pixels are looked at as one. That is written out, and with pointers and operators that cost no call in a
    /// debug build: tests run in one, and most pixels that they compare are equal.
    ///
    /// - Parameters:
    ///   - width: the pixels to compare.
    ///   - columns: takes the columns, ascending; has room for all.
    /// - Returns: how many differ.
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

    /// Notes the differing pixels of the columns `start..<end`.
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
