/// Plain values in a row, for what is read and written too often for an array: that looks at each change whether it is
/// shared, and is retained and released on the way.
///
/// Reading and writing is checked against the bounds. A type of elements is not private, as Swift 6.3 fails to build that
/// without its optimiser.
struct SVGList<Element: BitwiseCopyable>: ~Copyable {
    private var start: UnsafeMutablePointer<Element>
    private var capacity: Int
    private var length = 0

    init(capacity: Int = 64) {
        start = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    init(repeating value: Element, count: Int) {
        self.init(capacity: count)
        start.initialize(repeating: value, count: count)
        length = count
    }

    deinit {
        start.deallocate()
    }

    var count: Int { length }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: length))
            return start[index]
        }
        @inline(__always) set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: length))
            start[index] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ value: Element) {
        if length == capacity { grow() }
        start[length] = value
        length += 1
    }

    /// Leaves out what stands behind the first values.
    @inline(__always)
    mutating func keep(first count: Int) {
        precondition(0 <= count && count <= length)
        length = count
    }

    @inline(never)
    private mutating func grow() {
        capacity *= 2
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.update(from: start, count: length)
        start.deallocate()
        start = larger
    }
}
