/// Numbers sequences of words in the order of their first use; equal sequences have one number.
///
/// A sequence is put together in the table itself: looking one up allocates nothing.
package struct WordTable {
    private var words: [UInt64] = []
    /// Where each sequence ends; the one being put together begins there.
    private var ends: [Int] = [0]
    /// A number and 1 at the place that its words lead to, or 0.
    private var slots = [Int32](repeating: 0, count: 64)

    package init() {}

    package var count: Int { ends.count - 1 }

    /// Adds a word to the sequence that is being put together.
    package mutating func append(_ word: UInt64) {
        words.append(word)
    }

    /// Ends the sequence.
    ///
    /// - Returns: its number; `count - 1` for one that is new.
    package mutating func number() -> Int {
        let start = ends[ends.count - 1]
        var slot = Int(truncatingIfNeeded: hash(from: start)) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if matches(number, from: start) {
                words.removeLast(words.count - start)
                return number
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        ends.append(words.count)
        slots[slot] = Int32(count)
        if 2 * count > slots.count { grow() }
        return count - 1
    }

    private func matches(_ number: Int, from start: Int) -> Bool {
        let (first, end) = (ends[number], ends[number + 1])
        guard end - first == words.count - start else { return false }
        return words.withUnsafeBufferPointer { words in
            var index = 0
            while index < end - first {
                if words[first + index] != words[start + index] { return false }
                index += 1
            }
            return true
        }
    }

    private func hash(from start: Int, to end: Int? = nil) -> UInt64 {
        let end = end ?? words.count
        // A loop by hand: without the optimiser, one over a range takes several times as long.
        return words.withUnsafeBufferPointer { words in
            var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
            var index = start
            while index < end {
                hash = (hash ^ words[index]) &* 0xD6E8_FEB8_6659_FD93
                hash ^= hash >> 32
                index += 1
            }
            return hash
        }
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: 2 * slots.count)
        for number in 0..<count {
            var slot = Int(truncatingIfNeeded: hash(from: ends[number], to: ends[number + 1])) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }
}
