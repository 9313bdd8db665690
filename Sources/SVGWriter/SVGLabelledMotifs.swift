import Scene

/// Motifs that stand together with the beginning of the text after them, and that the picture repeats: cells with labels
/// that count. Each pair is written once, and one reference stands for both.
struct SVGLabelledMotifs: ~Copyable {
    /// What a pair consists of: references, and the way from the motif to the text.
    struct Pair: BitwiseCopyable {
        var motif: Int
        var piece: Int
        var offset: Point
    }

    private var offsets = SVGPairNumbers()
    private var numbers = SVGPairNumbers()
    private var counts = SVGList<Int>()
    private var pairs = SVGList<Pair>()
    /// Motifs that pairs belong to, in drawing order, and the pairs' numbers.
    private var met = SVGList<(motif: Int, number: Int)>()
    private var references = SVGList<Int?>()

    /// Those that are shared, in the order of their references.
    private(set) var shared = SVGList<Pair>()

    /// Meets a pair.
    ///
    /// - Parameter place: the motif's, in drawing order.
    mutating func meet(_ pair: Pair, at place: Int) {
        let (x, y) = (Thousandths.count(pair.offset.x), Thousandths.count(pair.offset.y))
        let offset = offsets.number(UInt64(bitPattern: Int64(x)), UInt64(bitPattern: Int64(y)))
        let number = numbers.number(UInt64(pair.motif) << 32 | UInt64(pair.piece), UInt64(offset))
        if number == counts.count {
            counts.append(0)
            pairs.append(pair)
        }
        counts[number] += 1
        met.append((place, number))
    }

    /// Ends the meeting: what was met more than once is shared.
    mutating func settle() {
        for number in 0..<pairs.count {
            let isShared = counts[number] > 1
            references.append(isShared ? shared.count : nil)
            if isShared { shared.append(pairs[number]) }
        }
    }

    /// The reference of the pair that a motif belongs to, if that is shared.
    ///
    /// - Parameter next: which pair is the next in drawing order; it moves on past the motif's.
    func reference(at place: Int, next: inout Int) -> Int? {
        guard next < met.count, met[next].motif == place else { return nil }
        next += 1
        return references[met[next - 1].number]
    }
}
