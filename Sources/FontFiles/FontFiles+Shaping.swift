internal import LayoutDiagram
internal import VectorScene

extension FontFiles: TextShaping {
    package func font(for characters: [Character], weight: Double) -> Int? {
        guard let first = faces.firstIndex(where: { characters.allSatisfy($0.draws) }) else { return nil }
        // Among fonts of the same family, the nearest weight wins.
        let relatives = faces.indices.filter {
            faces[$0].isRelative(of: faces[first]) && characters.allSatisfy(faces[$0].draws)
        }
        return relatives.min { distance($0, weight) < distance($1, weight) }
    }

    package func fontWithPicture(of character: Unicode.Scalar) -> String? {
        faces.indices.first { faces[$0].hasOnlyPicture(of: character) }.map { files.indices.contains($0) ? files[$0] : "font" }
    }

    private func distance(_ font: Int, _ weight: Double) -> Double { abs(faces[font].drawnWeight(for: weight) - weight) }

    package func script(of character: UInt32) -> UInt32? { ScriptRuns.script(of: character, library) }

    package func shape(
        _ text: [UInt32], _ range: Range<Int>, isRightToLeft: Bool, font: Int, weight: Double
    ) -> [ShapedGlyph] {
        let face = faces[font]
        let em = Double(face.unitsPerEm)
        let runs = ScriptRuns(text, range, library).runs
        return (isRightToLeft ? runs.reversed() : runs).flatMap { run in
            face.shape(text, run.range, isRightToLeft: isRightToLeft, script: run.script, weight: weight).map {
                ShapedGlyph(
                    glyph: $0.glyph, cluster: $0.cluster, advance: Double($0.advance) / em, x: Double($0.x) / em,
                    y: Double($0.y) / em)
            }
        }
    }

    package func layers(of glyph: UInt32, font: Int, weight: Double) -> [GlyphLayer] {
        let face = faces[font]
        let layers = face.layers(of: glyph)
        guard !layers.isEmpty else { return layer(glyph, nil, face, weight) }
        return layers.flatMap { layer($0.glyph, face.color(at: $0.color), face, weight) }
    }

    private func layer(_ glyph: UInt32, _ color: Color?, _ face: FontFace, _ weight: Double) -> [GlyphLayer] {
        guard let outline = face.outline(of: glyph, weight: weight), !outline.segments.isEmpty else { return [] }
        return [GlyphLayer(outline: outline, unitsPerEm: Double(face.unitsPerEm), color: color)]
    }
}

extension FontFace {
    fileprivate func isRelative(of other: FontFace) -> Bool {
        guard self !== other else { return true }
        return names.family == other.names.family && !names.family.isEmpty && tables.isItalic == other.tables.isItalic
    }

    /// A colour of the palette; `nil` for the text colour.
    fileprivate func color(at index: UInt32) -> Color? {
        guard index != Self.textColor, index < palette.count else { return nil }
        let bytes = palette[Int(index)]
        return Color(
            red: UInt8(bytes >> 8 & 0xFF), green: UInt8(bytes >> 16 & 0xFF), blue: UInt8(bytes >> 24),
            alpha: Double(bytes & 0xFF) / 255)
    }

    private static let textColor: UInt32 = 0xFFFF
}
