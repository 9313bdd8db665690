import CompositionalLayout
import VectorScene

/// Draws one section with all its annotations.
struct SectionPlate {
    /// The distance by which elements are shown outside a section, in points.
    private static let overhang = 24.0
    private static let minimumTagRoom = 260.0

    let anatomy: SectionAnatomy
    let pen: BlueprintPen
    let style: DiagramStyle
    /// Distance to the next section, in points; 0 for the last.
    let spacingAfter: Double
    private let groups: [SectionAnatomy.Group]
    private let surroundings: [SectionAnatomy.Surrounding]
    private let outline: Rect

    init(_ anatomy: SectionAnatomy, pen: BlueprintPen, style: DiagramStyle, spacingAfter: Double) {
        self.anatomy = anatomy
        self.pen = pen
        self.style = style
        self.spacingAfter = spacingAfter
        groups = anatomy.groups
        surroundings = anatomy.surroundings
        outline = anatomy.outline
    }

    private var colors: BlueprintColors { pen.colors }
    private var bars: [SectionAnatomy.Surrounding] { surroundings.filter { $0.element.role.isBar } }
    private var isMirrored: Bool { anatomy.layout.viewport.isRightToLeft }

    /// The area where the section's content is visible: a row is clipped to the section.
    private var visible: Rect {
        let room = outline.inset(by: -Self.overhang)
        return anatomy.isRow ? room.with(anatomy.runAxis, anatomy.rowRoom) : room
    }

    func plate() -> Plate {
        let content = content()                                         // 1. the section itself
        let (labels, unnamed) = style.showsLabels ? labels() : ([], [])   // 2. names in it
        let strip = spacingStrip()                                      // 3. the space after it
        var drawn = frame.bounds ?? outline
        if let seen = Node.group(Group(content, clip: .rect(visible))).bounds { drawn = drawn.union(seen) }
        if let named = Node.group(Group(labels)).bounds { drawn = drawn.union(named) }
        if let strip { drawn = drawn.union(strip) }
        let measures = measures(drawn: drawn, strip: strip)             // 4. lengths around it
        var nodes = strip.map { [pen.fill($0, GroupPainter.spacingFill(colors))] } ?? []
        nodes += measures.extensions + measures.nodes + [.group(Group(content, clip: .rect(visible))), frame] + labels
        var plate = Plate(nodes: nodes, bounds: measures.bounds, entries: entries())
        if style.showsLabels {                                          // 5. tags above it
            let tags = tags(unnamed, bottom: measures.bounds.minY)
            plate.nodes += tags.nodes
            plate.bounds = plate.bounds.union(tags.bounds)
        }
        return plate
    }
}

// MARK: - The section

extension SectionPlate {
    private func content() -> [Node] {
        let painter = GroupPainter(pen: pen, subject: anatomy.subject)
        var nodes = ground()
        nodes += anatomy.groupGaps(groups).map { pen.fill($0.rect, GroupPainter.spacingFill(colors)) }
        for group in groups { nodes += painter.nodes(group) }
        // Separators come after all groups, as a list row overlaps the end of the previous one.
        nodes += groups.flatMap(\.separators).map(painter.separator) + bars.map(bar)
        let views = groups.flatMap(\.anchored).filter { $0.rect.intersects(visible) }
        nodes += views.map(anchored) + views.flatMap { AnchorMark(site: $0.site, own: $0.own).nodes(pen) }
        nodes += fade() + foldMarks.flatMap(\.nodes)
        return nodes.filter { $0.bounds?.intersects(visible) ?? false }
    }

    /// The section's outline, drawn just outside the section so that the groups' outlines stay visible.
    private var frame: Node {
        pen.outline(outline.inset(by: -1.6).union(outline), colors.section, width: 1.6, radius: 3)
    }

    private func ground() -> [Node] {
        var nodes = [pen.fill(outline, colors.sectionFill)]
        for decoration in surroundings where decoration.element.role == .decoration {
            nodes.append(.group(Group([pen.outline(
                decoration.rect, colors.section.opacity(0.8), radius: 6, dashes: [1, 2.5], fill: colors.decorationFill)],
                meaning: Meaning(decoration.element, of: anatomy.subject))))
        }
        guard outline.length(anatomy.axis) > 0 else { return nodes }
        let insetArea = anatomy.insetArea
        nodes += pen.hatching(Hatching.ring(insetArea, around: anatomy.area), colors.inset)
        nodes += pen.hatching(guides, colors.guide)
        if insetArea != anatomy.area { nodes.append(pen.outline(anatomy.area, colors.inset.opacity(0.5), width: 0.8)) }
        return nodes
    }

