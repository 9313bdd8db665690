internal import FontShim

/// A glyph that stands for characters of a text. Lengths are in font units.
struct PlacedGlyph: Hashable {
    var glyph: UInt32
    /// The first character that it stands for, by its place in the text.
    var cluster: Int
    /// To the next glyph.
    var advance: Int
    /// From where it would stand otherwise; y upwards.
    var x: Int
    var y: Int
}

extension FontFace {
    /// The glyphs of a part of a text, from left to right.
    ///
    /// - Parameters:
    ///   - text: code points; what is around the part decides how its ends join.
    ///   - script: by its ISO 15924 tag.
    func shape(
        _ text: [UInt32], _ range: Range<Int>, isRightToLeft: Bool, script: UInt32, weight: Double
    ) -> [PlacedGlyph] {
        withInstance(weight) { font, library in
            guard let buffer = library.buffer_create() else { return [] }
            defer { library.buffer_destroy(buffer) }
            library.buffer_add_codepoints(buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
            library.buffer_set_direction(buffer, isRightToLeft ? Direction.rightToLeft : Direction.leftToRight)
            library.buffer_set_script(buffer, script)
            let ends = (range.lowerBound == 0 ? Flag.startOfText : 0) | (range.upperBound == text.count ? Flag.endOfText : 0)
            library.buffer_set_flags(buffer, ends)
            // The language stays unset: HarfBuzz would take that of the machine.
            library.shape(font, buffer, nil, 0)
            return Self.glyphs(of: buffer, library)
        }
    }

    private static func glyphs(of buffer: OpaquePointer, _ library: galley_harfbuzz) -> [PlacedGlyph] {
        var count: UInt32 = 0
        guard let infos = library.buffer_get_glyph_infos(buffer, &count),
            let positions = library.buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            PlacedGlyph(
                glyph: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: Int(positions[index].x_advance),
                x: Int(positions[index].x_offset), y: Int(positions[index].y_offset))
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
