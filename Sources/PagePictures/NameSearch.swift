/// Finds many names in a text in one pass. At each position, the last bytes give the lengths of possible names; a name of such a
/// length is looked up by its hash.
struct NameSearch {
    /// The indices of the names that have these bytes.
    private let names: [ArraySlice<UInt8>: [Int]]
    /// The lengths of names by their last bytes: eight, or as many as the shortest name has.
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

    /// Calls a function for each occurrence of a name, with the name's index and the position after it.
    ///
    /// - Complexity: O(bytes + names found), plus the lengths of names that end like a part of the text.
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
