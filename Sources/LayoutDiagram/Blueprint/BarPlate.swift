import CompositionalLayout
import Scene

/// Draws one of the layout's own headers or footers.
struct BarPlate {
    let element: LayoutElement
    let subject: DiagramSubject
    let pen: BlueprintPen
    let showsLabels: Bool

    func plate() -> Plate {
        let axis = PageAxis(subject.layout.scrollDirection)
        let frame = Rect(element.frame)
        // Across the scroll axis it lies where sections lie.
        let rect = frame.moved(axis, by: -frame.near(axis))
        var stack = MeasureStack(pen: pen, outline: rect, drawn: rect)
        let isMirrored = subject.layout.viewport.isRightToLeft
        switch axis {
        case .vertical:
            let side: MeasureStack.Side = isMirrored ? .left : .right
            stack.place([[Measure(.bar, rect.range(axis))]], side, from: side == .left ? rect.minX : rect.maxX)
        case .horizontal: stack.place([[Measure(.bar, rect.range(axis))]], .below, from: rect.maxY)
        }
        let box = pen.outline(rect, pen.colors.bar, radius: 4, fill: pen.colors.barFill)
        var nodes = stack.extensions + stack.nodes + [.group(Group([box], meaning: Meaning(element)))]
        var labels = SectionLabels(pen: pen, subject: subject, visible: rect, taken: [])
        if showsLabels {
            nodes += labels.bars([SectionAnatomy.Surrounding(element: element, rect: rect)]).map { .text($0) }
        }
        return Plate(nodes: nodes, bounds: stack.bounds, entries: [.bar])
    }
}