    /// The areas that guides add to the insets, across the scroll axis.
    private var guides: [Rect] {
        let (outer, inner) = (outline, anatomy.insetArea)
        let cross = anatomy.axis.cross
        return [outer.near(cross)...inner.near(cross), inner.far(cross)...max(inner.far(cross), outer.far(cross))]
            .map { inner.with(cross, $0) }.filter { $0.length(cross) > Measure.smallest }
    }

    private func bar(_ bar: SectionAnatomy.Surrounding) -> Node {
        .group(Group(
            [pen.outline(bar.rect, colors.bar, radius: 4, fill: colors.barFill)], meaning: Meaning(bar.element, of: anatomy.subject)))
    }

    private func anchored(_ view: SectionAnatomy.Anchored) -> Node {
        let radius = min(view.rect.width, view.rect.height) / 2
        let box = pen.outline(
            view.rect, colors.anchored, width: 1.3, radius: min(radius, 12), fill: colors.anchoredFill.opacity(0.9))
        return .group(Group([box], meaning: Meaning(view.element, of: anatomy.subject)))
    }

    /// True if a row continues beyond its visible part.
    private var goesOn: Bool {
        let room = anatomy.rowRoom
        let isCut = groups.last.map { group in
            let range = group.outline.range(anatomy.runAxis)
            return range.upperBound > room.upperBound + 1 || range.lowerBound < room.lowerBound - 1
        }
        return anatomy.cut.hiddenGroupCount > 0 || isCut ?? false
    }

    /// Fades a row out where it continues.
    private func fade() -> [Node] {
        guard anatomy.isRow, goesOn else { return [] }
        let length = min(36, outline.length(anatomy.runAxis) / 4)
        let goesBack = anatomy.isReversed(anatomy.runAxis)
        let (low, high) = (anatomy.rowRoom.lowerBound, anatomy.rowRoom.upperBound)
        let rect = anatomy.area.with(anatomy.runAxis, goesBack ? low...(low + length) : (high - length)...high)
        let clear = Gradient.Stop(offset: 0, color: colors.sectionFill.opacity(0))
        let full = Gradient.Stop(offset: 1, color: colors.sectionFill.opacity(0.95))
        let (start, end) = goesBack ? (1.0, 0.0) : (0.0, 1.0)
        let gradient = Gradient(
            from: Point(anatomy.runAxis, along: start, across: 0), to: Point(anatomy.runAxis, along: end, across: 0),
            stops: [clear, full])
        return [.shape(ShapeNode(.rect(rect), fill: .gradient(gradient)))]
    }

    private var foldMarks: [FoldMark] {
        anatomy.rests.map { rest in
            FoldMark(rect: outline.with(anatomy.axis, rest.strip), axis: anatomy.axis, text: "… \(rest.note)", pen: pen)
        }
    }

    private func entries() -> Set<LegendEntry> {
        var entries: Set<LegendEntry> = [.section]
        let painter = GroupPainter(pen: pen, subject: anatomy.subject)
        for group in groups { entries.formUnion(painter.entries(group)) }
        if anatomy.insetArea != anatomy.area { entries.insert(.insets) }
        if !guides.isEmpty { entries.insert(.guide) }
        if spacingAfter > 0 || !anatomy.groupGaps(groups).isEmpty { entries.insert(.spacing) }
        if !bars.isEmpty { entries.insert(.bar) }
        if surroundings.contains(where: { $0.element.role == .decoration }) { entries.insert(.decoration) }
        return entries
    }
}

// MARK: - Labels and dimensions

extension SectionPlate {
    private func labels() -> ([Node], unnamed: [LayoutElement]) {
        let views = groups.flatMap(\.anchored).filter { $0.rect.intersects(visible) }
        let items = groups.flatMap(\.cells)
        let marks = foldMarks
        var labels = SectionLabels(
            pen: pen, subject: anatomy.subject, visible: visible,
            taken: views.map { AnchorMark(site: $0.site, own: $0.own).bounds } + marks.map(\.rect) + crossedEdge)
        var runs = labels.bars(bars) + labels.anchored(views)
        let boxes = items.map(\.frame) + bars.map(\.rect) + views.map(\.rect)
        let callouts = labels.callouts(views, beside: boxes)
        runs += labels.items(items, RectIndex(boxes), first: 0)
        return (callouts.flatMap { $0.nodes(pen) } + (runs + marks.flatMap(\.runs)).map { .text($0) }, labels.unnamed)
    }

