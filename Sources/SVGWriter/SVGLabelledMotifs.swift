import Scene

/// Motifs that stand together with the beginning of the text after them, and that the picture repeats: cells with labels
/// that count. Each pair is written once, and one reference stands for both.
struct SVGLabelledMotifs {
    /// What a pair consists of: references, and the way from the motif to the text.
    struct Pair {
        var motif: Int
        var piece: Int
        var offset: Point
    }

    private var table = WordTable()
    private var counts: [Int] = []
    private var pairs: [Pair] = []
    /// The number of a motif's pair, by the motif's place in drawing order.
    private var numbers: [Int: Int] = [:]
    private var references: [Int?] = []

    /// Those that are shared, in the order of their references.
    private(set) var shared: [Pair] = []

    /// Meets a pair.
    ///
    /// - Parameter place: the motif's, in drawing order.
    mutating func meet(_ pair: Pair, at place: Int) {
        table.append(UInt64(pair.motif))
        table.append(UInt64(pair.piece))
        table.append(UInt64(bitPattern: Int64(SVGBuffer.thousandths(pair.offset.x))))
        table.append(UInt64(bitPattern: Int64(SVGBuffer.thousandths(pair.offset.y))))
        let number = table.number()
        if number == counts.count {
            counts.append(0)
            pairs.append(pair)
        }
        counts[number] += 1
        numbers[place] = number
    }

    /// Ends the meeting: what was met more than once is shared.
    mutating func settle() {
        for (number, pair) in pairs.enumerated() {
            let isShared = counts[number] > 1
            references.append(isShared ? shared.count : nil)
            if isShared { shared.append(pair) }
        }
    }

    /// The reference of the pair that a motif belongs to, if that is shared.
    func reference(at place: Int) -> Int? {
        numbers[place].flatMap { references[$0] }
    }
}
