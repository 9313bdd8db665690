/// The visual order of the characters in a line, by the Unicode Bidirectional Algorithm (UAX #9).
struct BidirectionalText {
    /// The direction of a line.
    enum Direction: UInt32 {
        // FriBidi's own numbers.
        case leftToRight = 0x110
        case rightToLeft = 0x111
        /// The direction of the first strong character; left to right if there is none.
        case automatic = 0x40
    }

    /// The embedding level of each character; odd levels run from right to left.
    private(set) var levels: [UInt8]
    /// Indices of the characters in the text, in visual order from left to right.
    private(set) var order: [Int]

    init(_ text: [UInt32], _ direction: Direction = .automatic, libraries: FontLibraries) {
        let library = libraries.ordering
        let count = Int32(text.count)
        var types = [UInt32](repeating: 0, count: text.count)
        library.getBidiTypes(text, count, &types)
        var brackets = types
        library.getBracketTypes(text, count, types, &brackets)
        var line = direction.rawValue
        var levels = [Int8](repeating: 0, count: text.count)
        var order = text.indices.map { Int32($0) }
        // Both functions return 0 if memory runs out; the text then keeps its logical order. The second one also resets trailing
        // spaces to the paragraph level (L1).
        if !text.isEmpty, library.getEmbeddingLevels(types, brackets, count, &line, &levels) > 0 {
            _ = library.reorderLine(0, types, count, 0, line, &levels, nil, &order)
        }
        self.levels = levels.map { UInt8(max($0, 0)) }
        self.order = order.map { Int($0) }
    }
}