    /// The section's edge, if a row is drawn beyond it.
    private var crossedEdge: [Rect] {
        guard anatomy.isRow, anatomy.cut.rowReach != nil else { return [] }
        let edge = anatomy.isReversed(anatomy.runAxis) ? outline.near(anatomy.runAxis) : outline.far(anatomy.runAxis)
        return [outline.with(anatomy.runAxis, (edge - 2)...(edge + 2))]
    }

    private func tags(_ unnamed: [LayoutElement], bottom: Double) -> Plate {
        let width = max(outline.width, Self.minimumTagRoom)
        let room = isMirrored ? (outline.maxX - width)...outline.maxX : outline.minX...(outline.minX + width)
        return TagRow(tags: SectionTags(anatomy: anatomy, groups: groups, unnamed: unnamed, pen: pen).tags, pen: pen)
            .plate(room, bottom: min(bottom, outline.minY - 2), mirrored: isMirrored)
    }

    /// The spacing to the next section.
    private func spacingStrip() -> Rect? {
        guard spacingAfter > Measure.smallest else { return nil }
        let goesBack = anatomy.isReversed(anatomy.axis)
        let (low, high) = (outline.near(anatomy.axis), outline.far(anatomy.axis))
        return outline.with(anatomy.axis, goesBack ? (low - spacingAfter)...low : high...(high + spacingAfter))
    }

    private func measures(drawn: Rect, strip: Rect?) -> MeasureStack {
        let measures = SectionMeasures(anatomy: anatomy, groups: groups)
        var stack = MeasureStack(pen: pen, outline: outline, drawn: drawn)
        let between = strip.map { [Measure(.spacing, $0.range(anatomy.axis))] } ?? []
        let upright = measures.insets(.vertical) + (anatomy.axis == .vertical ? between : [])
        let (leading, trailing) = isMirrored ? (MeasureStack.Side.right, MeasureStack.Side.left) : (.left, .right)
        func edge(_ side: MeasureStack.Side) -> Double {
            side.direction > 0 ? drawn.far(side.axis.cross) : drawn.near(side.axis.cross)
        }
        stack.place([upright], leading, from: edge(leading))
        stack.place(measures.rows(.vertical), trailing, from: edge(trailing))
        var below = measures.rows(.horizontal)
        let level = measures.insets(.horizontal) + (anatomy.axis == .horizontal ? between : [])
        if below.isEmpty { below = [level] } else { below[0] = level + below[0] }
        stack.place(below, .below, from: edge(.below))
        return stack
    }
}

/// Marks a view's anchor: a ring on its container, a cross on the view, and a line between them for an offset.
struct AnchorMark {
    static let radius = 3.2

    var site: Point
    var own: Point

    func nodes(_ pen: BlueprintPen) -> [Node] {
        let color = pen.colors.anchored
        let isApart = abs(site.x - own.x) + abs(site.y - own.y) > 0.5
        let arm = 2.2
        let cross = [
            (Point(x: own.x - arm, y: own.y - arm), Point(x: own.x + arm, y: own.y + arm)),
            (Point(x: own.x - arm, y: own.y + arm), Point(x: own.x + arm, y: own.y - arm)),
        ]
        let ring = Node.shape(ShapeNode(
            .circle(center: site, radius: Self.radius), fill: .color(pen.colors.sectionFill),
            stroke: Stroke(.color(color), width: 1.3)))
        return [ring] + (isApart ? [pen.lines([(site, own)], color, width: 0.9)] : []) + [pen.lines(cross, color, width: 1.1)]
    }

    var bounds: Rect {
        let reach = Self.radius + 1
        return [site, own].map { Rect(x: $0.x - reach, y: $0.y - reach, width: 2 * reach, height: 2 * reach) }
            .reduce(Rect(x: site.x, y: site.y, width: 0, height: 0)) { $0.union($1) }
    }
}
