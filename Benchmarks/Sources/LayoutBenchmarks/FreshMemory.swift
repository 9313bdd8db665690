import Foundation

/// Memory whose pages have never been touched.
struct FreshMemory {
    let doubles: UnsafeMutablePointer<Double>
    private let count: Int

    init(doubles count: Int) {
        let bytes = count * MemoryLayout<Double>.stride
        guard let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), memory != MAP_FAILED
        else { fatalError("There are no \(bytes) bytes of memory.") }
        doubles = memory.bindMemory(to: Double.self, capacity: count)
        self.count = count
    }

    /// The same memory as rectangles of four doubles.
    var rects: UnsafeMutableBufferPointer<CGRect> {
        let start = UnsafeMutableRawPointer(doubles).bindMemory(to: CGRect.self, capacity: count / 4)
        return UnsafeMutableBufferPointer(start: start, count: count / 4)
    }

    func free() {
        munmap(doubles, count * MemoryLayout<Double>.stride)
    }
}
