public import LayoutDiagram
public import TextMeasurement

/// Texts are measured in the given fonts: exactly, as far as the fonts have their characters.
///
/// A text asks for a font by its PostScript name. Other names, the system font, and characters that the font lacks are left to
/// those who come after it:
///
///     let measurer = TextMeasurer(sources: [try Fonts(files: ["Lato-Regular.ttf"])])
extension Fonts: FontSource {
    /// The metrics of the font's table `hhea`, as UIKit takes them.
    public func metrics(of font: TextFont) -> FontMetrics? {
        guard let face = face(font) else { return nil }
        let scale = font.size / Double(face.unitsPerEm)
        let tables = face.tables
        return FontMetrics(
            ascender: tables.ascender * scale, descender: tables.descender * scale, leading: tables.lineGap * scale,
            capHeight: tables.capHeight * scale, xHeight: tables.xHeight * scale)
    }

    /// What is drawn as one shape has its width with the first of its characters.
    public func advances(of text: String, in font: TextFont) -> TextAdvances? {
        guard let face = face(font), let files = shaping as? FontFiles else { return nil }
        var line = MeasuredLine(text, face, files, weight: font.weight)
        line.scale(by: font.size / Double(face.unitsPerEm))
        guard line.isMissing.contains(true) else { return TextAdvances(widths: line.widths, isEstimated: false) }
        // UIKit has other fonts for such characters: the system font stands for them.
        var system = font
        system.face = .system
        let others = SystemFont().advances(of: text, in: system)?.widths ?? line.widths
        let widths = line.widths.indices.map { line.isMissing[$0] ? others[$0] : line.widths[$0] }
        return TextAdvances(widths: widths, isEstimated: true)
    }

    /// The fonts' PostScript names.
    package var names: [String] { (shaping as? FontFiles)?.faces.map(\.names.postScript) ?? [] }

    private func face(_ font: TextFont) -> FontFace? {
        guard case .named(let name) = font.face else { return nil }
        return (shaping as? FontFiles)?.faces.first { $0.names.postScript == name }
    }
}

/// How far the characters of a text advance in one font.
private struct MeasuredLine {
    private(set) var widths: [Double]
    /// Whether the font lacks each of them.
    private(set) var isMissing: [Bool]

    init(_ text: String, _ face: FontFace, _ files: FontFiles, weight: Double) {
        let characters = Array(text)
        widths = characters.map { _ in 0 }
        isMissing = widths.map { _ in false }
        // Of each code point, its character.
        let owners = characters.indices.flatMap { index in characters[index].unicodeScalars.map { _ in index } }
        let scalars = text.unicodeScalars.map(\.value)
        let levels = BidirectionalText(scalars, libraries: files.libraries).levels
        for range in Self.runs(of: levels) {
            let isRightToLeft = levels[range.lowerBound] % 2 == 1
            for run in ScriptRuns(scalars, range, files.libraries.shaping).runs {
                let glyphs = face.shape(scalars, run.range, isRightToLeft: isRightToLeft, script: run.script, weight: weight)
                for glyph in glyphs {
                    widths[owners[glyph.cluster]] += Double(glyph.advance)
                    if glyph.glyph == 0 { isMissing[owners[glyph.cluster]] = true }
                }
            }
        }
        // A line's end is no glyph.
        for index in characters.indices where characters[index].isNewline { (widths[index], isMissing[index]) = (0, false) }
    }

    mutating func scale(by factor: Double) {
        for index in widths.indices { widths[index] *= factor }
    }

    /// Ranges of one level.
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
