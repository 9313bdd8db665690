import Scene

/// Numbers pairs of words in the order of their first use.
struct SVGPairNumbers: ~Copyable {
    struct Pair: BitwiseCopyable {
        var first: UInt64
        var second: UInt64
    }

    private var pairs = SVGList<Pair>()
    /// A number and 1 at the place that its pair leads to, or 0.
    private var slots = SVGList<Int32>(repeating: 0, count: 128)

    var count: Int { pairs.count }

    /// The number of a pair; `count - 1` for one that is new.
    mutating func number(_ first: UInt64, _ second: UInt64) -> Int {
        var slot = Self.hash(first, second) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if pairs[number].first == first, pairs[number].second == second { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        pairs.append(Pair(first: first, second: second))
        slots[slot] = Int32(pairs.count)
        if 2 * pairs.count > slots.count { spread() }
        return pairs.count - 1
    }

    private static func hash(_ first: UInt64, _ second: UInt64) -> Int {
        let product = (first ^ second &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: product ^ product >> 32)
    }

    /// Makes room for more pairs.
    private mutating func spread() {
        slots = SVGList(repeating: 0, count: 4 * slots.count)
        for number in 0..<pairs.count {
            var slot = Self.hash(pairs[number].first, pairs[number].second) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }
}
