/// Checks the composite glyphs of a TrueType font before HarfBuzz draws or measures any. HarfBuzz expands all nested components:
/// in a chain of glyphs that each contain the next one twice, their number doubles at every level.
struct GlyphComposites {
    private let glyphs: TableView
    private let offsets: TableView
    private let glyphCount: Int
    /// True if `loca` has offsets of four bytes.
    private let isLong: Bool
    /// The composite glyphs measured so far: the number of components at all nesting levels together, and the number of levels.
    private var known: [Int: (count: Int, levels: Int)] = [:]

    /// Thrown for a composite glyph that exceeds the limits or is of an unknown kind.
    private struct Refusal: Error {}

    /// - Throws: if a glyph has too many components, contains itself, or is a composite of an unknown kind.
    static func check(_ face: OpaquePointer, glyphCount: Int, _ library: HarfBuzz, reference: String) throws(FontError) {
        var composites = GlyphComposites(face, glyphCount: glyphCount, library)
        for glyph in 0..<glyphCount {
            do {
                _ = try composites.measure(glyph, level: 0)
            } catch {
                throw FontError(
                    .format, "the font is damaged: its glyph \(glyph) contains itself, more than "
                        + "\(FontLimits.components) glyphs, or parts of a kind that galley does not know", path: reference)
            }
        }
    }

    private init(_ face: OpaquePointer, glyphCount: Int, _ library: HarfBuzz) {
        glyphs = TableView(face, FontFace.tag("glyf"), library)
        offsets = TableView(face, FontFace.tag("loca"), library)
        isLong = TableView(face, FontFace.tag("head"), library).unsigned(at: 50) != 0
        self.glyphCount = glyphCount
    }

    /// Counts a glyph's components at all nesting levels, and the levels. Each composite glyph is read only once.
    private mutating func measure(_ glyph: Int, level: Int) throws(Refusal) -> (count: Int, levels: Int) {
        if let known = known[glyph] { return known }
        guard let start = start(of: glyph), let contours = glyphs.unsigned(at: start), contours & 0x8000 != 0 else { return (0, 0) }
        // Other negative numbers stand for kinds of composites that only some libraries know.
        guard contours == 0xFFFF, level < FontLimits.componentLevels else { throw Refusal() }
        var total = (count: 0, levels: 0)
        for component in try components(at: start + 10) {
            let own = try measure(component, level: level + 1)
            total = (total.count + own.count + 1, max(total.levels, own.levels + 1))
            guard total.count <= FontLimits.components, total.levels <= FontLimits.componentLevels else { throw Refusal() }
        }
        known[glyph] = total
        return total
    }

    /// The offset of a glyph's data; `nil` if it has none.
    private func start(of glyph: Int) -> Int? {
        func offset(_ index: Int) -> Int? {
            guard isLong else { return offsets.unsigned(at: 2 * index).map { 2 * Int($0) } }
            guard let high = offsets.unsigned(at: 4 * index), let low = offsets.unsigned(at: 4 * index + 2) else { return nil }
            return Int(high) << 16 | Int(low)
        }
        guard let start = offset(glyph), let end = offset(glyph + 1), start < end else { return nil }
        return start
    }

    /// The glyphs that a composite glyph refers to; a damaged list ends with the table.
    private func components(at start: Int) throws(Refusal) -> [Int] {
        var (components, place) = ([Int](), start)
        while let flags = glyphs.unsigned(at: place), let glyph = glyphs.unsigned(at: place + 2) {
            guard flags & Flag.wideGlyph == 0, components.count < FontLimits.components else { throw Refusal() }
            if Int(glyph) < glyphCount { components.append(Int(glyph)) }
            let scale = flags & Flag.scale != 0 ? 2 : flags & Flag.twoScales != 0 ? 4 : flags & Flag.matrix != 0 ? 8 : 0
            place += 4 + (flags & Flag.words != 0 ? 4 : 2) + scale
            if flags & Flag.more == 0 { break }
        }
        return components
    }

    /// Flags of a component.
    private enum Flag {
        static let words: UInt16 = 0x1
        static let scale: UInt16 = 0x8
        static let more: UInt16 = 0x20
        static let twoScales: UInt16 = 0x40
        static let matrix: UInt16 = 0x80
        /// The component's glyph number has three bytes instead of two.
        static let wideGlyph: UInt16 = 0x2000
    }
}
