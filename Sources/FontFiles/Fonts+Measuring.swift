public import LayoutDiagram
public import TextMeasurement

/// Measures texts exactly for characters that the given fonts have.
///
/// A text requests a font by its PostScript name. Other fonts and missing characters are left to the next source:
///
///     let measurer = TextMeasurer(sources: [try Fonts(files: ["Lato-Regular.ttf"])])
extension Fonts: FontSource {
    /// The metrics from the `hhea` table, as in UIKit.
    public func metrics(of font: TextFont) -> FontMetrics? {
        guard let face = face(font) else { return nil }
        let scale = font.size / Double(face.unitsPerEm)
        let tables = face.tables
        return FontMetrics(
            ascender: tables.ascender * scale, descender: tables.descender * scale, leading: tables.lineGap * scale,
            capHeight: tables.capHeight * scale, xHeight: tables.xHeight * scale)
    }

    /// The advances of characters. The advance of several characters that share a glyph belongs to the first of them.
    public func advances(of text: String, in font: TextFont) -> TextAdvances? {
        guard let face = face(font), let files = shaping as? FontFiles else { return nil }
        var line = MeasuredLine(text, face, files, weight: font.weight)
        line.scale(by: font.size / Double(face.unitsPerEm))
        guard line.isMissing.contains(true) else { return TextAdvances(widths: line.widths, isEstimated: false) }
        // UIKit falls back to other fonts for missing characters; the system font stands in for them.
        var system = font
        system.face = .system
        guard let others = SystemFont().advances(of: text, in: system) else { return nil }
        return TextAdvances(
            widths: line.widths.indices.map { line.isMissing[$0] ? others.widths[$0] : line.widths[$0] },
            errors: line.widths.indices.map { line.isMissing[$0] ? others.errors[$0] : 0 })
    }

    /// The fonts' PostScript names.
    package var names: [String] { shaping.names }

    private func face(_ font: TextFont) -> FontFace? {
        guard case .named(let name) = font.face else { return nil }
        return (shaping as? FontFiles)?.faces.first { $0.names.postScript == name }
    }
}

/// The advances of characters in a single font.
private struct MeasuredLine {
    private(set) var widths: [Double]
    /// For each character, true if the font lacks it.
    private(set) var isMissing: [Bool]

    init(_ text: String, _ face: FontFace, _ files: FontFiles, weight: Double) {
        let characters = Array(text)
        widths = characters.map { _ in 0 }
        isMissing = widths.map { _ in false }
        // The character index of each code point.
        let owners = characters.indices.flatMap { index in characters[index].unicodeScalars.map { _ in index } }
        let scalars = text.unicodeScalars.map(\.value)
        let levels = BidirectionalText(scalars).levels
        for range in Self.runs(of: levels) {
            let isRightToLeft = levels[range.lowerBound] % 2 == 1
            for run in ScriptRuns(scalars, range, files.library).runs {
                let glyphs = face.shape(scalars, run.range, isRightToLeft: isRightToLeft, script: run.script, weight: weight)
                for glyph in glyphs {
                    widths[owners[glyph.cluster]] += Double(glyph.advance)
                    if glyph.glyph == 0 { isMissing[owners[glyph.cluster]] = true }
                }
            }
        }
        // Line breaks have no glyph.
        for index in characters.indices where characters[index].isNewline { (widths[index], isMissing[index]) = (0, false) }
    }

    mutating func scale(by factor: Double) {
        for index in widths.indices { widths[index] *= factor }
    }

    /// Ranges of equal embedding level.
    private static func runs(of levels: [UInt8]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in levels.indices {
            if let last = runs.last, levels[last.lowerBound] == levels[index] {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}
