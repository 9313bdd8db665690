/// Finds any of many names in a text in one pass: places are found by the last bytes of names, and names there by their hashes.
struct NameSearch {
    /// The names by their bytes.
    private let names: [ArraySlice<UInt8>: [Int]]
    /// The lengths of names by their last bytes, as many as the shortest has, up to eight.
    private let lengths: [UInt64: Set<Int>]
    private let mask: UInt64

    init(_ all: [[UInt8]]) {
        let names = all.filter { !$0.isEmpty }
        let count = min(8, names.map(\.count).min() ?? 8)
        let mask = UInt64.max >> UInt64(64 - 8 * count)
        self.mask = mask
        self.names = Dictionary(grouping: all.indices) { all[$0][...] }
        lengths = Dictionary(grouping: names) { name in name.reduce(0) { $0 << 8 | UInt64($1) } & mask }.mapValues { Set($0.map(\.count)) }
    }

    /// Calls a function with each name in a text, by index, and the index after it.
    ///
    /// - Complexity: O(bytes + names found), and the lengths of names with equal ends.
    func forEach(in text: [UInt8], _ body: (_ name: Int, _ end: Int) -> Void) {
        var last: UInt64 = 0
        for (index, byte) in text.enumerated() {
            last = (last << 8 | UInt64(byte)) & mask
            for length in lengths[last] ?? [] where length <= index + 1 {
                for name in names[text[(index + 1 - length)..<(index + 1)]] ?? [] { body(name, index + 1) }
            }
        }
    }
}
