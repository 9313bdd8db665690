import Foundation

extension UnsafeRawBufferPointer {
    /// Whether two stretches of memory hold the same bytes; as fast in a debug build.
    func elementsEqual(in other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, count) == 0
    }
}
