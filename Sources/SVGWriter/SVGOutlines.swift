import Scene

/// What of a text its outlines show.
struct SVGOutlines {
    var glyphs: [TextRun.Glyph]
    var strokeWidth: Double
    var color: AdaptiveColor
    var origin: Point

    init(_ run: borrowing TextRun) {
        glyphs = run.glyphs
        strokeWidth = run.strokeWidth
        color = run.color
        origin = run.origin
    }

    /// Those of a node where it stands, which is not copied; `nil` for one that is no text.
    @inline(__always)
    init?(_ node: borrowing Node) {
        switch node {
        case .text(let run): self.init(run)
        case .shape, .group: return nil
        }
    }
}
