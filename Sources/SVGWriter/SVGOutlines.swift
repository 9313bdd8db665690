import Scene

/// What of a text its outlines show, where it stands: it is of use for as long as the picture is held.
struct SVGOutlines: BitwiseCopyable {
    var glyphs: UnsafeBufferPointer<TextRun.Glyph>
    var strokeWidth: Double
    var color: AdaptiveColor
    var origin: Point

    @inline(__always)
    init(_ run: borrowing TextRun) {
        glyphs = run.glyphs.withUnsafeBufferPointer { $0 }
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
