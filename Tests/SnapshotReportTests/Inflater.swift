/// Unpacks a zlib stream of a sound file, for tests alone: by the book, with no care for speed.
///
/// Source: RFC 1951, sections 3.2.3 to 3.2.7.
struct Inflater {
    private let input: [UInt8]
    /// In bits; the stream begins behind zlib's two bytes.
    private var position = 16
    private var output: [UInt8] = []

    static func bytes(of stream: [UInt8]) -> [UInt8] {
        var inflater = Inflater(input: stream)
        while !inflater.unpackBlock() {}
        return inflater.output
    }

    private init(input: [UInt8]) {
        self.input = input
    }

    private mutating func bit() -> Int {
        defer { position += 1 }
        return Int(input[position >> 3] >> (position & 7) & 1)
    }

    private mutating func bits(_ count: Int) -> Int {
        var value = 0
        for index in 0..<count { value |= bit() << index }
        return value
    }

    /// - Returns: whether it was the last one.
    private mutating func unpackBlock() -> Bool {
        let isLast = bit() == 1
        switch bits(2) {
        case 0: copyStored()
        case 1:
            let lengths = [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
            unpack(HuffmanCode(lengths + [8, 8, 8, 8, 8, 8, 8, 8]), HuffmanCode([Int](repeating: 5, count: 30)))
        default:
            let codes = readCodes()
            unpack(codes.literals, codes.distances)
        }
        return isLast
    }

    private mutating func copyStored() {
        position = (position + 7) & ~7
        let count = bits(16)
        _ = bits(16)
        output += input[(position / 8)..<(position / 8 + count)]
        position += 8 * count
    }

    private mutating func readCodes() -> (literals: HuffmanCode, distances: HuffmanCode) {
        let (literalCount, distanceCount, lengthCount) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
        var lengthLengths = [Int](repeating: 0, count: 19)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        for symbol in order.prefix(lengthCount) { lengthLengths[symbol] = bits(3) }
        let code = HuffmanCode(lengthLengths)
        var lengths: [Int] = []
        while lengths.count < literalCount + distanceCount {
            switch symbol(code) {
            case 16: lengths += [Int](repeating: lengths[lengths.count - 1], count: 3 + bits(2))
            case 17: lengths += [Int](repeating: 0, count: 3 + bits(3))
            case 18: lengths += [Int](repeating: 0, count: 11 + bits(7))
            case let length: lengths.append(length)
            }
        }
        return (HuffmanCode(Array(lengths[..<literalCount])), HuffmanCode(Array(lengths[literalCount...])))
    }

    private mutating func symbol(_ code: HuffmanCode) -> Int {
        var (value, first, index) = (0, 0, 0)
        for count in code.counts {
            value |= bit()
            if value - first < count { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        preconditionFailure("The stream is not sound.")
    }

    private mutating func unpack(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        while true {
            let symbol = symbol(literals)
            if symbol < 256 { output.append(UInt8(symbol)) }
            if symbol == 256 { return }
            if symbol > 256 { copy(lengthSymbol: symbol - 257, distances) }
        }
    }

    private mutating func copy(lengthSymbol: Int, _ distances: HuffmanCode) {
        let lengthBits = lengthSymbol < 8 || lengthSymbol == 28 ? 0 : lengthSymbol / 4 - 1
        let length = lengthSymbol < 8 ? lengthSymbol + 3
            : lengthSymbol == 28 ? 258 : (4 + lengthSymbol % 4) << lengthBits + 3 + bits(lengthBits)
        let distanceSymbol = symbol(distances)
        let distanceBits = max(0, distanceSymbol / 2 - 1)
        let distance = distanceSymbol < 4
            ? distanceSymbol + 1 : (2 + distanceSymbol % 2) << distanceBits + 1 + bits(distanceBits)
        for _ in 0..<length { output.append(output[output.count - distance]) }
    }
}

/// A canonical code: how many symbols have codes of one bit, of two …, and the symbols in the codes' order.
private struct HuffmanCode {
    let counts: [Int]
    let symbols: [Int]

    init(_ lengths: [Int]) {
        counts = (1...15).map { length in lengths.count { $0 == length } }
        symbols = (1...15).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
    }
}
