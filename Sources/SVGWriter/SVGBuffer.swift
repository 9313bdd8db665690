import Scene

/// Bytes of an SVG document, with places where its identifier will stand.
///
/// It writes to memory of its own: an array would check each byte.
struct SVGBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0
    private let digits = DigitTable.shared
    /// Offsets of the places that the identifier is written to at last.
    private var identifierOffsets = SVGList<Int>()

    /// The identifier's length: a letter and five digits. Of a hundred pictures in one page two are alike once in 10,000.
    static let identifierLength = 6

    init(capacity: Int = 1 << 12) {
        start = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit {
        start.deallocate()
    }

    /// Makes room for more bytes, which `body` then writes from the first free place on.
    ///
    /// - Parameter body: answers how many bytes it has written, `limit` at most.
    @inline(__always)
    mutating func write(atMost limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        makeRoom(for: limit)
        count += body(start + count)
    }

    /// Makes room for more bytes, which a pen then writes.
    @inline(__always)
    mutating func write(atMost limit: Int, _ body: (inout SVGPen) -> Void) {
        makeRoom(for: limit)
        let free = start + count
        var pen = SVGPen(at: free, digits)
        body(&pen)
        count += pen.length(from: free)
    }

    @inline(__always)
    private mutating func makeRoom(for more: Int) {
        if capacity - count < more { grow(by: more) }
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }

    @inline(__always)
    mutating func put(byte: UInt8) {
        write(atMost: 1) { place in
            place[0] = byte
            return 1
        }
    }

    @inline(__always)
    mutating func put(_ text: StaticString) {
        put(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    mutating func put(spaces count: Int) {
        // Eight at once, of which most are written over: few elements stand deeper.
        write(atMost: max(8, count)) { place in
            place.update(repeating: UInt8(ascii: " "), count: 8)
            if count > 8 { place.update(repeating: UInt8(ascii: " "), count: count) }
            return count
        }
    }

    @inline(__always)
    mutating func put(bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress else { return }
        write(atMost: bytes.count) { place in
            place.initialize(from: first, count: bytes.count)
            return bytes.count
        }
    }

    mutating func put(_ other: borrowing SVGBuffer) {
        let offset = count
        put(bytes: UnsafeBufferPointer(start: other.start, count: other.count))
        for index in 0..<other.identifierOffsets.count { identifierOffsets.append(other.identifierOffsets[index] + offset) }
    }

    /// Some bytes of another buffer, without identifiers among them.
    mutating func put(_ other: borrowing SVGBuffer, _ range: Range<Int>) {
        put(bytes: UnsafeBufferPointer(start: other.start + range.lowerBound, count: range.count))
    }

    /// Some of the buffer's own bytes again, without identifiers among them.
    @inline(__always)
    mutating func putAgain(_ range: Range<Int>) {
        // As many bytes each time take less than just those that count; what is behind them is written over.
        let limit = Thousandths.digitLimit
        makeRoom(for: max(limit, range.count))
        let place = UnsafeMutableRawPointer(start + count)
        if range.count <= limit {
            place.copyMemory(from: start + range.lowerBound, byteCount: limit)
        } else {
            place.copyMemory(from: start + range.lowerBound, byteCount: range.count)
        }
        count += range.count
    }

    @inline(__always)
    mutating func putIdentifier() {
        identifierOffsets.append(count)
        put("000000")
    }

    /// The identifier of a part of the document: a letter for what it is, and its number.
    @inline(__always)
    mutating func putIdentifier(_ kind: StaticString, _ number: Int) {
        putIdentifier()
        write(atMost: kind.utf8CodeUnitCount + SVGPen.numberLimit) { pen in
            pen.put(kind)
            pen.put(whole: number)
        }
    }

    /// The bytes and those of another buffer, with an identifier made of them all in its places.
    func identified(before other: borrowing SVGBuffer) -> [UInt8] {
        let count = count + other.count
        return [UInt8](unsafeUninitializedCapacity: count) { bytes, initializedCount in
            guard let place = bytes.baseAddress else { return }
            place.initialize(from: start, count: self.count)
            (place + self.count).initialize(from: other.start, count: other.count)
            initializedCount = count
            Self.identifier(of: UnsafeBufferPointer(start: place, count: count)).withUnsafeBufferPointer { identifier in
                guard let first = identifier.baseAddress else { return }
                for index in 0..<identifierOffsets.count {
                    (place + identifierOffsets[index]).update(from: first, count: Self.identifierLength)
                }
                for index in 0..<other.identifierOffsets.count {
                    (place + self.count + other.identifierOffsets[index])
                        .update(from: first, count: Self.identifierLength)
                }
            }
        }
    }

    /// A letter and five digits that differ where the bytes do.
    private static func identifier(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var hash = SVGHash.hash(of: UnsafeRawBufferPointer(bytes))
        return [UInt8](unsafeUninitializedCapacity: identifierLength) { identifier, count in
            identifier[0] = UInt8(ascii: "g")
            for index in 1..<identifierLength {
                let digit = UInt8(hash % 36)
                identifier[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                hash /= 36
            }
            count = identifierLength
        }
    }
}
