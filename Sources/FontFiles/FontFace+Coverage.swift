import Foundation
internal import VectorScene

extension FontFace {
    /// True if the font can draw a whole grapheme cluster, as written or decomposed. HarfBuzz composes characters if the font can.
    func draws(_ character: Character) -> Bool {
        // Bitmap fonts are not supported.
        guard tables.hasOutlines else { return false }
        let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        if scalars.allSatisfy(draws) { return true }
        return String(character).decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { !$0.properties.isDefaultIgnorableCodePoint }.allSatisfy(draws)
    }

    /// True for a character whose glyph is a bitmap or another picture in an unsupported format.
    func hasOnlyPicture(of scalar: Unicode.Scalar) -> Bool {
        tables.hasOtherPictures && glyph(for: scalar) != nil && !(tables.hasOutlines && draws(scalar))
    }

    private func draws(_ scalar: Unicode.Scalar) -> Bool {
        if let known = knownCoverage(of: scalar) { return known }
        let isCovered = glyph(for: scalar).map { hasPicture($0, of: scalar) } ?? false
        remember(scalar, isCovered: isCovered)
        return isCovered
    }

    /// True if a glyph can be drawn. A glyph without outlines is blank, unless the font has bitmaps or other unsupported pictures, one
    /// of which may be the glyph.
    private func hasPicture(_ glyph: UInt32, of scalar: Unicode.Scalar) -> Bool {
        guard let outline = outline(of: glyph, weight: tables.weight) else { return false }
        if !tables.hasOtherPictures || scalar.properties.isWhitespace { return true }
        return !outline.segments.isEmpty || !layers(of: glyph).isEmpty
    }
}
