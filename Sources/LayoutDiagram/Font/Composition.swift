import VectorScene

/// A letter composed of a base and combining marks.
///
/// The first mark above or below attaches to the base's anchor. Further marks are stacked, or drawn as pairs from the data.
struct Composition {
    private(set) var glyph: Glyph
    private var anchor: BuiltInFont.Anchor
    /// The top of the last mark above and the bottom of the last one below, relative to a lowercase letter.
    private var top: Double?
    private var bottom: Double?

    /// The distance between the centre lines of stacked marks: even the heaviest pen leaves a gap between them.
    private static let step = 150.0
    /// The minimum distance of a mark from the sides of its glyph.
    private static let sideBearing = 40.0

    /// - Returns: `nil` if the font lacks the base.
    init?(_ cluster: Cluster) {
        let parts = cluster.decomposed
        let marks = parts.marks.filter(BuiltInFont.hasMark)
        let isMarkedAbove = marks.contains { BuiltInFont.mark($0).map { !$0.isBelow } ?? false }
        let base = isMarkedAbove ? BuiltInFont.dotless(parts.base) : BuiltInFont.lookalike(of: parts.base)
        guard let glyph = BuiltInFont.baseGlyph(for: base) else { return nil }
        self.glyph = glyph
        anchor = BuiltInFont.anchor(of: base, glyph)
        if marks == ["\u{301}"], let shift = BuiltInFont.tonosShift(parts.base) {
            addTonos(shift)
        } else {
            add(marks, isGreek: (0x370..<0x400).contains(parts.base.value))
        }
    }

    private mutating func add(_ marks: [Unicode.Scalar], isGreek: Bool) {
        var rest = marks[...]
        while let first = rest.popFirst() {
            guard let mark = BuiltInFont.mark(first) else { continue }
            if let next = rest.first, let both = BuiltInFont.pair(first, next, isGreek: isGreek) {
                rest.removeFirst()
                add(above: both)
            } else if first == BuiltInFont.horn {
                append(mark.strokes, anchor.horn)
            } else if mark.isBelow {
                add(below: mark.strokes)
            } else {
                add(above: mark.strokes)
            }
        }
    }

    private mutating func add(above strokes: Path) {
        guard let bounds = strokes.bounds else { return }
        let lift = top.map { $0 + Self.step - bounds.minY } ?? 0
        append(strokes, Point(x: anchor.above, y: anchor.rise + lift))
        top = bounds.maxY + lift
    }

    private mutating func add(below strokes: Path) {
        guard let bounds = strokes.bounds else { return }
        let drop = bottom.map { $0 - Self.step - bounds.maxY } ?? 0
        append(strokes, Point(x: anchor.below, y: drop))
        bottom = bounds.minY + drop
    }

    /// Adds a mark, and widens the glyph if the mark extends beyond it.
    private mutating func append(_ mark: Path, _ origin: Point) {
        glyph.strokes.append(mark) { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
        guard let bounds = mark.bounds else { return }
        glyph.advance = max(glyph.advance, bounds.maxX + origin.x + Self.sideBearing)
        let overhang = Self.sideBearing - bounds.minX - origin.x
        if overhang > 0 { shift(overhang) }
    }

    /// Puts the accent before a Greek capital.
    private mutating func addTonos(_ distance: Double) {
        shift(distance)
        glyph.strokes.append(BuiltInFont.capitalTonos) { $0 }
    }

    private mutating func shift(_ distance: Double) {
        var strokes = Path()
        strokes.append(glyph.strokes) { Point(x: $0.x + distance, y: $0.y) }
        glyph = Glyph(advance: glyph.advance + distance, strokes: strokes)
        anchor.above += distance
        anchor.below += distance
        anchor.horn.x += distance
    }
}
