import Scene

/// The faint edges of cells, each held once for all cells of an ink.
final class EdgeStrokes {
    private var last: (ink: AdaptiveColor, stroke: Stroke)?

    func stroke(_ ink: AdaptiveColor) -> Stroke {
        if let last, last.ink == ink { return last.stroke }
        let stroke = Stroke(.color(ink.opacity(0.22)), width: 1)
        last = (ink, stroke)
        return stroke
    }
}
