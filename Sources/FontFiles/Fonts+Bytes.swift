package import LayoutDiagram

extension Fonts {
    /// Opens a font file in memory.
    package init(bytes: [UInt8]) throws(FontError) {
        self.init(try FontFiles(bytes: bytes), preference: .given)
    }

    /// The characters in a range for which the first font has a glyph.
    package func characters(in range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
        guard let face = (shaping as? FontFiles)?.faces.first else { return [] }
        return range.compactMap(Unicode.Scalar.init).filter { face.glyph(for: $0) != nil }
    }
}
