import Foundation

extension [UInt8] {
    /// Where a byte stands first, at or behind a place.
    func place(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard start < count, let base = bytes.baseAddress else { return nil }
            return memchr(base + start, Int32(byte), count - start).map { $0 - UnsafeMutableRawPointer(mutating: base) }
        }
    }
}
