/// A shaped glyph. Lengths are in font units.
struct PlacedGlyph: Hashable {
    var glyph: UInt32
    /// The index of the first character that the glyph represents.
    var cluster: Int
    /// Distance to the next glyph.
    var advance: Int
    /// Offset from the glyph's default position; y upwards.
    var x: Int
    var y: Int
}

extension FontFace {
    /// Shapes a part of a text into glyphs, from left to right.
    ///
    /// - Parameters:
    ///   - text: code points; the context around the part affects how its ends join.
    ///   - script: ISO 15924 tag.
    func shape(
        _ text: [UInt32], _ range: Range<Int>, isRightToLeft: Bool, script: UInt32, weight: Double
    ) -> [PlacedGlyph] {
        withInstance(weight) { font, library in
            guard let buffer = library.bufferCreate() else { return [] }
            defer { library.bufferDestroy(buffer) }
            library.bufferAddCodepoints(buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
            library.bufferSetDirection(buffer, isRightToLeft ? Direction.rightToLeft : Direction.leftToRight)
            library.bufferSetScript(buffer, script)
            let ends = (range.lowerBound == 0 ? Flag.startOfText : 0) | (range.upperBound == text.count ? Flag.endOfText : 0)
            library.bufferSetFlags(buffer, ends)
            // The language stays unset, as HarfBuzz would take it from the locale. Shaping fails only if memory runs out.
            guard library.shape(font, buffer, nil, 0, library.shapers) != 0 else { return [] }
            return Self.glyphs(of: buffer, library)
        }
    }

    private static func glyphs(of buffer: OpaquePointer, _ library: HarfBuzz) -> [PlacedGlyph] {
        var count: UInt32 = 0
        guard let infos = library.bufferGetGlyphInfos(buffer, &count),
            let positions = library.bufferGetGlyphPositions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            // Five 32-bit words per glyph. Infos: glyph, mask, cluster. Positions: advances and offsets, each x before y.
            func info(_ word: Int) -> UInt32 { infos.member(index, size: 20, at: 4 * word) }
            func position(_ word: Int) -> Int { Int(positions.member(index, size: 20, at: 4 * word, as: Int32.self)) }
            return PlacedGlyph(
                glyph: info(0), cluster: Int(info(2)), advance: position(0), x: position(2), y: position(3))
        }
    }

    private enum Direction {
        static let leftToRight: Int32 = 4
        static let rightToLeft: Int32 = 5
    }

    private enum Flag {
        static let startOfText: Int32 = 1
        static let endOfText: Int32 = 2
    }
}
