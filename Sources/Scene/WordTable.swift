/// Numbers sequences of words in the order of their first use; equal sequences have one number.
///
/// A sequence is put together in the table itself: looking one up allocates nothing.
package struct WordTable: ~Copyable {
    private var words: UnsafeMutablePointer<UInt64>
    private var wordCount = 0
    private var capacity = 256
    /// Where each sequence ends; the one being put together begins there.
    private var ends: [Int] = [0]
    /// What each sequence's words lead to.
    private var hashes: [UInt64] = []
    /// A number and 1 at the place that its hash leads to, or 0.
    private var slots = [Int32](repeating: 0, count: 256)
    /// The sequence that was met last: the next is often the same.
    private var last: Int?

    package init() {
        words = .allocate(capacity: capacity)
    }

    deinit {
        words.deallocate()
    }

    package var count: Int { hashes.count }

    /// Adds a word to the sequence that is being put together.
    package mutating func append(_ word: UInt64) {
        append(atMost: 1) { place in
            place[0] = word
            return 1
        }
    }

    /// Adds some words to it, which `body` writes from the first free place on.
    ///
    /// - Parameter body: answers how many words it has written, `limit` at most.
    @inline(__always)
    mutating func append(atMost limit: Int, _ body: (UnsafeMutablePointer<UInt64>) -> Int) {
        if capacity - wordCount < limit { grow(by: limit) }
        wordCount += body(words + wordCount)
    }

    /// Ends the sequence.
    ///
    /// - Returns: its number; `count - 1` for one that is new.
    package mutating func number() -> Int {
        let start = ends[count]
        if let last, matches(last, from: start) {
            wordCount = start
            return last
        }
        let hash = hash(from: start)
        let number: Int
        if let known = find(hash, from: start) {
            number = known
            wordCount = start
        } else {
            number = add(hash)
        }
        last = number
        return number
    }

    private func hash(from start: Int) -> UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for index in start..<wordCount {
            let product = (hash ^ words[index]) &* 0xD6E8_FEB8_6659_FD93
            hash = product ^ product >> 32
        }
        return hash
    }

    private func find(_ hash: UInt64, from start: Int) -> Int? {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, matches(number, from: start) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func matches(_ number: Int, from start: Int) -> Bool {
        let (first, end) = (ends[number], ends[number + 1])
        guard end - first == wordCount - start else { return false }
        var difference: UInt64 = 0
        // Without a way out between the words several are compared at once.
        for index in 0..<end - first { difference |= words[first + index] ^ words[start + index] }
        return difference == 0
    }

    private mutating func add(_ hash: UInt64) -> Int {
        ends.append(wordCount)
        hashes.append(hash)
        if 2 * count > slots.count { spread() } else { insert(count - 1) }
        return count - 1
    }

    private mutating func insert(_ number: Int) {
        var slot = Int(truncatingIfNeeded: hashes[number]) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number + 1)
    }

    /// Makes room for more sequences.
    private mutating func spread() {
        slots = [Int32](repeating: 0, count: 4 * slots.count)
        for number in 0..<count { insert(number) }
    }

    /// Makes room for more words.
    @inline(never)
    private mutating func grow(by more: Int) {
        capacity = max(2 * capacity, wordCount + more)
        let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
        larger.update(from: words, count: wordCount)
        words.deallocate()
        words = larger
    }
}
