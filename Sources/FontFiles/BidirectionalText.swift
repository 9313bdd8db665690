/// The order in which the characters of a line stand, after the Unicode Bidirectional Algorithm (UAX #9).
struct BidirectionalText {
    /// The direction of a line.
    enum Direction: UInt32 {
        // FriBidi's own numbers.
        case leftToRight = 0x110
        case rightToLeft = 0x111
        /// That of the first letter; left to right without any.
        case automatic = 0x40
    }

    /// The embedding level of each character: odd ones run from right to left.
    private(set) var levels: [UInt8]
    /// The characters' places in the text, from left to right.
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
        // Both give 0 where memory has run out: the text is as it is read then. The second one also gives the spaces at the
        // line's end the line's own level (L1).
        if !text.isEmpty, library.getEmbeddingLevels(types, brackets, count, &line, &levels) > 0 {
            _ = library.reorderLine(0, types, count, 0, line, &levels, nil, &order)
        }
        self.levels = levels.map { UInt8(max($0, 0)) }
        self.order = order.map { Int($0) }
    }
}
