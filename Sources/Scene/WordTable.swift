/// Numbers sequences of words in the order of their first use; equal sequences have one number.
///
/// A sequence is put together in the table itself: looking one up allocates nothing.
package struct WordTable: ~Copyable {
    private var words: UnsafeMutablePointer<UInt64>
    private var wordCount = 0
    private var capacity = 256
    /// What the words of the sequence that is being put together lead to.
    private var hash = emptyHash
    /// Where each sequence ends; the one being put together begins there.
    private var ends: [Int] = [0]
    /// A number and 1 at the place that its words lead to, or 0.
    private var slots = [Int32](repeating: 0, count: 256)

    private static var emptyHash: UInt64 { 0x9E37_79B9_7F4A_7C15 }

    package init() {
        words = .allocate(capacity: capacity)
    }

    deinit {
        words.deallocate()
    }

    package var count: Int { ends.count - 1 }

    /// Adds a word to the sequence that is being put together.
    @inline(__always)
    package mutating func append(_ word: UInt64) {
        if wordCount == capacity { grow() }
        words[wordCount] = word
        wordCount += 1
        hash = Self.hash(hash, with: word)
    }

    @inline(__always)
    private static func hash(_ hash: UInt64, with word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
        return product ^ product >> 32
    }

    /// Ends the sequence.
    ///
    /// - Returns: its number; `count - 1` for one that is new.
    package mutating func number() -> Int {
        let start = ends[ends.count - 1]
        let number = find(from: start) ?? add()
        if ends[ends.count - 1] == start { wordCount = start }
        hash = Self.emptyHash
        return number
    }

    private func find(from start: Int) -> Int? {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if matches(number, from: start) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func matches(_ number: Int, from start: Int) -> Bool {
        let (first, end) = (ends[number], ends[number + 1])
        guard end - first == wordCount - start else { return false }
        var index = 0
        while index < end - first {
            if words[first + index] != words[start + index] { return false }
            index += 1
        }
        return true
    }

    private mutating func add() -> Int {
        ends.append(wordCount)
        insert(count - 1, hash)
        if 2 * count > slots.count { spread() }
        return count - 1
    }

    private mutating func insert(_ number: Int, _ hash: UInt64) {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number + 1)
    }

    /// Makes room for more sequences.
    private mutating func spread() {
        slots = [Int32](repeating: 0, count: 2 * slots.count)
        for number in 0..<count {
            var hash = Self.emptyHash
            for index in ends[number]..<ends[number + 1] { hash = Self.hash(hash, with: words[index]) }
            insert(number, hash)
        }
    }

    /// Makes room for more words.
    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * capacity)
        larger.update(from: words, count: wordCount)
        words.deallocate()
        words = larger
        capacity *= 2
    }
}
