import Foundation
internal import VectorScene

extension FontFace {
    /// Whether it can draw all of a grapheme cluster, as it is or decomposed: HarfBuzz composes what a font has composed.
    func draws(_ character: Character) -> Bool {
        // Its bitmaps are not drawn.
        guard tables.hasOutlines else { return false }
        let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        if scalars.allSatisfy(draws) { return true }
        return String(character).decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { !$0.properties.isDefaultIgnorableCodePoint }.allSatisfy(draws)
    }

    private func draws(_ scalar: Unicode.Scalar) -> Bool {
        if let known = knownCoverage(of: scalar) { return known }
        let isCovered = glyph(for: scalar).map { hasPicture($0, of: scalar) } ?? false
        remember(scalar, isCovered: isCovered)
        return isCovered
    }

    /// Whether a glyph can be drawn. Where a font has other pictures, that of a glyph without outlines may be one of them.
    private func hasPicture(_ glyph: UInt32, of scalar: Unicode.Scalar) -> Bool {
        guard let outline = outline(of: glyph, weight: tables.weight) else { return false }
        if !tables.hasOtherPictures || scalar.properties.isWhitespace { return true }
        return !outline.segments.isEmpty || !layers(of: glyph).isEmpty
    }
}
