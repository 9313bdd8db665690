/// Mutates inputs in terms of their structure, so that most of them are accepted by the reader.
package struct Mutator {
    package enum Structure: Sendable {
        /// Lines, list elements and words.
        case text
        /// Operators and their operands.
        case expression
        /// The chunks of a PNG.
        case picture
        /// The tables of a font.
        case font
    }

    private var dice: Dice
    private let structure: Structure

    package init(of structure: Structure, seed: UInt32) {
        dice = Dice(seed: UInt64(seed))
        self.structure = structure
    }

    /// The input with one to three changes.
    ///
    /// - Parameter donor: another input, parts of which may be used.
    package mutating func mutate(_ bytes: [UInt8], with donor: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
            switch structure {
            case .text: bytes = TextChange(bytes, donor: donor).changed(&dice)
            case .expression: bytes = expression(bytes, donor)
            case .font: bytes = FontTables(bytes).changed(with: FontTables(donor), &dice).bytes()
            case .picture: bytes = PNGChunks(bytes).changed(with: PNGChunks(donor), &dice).bytes()
            }
        }
        return bytes
    }

    /// Usually creates a new expression of the right types, as few changes of an old one keep them.
    private mutating func expression(_ bytes: [UInt8], _ donor: [UInt8]) -> [UInt8] {
        guard Int.random(in: 0..<3, using: &dice) > 0 else { return TextChange(bytes, donor: donor).changed(&dice) }
        let depth = Int.random(in: 0...5, using: &dice)
        return Array((Bool.random(using: &dice) ? ExpressionText.number : ExpressionText.truth)(depth, &dice).utf8)
    }
}

/// SplitMix64, reproducible by seed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }
}
