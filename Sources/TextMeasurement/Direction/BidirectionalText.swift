/// The visual order of the characters in a line, by the Unicode Bidirectional Algorithm (UAX #9, whose rule numbers are cited).
/// Each line is a separate paragraph.
package struct BidirectionalText {
    package enum Direction {
        case leftToRight, rightToLeft
        /// The direction of the first letter; left to right if there is none.
        case automatic
    }

    /// The embedding level of each character; odd levels run from right to left.
    package private(set) var levels: [UInt8]

    /// Indices of the characters in visual order, from left to right.
    package var order: [Int] { Self.order(ofLevels: levels) }

    /// - Parameter text: code points.
    package init(_ text: [UInt32]) { self.init(text.map { Unicode.Scalar($0) ?? "\u{FFFD}" }) }

    /// - Complexity: O(characters).
    package init(_ text: [Unicode.Scalar], _ direction: Direction = .automatic) {
        levels = Array(repeating: direction == .rightToLeft ? 1 : 0, count: text.count)
        guard direction == .rightToLeft || text.contains(where: BidiClass.mayRaiseLevels) else { return }
        let types = text.map(BidiClass.init)
        let isolates = BidiIsolates(types)
        if direction == .automatic, isolates.firstStrong(from: 0) != .leftToRight { levels = levels.map { _ in 1 } }
        guard let base = levels.first else { return }
        let embedding = BidiEmbedding(types, isolates, base: base)                      // X1 to X8
        levels = embedding.levels
        for var run in embedding.runs(isolates) {                                       // X10
            run.resolveNumbers()                                                        // W1 to W7
            run.resolveBrackets(text)                                                   // N0
            run.resolveNeutrals()                                                       // N1, N2
            for (index, level) in zip(run.indices, run.levels) { levels[index] = level }    // I1, I2
        }
        joinRemoved(types, base)
        resetSpaces(types, base)                                                        // L1
    }

    /// Gives characters that the rules ignore the level of the character before them (UAX #9, section 5.2), so that a joiner stays with
    /// its neighbours.
    private mutating func joinRemoved(_ types: [BidiClass], _ base: UInt8) {
        for index in types.indices where types[index].isRemoved { levels[index] = index > 0 ? levels[index - 1] : base }
    }

    /// Gives spaces before a separator and at the end of the line the level of the line.
    private mutating func resetSpaces(_ types: [BidiClass], _ base: UInt8) {
        var isReset = true
        for index in types.indices.reversed() {
            switch types[index] {
            case .segmentSeparator, .paragraphSeparator: isReset = true
            case .space, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popIsolate: break
            case let type where type.isRemoved: break
            default: isReset = false
            }
            if isReset { levels[index] = base }
        }
    }

    /// The visual order of characters with these embedding levels: from the highest level to 1, runs of at least that level
    /// are reversed (L2).
    package static func order(ofLevels levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
            var start = 0
            while let first = order[start...].indices.first(where: { levels[order[$0]] >= level }) {
                let end = order[first...].indices.first { levels[order[$0]] < level } ?? order.count
                order[first..<end].reverse()
                start = end
            }
        }
        return order
    }
}

extension BidirectionalText {
    /// True if the first letter of a text outside isolates runs from right to left; `nil` without letters (P2, P3).
    package static func isRightToLeft(_ text: some Sequence<Unicode.Scalar>) -> Bool? {
        var depth = 0
        for character in text {
            switch BidiClass(character) {
            case .leftToRight where depth == 0: return false
            case .rightToLeft where depth == 0, .arabic where depth == 0: return true
            case .popIsolate: depth = max(0, depth - 1)
            case let type where type.isIsolate: depth += 1
            default: break
            }
        }
        return nil
    }
}
