import CompositionalLayout
import Foundation
import VectorScene

/// Draws the anatomy of a layout: its sections in order, each with its groups, insets, spacings and lengths.
struct BlueprintDiagram {
    let subject: DrawableLayout
    let content: DiagramContent
    let style: DiagramStyle
    private let pen: BlueprintPen

    init(_ subject: DrawableLayout, content: DiagramContent, style: DiagramStyle) {
        self.subject = subject
        self.content = content
        self.style = style
        pen = BlueprintPen(colors: style.theme.blueprint, typesetter: Typesetter(style))
    }

    private var layout: SolvedLayout { subject.layout }
    private var axis: Axis { layout.scrollAxis }

    /// Draws the picture.
    ///
    /// - Throws: `DiagramError` if there is too much to draw.
    func picture() throws(DiagramError) -> Picture {
        let cuts = try BlueprintSelection(layout: layout, content: content).cuts()  // 1. the parts to show
        try check(cuts)                                                             //    if they fit on a page
        let plates = plates(cuts)                                                   // 2. each section
        let page = BlueprintPage(                                                   // 3. one after another
            plates: plates, axis: axis, isReversed: axis == .horizontal && layout.viewport.isRightToLeft,
            title: style.showsTitle ? subject.title : nil, subtitle: subtitle, note: note(cuts),
            showsLegend: style.showsCaption, showsPage: style.showsPage, pen: pen(ofSection: cuts.first?.section ?? 0))
        return page.picture(
            title: subject.title, description: Summary(subject: subject).sentence(subject.description, about: [subtitle]))
    }

    /// Checks the page's size and number of elements. Runs before the drawing, whose time and memory grow with both.
    ///
    /// - Throws: if the sections, the layout's own bars and the gaps between them exceed the limits.
    private func check(_ cuts: [SectionCut]) throws(DiagramError) {
        let count = cuts.reduce(0) { $0 + layout.elementCount(ofFirstGroups: $1.groupCount, inSection: $1.section) }
        guard count <= DiagramLimits.elements else { throw .tooManyElementsInGroups(limit: DiagramLimits.elements) }
        let bars = isWhole ? layout.layoutWideElements.map { Rect($0.frame) } : []
        let parts = cuts.map { SectionAnatomy($0, of: subject).outline } + bars
        let length = parts.reduce(BlueprintPage.plateGap * Double(parts.count - 1)) { $0 + $1.length(axis) }
        let breadth = parts.map { $0.length(axis.cross) }.max() ?? 0
        guard max(length, breadth) > DiagramLimits.side else { return }
        let (width, height) = axis == .vertical ? (breadth, length) : (length, breadth)
        throw .tooLarge(width: width, height: height, limit: DiagramLimits.side)
    }

    private func pen(ofSection section: Int, groupCount: Int = 1) -> BlueprintPen {
        var pen = BlueprintPen(
            colors: style.theme.blueprint.ofSection(section), typesetter: Typesetter(style))
        pen.hatchingLimit = DiagramLimits.hatching / Double(max(1, groupCount))
        return pen
    }

    private func plates(_ cuts: [SectionCut]) -> [Plate] {
        let wide = isWhole ? layout.layoutWideElements : []
        let (before, after) = (wide.filter { !isFar($0) }, wide.filter(isFar))
        func plate(_ element: LayoutElement) -> Plate {
            BarPlate(element: element, subject: subject, pen: pen, showsLabels: style.showsLabels).plate()
        }
        let spacing = Double(layout.interSectionSpacing)
        let groupCount = cuts.reduce(0) { $0 + $1.groupCount }
        let sections = cuts.map { cut in
            let isLast = cut.section == layout.sectionCount - 1 || !isWhole
            return SectionPlate(
                SectionAnatomy(cut, of: subject), pen: pen(ofSection: cut.section, groupCount: groupCount), style: style,
                spacingAfter: isLast ? 0 : spacing).plate()
        }
        return before.map(plate) + sections + after.map(plate)
    }

    /// True if the blueprint shows the layout, not a single section.
    private var isWhole: Bool { content.section == nil }

    private func isFar(_ element: LayoutElement) -> Bool {
        guard case .boundary(let alignment, _) = element.role else { return false }
        switch layout.side(of: alignment) {
        case .near, .middle: return false
        case .far: return true
        }
    }

    private var subtitle: String { info.joined(separator: " · ") }

    /// Phrases of the subtitle: the part shown, its extent, the device and the direction.
    var info: [String] {
        func text(_ length: CGFloat) -> String { NumberText.text(Double(length), decimals: 2) }
        let size = layout.viewport.size
        let extent = axis == .vertical ? "\(text(size.width)) pt wide" : "\(text(size.height)) pt high"
        let part = content.section.map { ["section \($0)"] } ?? []
        return ["anatomy"] + part + [extent] + (subject.device.map { [$0.name] } ?? [])
            + (layout.viewport.isRightToLeft ? ["right to left"] : [])
            + (axis == .horizontal ? ["scrolls sideways"] : [])
    }

    /// A note on the number of sections left out.
    private func note(_ cuts: [SectionCut]) -> String? {
        guard isWhole else { return nil }
        guard layout.sectionCount > 0 else { return "The layout has no sections." }
        let rest = layout.sectionCount - 1 - (cuts.last?.section ?? -1)
        return rest > 0 ? "… \(Summary.count(rest, "more section"))" : nil
    }
}

/// Draws one of the layout's own headers or footers.
struct BarPlate {
    let element: LayoutElement
    let subject: DrawableLayout
    let pen: BlueprintPen
    let showsLabels: Bool

    func plate() -> Plate {
        let axis = subject.layout.scrollAxis
        let frame = Rect(element.frame)
        // Across the scroll axis, the bar keeps its position in the content, so that it is aligned with the sections.
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
        var nodes = stack.extensions + stack.nodes + [.group(Group([box], meaning: Meaning(element, of: subject)))]
        var labels = SectionLabels(pen: pen, subject: subject, visible: rect, taken: [])
        if showsLabels {
            nodes += labels.bars([SectionAnatomy.Surrounding(element: element, rect: rect)]).map { .text($0) }
        }
        return Plate(nodes: nodes, bounds: stack.bounds, entries: [.bar])
    }
}
