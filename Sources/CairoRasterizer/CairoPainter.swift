import CCairo
import VectorScene

/// Draws nodes in a Cairo context.
struct CairoPainter {
    let context: OpaquePointer
    var appearance = Appearance.light
    /// Caches of symbols and glyphs, for pixel surfaces only; `nil` to draw each occurrence anew.
    var repeats: Repeats?
    /// Repeated symbols of a PDF page; `nil` elsewhere.
    var forms: SymbolForms?

    struct Repeats {
        let tiles = SymbolTiles()
        let texts = TextPainter()
        /// The picture's row at the top of the context.
        var firstRow = 0
    }

    /// Draws nodes back to front.
    ///
    /// - Parameters:
    ///   - plan: the drawing steps of the nodes.
    ///   - visible: the visible rectangle; steps outside it are skipped.
    func draw(_ nodes: [Node], _ plan: DrawingPlan, visible: Rect) throws(CairoError) {
        try draw(nodes, plan, plan.steps.indices, clip: nil, visible: visible)
    }

    /// Draws a list of nodes.
    ///
    /// - Parameters:
    ///   - steps: the steps of the list.
    ///   - clip: the clip of the list's group. Only steps that need it are clipped, as drawing with a rounded clip takes far longer.
    private func draw(
        _ nodes: [Node], _ plan: DrawingPlan, _ steps: Range<Int>, clip: Shape?, visible: Rect
    ) throws(CairoError) {
        var isClipped = false
        defer { if isClipped { cairo_restore(context) } }
        var index = steps.lowerBound
        while index < steps.upperBound {
            let step = plan.steps[index]
            if step.intersects(visible) {
                if step.needsClip != isClipped, let clip {
                    isClipped = step.needsClip
                    if isClipped { begin(clip, visible: visible) } else { cairo_restore(context) }
                }
                try draw(step, of: nodes, plan, index + 1..<Int(step.next), visible: visible)
            }
            index = Int(step.next)
        }
    }

    private func begin(_ clip: Shape, visible: Rect) {
        cairo_save(context)
        trace(clip.straightened(in: visible))
        cairo_clip(context)
    }

    /// - Parameter children: the steps of a group's children.
    private func draw(
        _ step: DrawingStep, of nodes: [Node], _ plan: DrawingPlan, _ children: Range<Int>, visible: Rect
    ) throws(CairoError) {
        if step.tile >= 0, let repeats {
            let place = plan.tiles[Int(step.tile)]
            return try repeats.tiles.paint(place, firstRow: repeats.firstRow, in: context) { canvas in
                CairoPainter(context: canvas, appearance: appearance).drawShapes(nodes[step.nodes])
            }
        }
        if step.tile >= 0, let forms {
            return try forms.paint(plan.tiles[Int(step.tile)], in: context) { canvas in
                CairoPainter(context: canvas, appearance: appearance).drawShapes(nodes[step.nodes])
            }
        }
        for index in step.nodes {
            switch nodes[index] {
            case .shape(let node): draw(node, visible: visible)
            case .text(let run): try draw(run)
            case .group(let group): try draw(group, plan, children, visible: visible)
            }
        }
    }

    private func drawShapes(_ nodes: ArraySlice<Node>) {
        for case .shape(let node) in nodes { draw(node) }
    }

    private func draw(
        _ group: Group, _ plan: DrawingPlan, _ children: Range<Int>, visible: Rect
    ) throws(CairoError) {
        let transform = group.transform
        let isLayer = group.opacity < 1 || !group.mask.isEmpty
        guard transform != .identity || isLayer else {
            return try draw(group.children, plan, children, clip: group.clip, visible: visible)
        }
        cairo_save(context)
        defer { cairo_restore(context) }
        // Cairo allocates a layer's memory for the whole clip, so the clip is reduced first.
        if isLayer, let ink = Node.group(group).ink { clip(toPixelsOf: ink) }
        if transform != .identity {
            var matrix = cairo_matrix_t(transform)
            cairo_transform(context, &matrix)
        }
        if isLayer { cairo_push_group(context) }
        try draw(group.children, plan, children, clip: group.clip, visible: visible.seen(through: transform))
        guard isLayer else { return }
        guard !group.mask.isEmpty else {
            cairo_pop_group_to_source(context)
            return cairo_paint_with_alpha(context, group.opacity)
        }
        let drawn = cairo_pop_group(context)
        defer { cairo_pattern_destroy(drawn) }
        cairo_push_group(context)
        let mask = group.opacity < 1 ? [Node.group(Group(group.mask, opacity: group.opacity))] : group.mask
        let painter = CairoPainter(context: context, appearance: appearance)
        try painter.draw(mask, DrawingPlan(mask, scale: 1, tileLimit: 0), visible: visible.seen(through: transform))
        let opacity = cairo_pop_group(context)
        defer { cairo_pattern_destroy(opacity) }
        cairo_set_source(context, drawn)
        cairo_mask(context, opacity)
    }

    /// Clips to the pixels that a rectangle touches.
    private func clip(toPixelsOf rect: Rect) {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let pixels = corners.map { corner in
            var (x, y) = corner
            cairo_user_to_device(context, &x, &y)
            return Rect(x: x.rounded(.down) - 1, y: y.rounded(.down) - 1, width: 2, height: 2)
        }.reduce(nil) { bounds, pixel in bounds?.union(pixel) ?? pixel } as Rect?
        guard let pixels else { return }
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_rectangle(context, pixels.x, pixels.y, pixels.width, pixels.height)
        cairo_restore(context)
        cairo_clip(context)
    }

    /// - Parameter visible: the visible rectangle; parts of the shape that draw nothing in it may be left out.
    private func draw(_ node: ShapeNode, visible: Rect = .everything) {
        trace(node.visible(in: visible))
        if let fill = node.fill {
            withSource(fill, bounds: node.shape.bounds) { cairo_fill_preserve(context) }
        }
        if let stroke = node.stroke { draw(stroke, bounds: node.shape.bounds) }
        cairo_new_path(context)
    }

    private func draw(_ run: TextRun) throws(CairoError) {
        guard run.glyphs.contains(where: { $0.color != nil }) else { return try drawInOneColor(run) }
        for span in run.spans(of: run.glyphs.indices) {
            var part = run
            part.glyphs = Array(run.glyphs[span.glyphs])
            part.color = span.color
            try drawInOneColor(part)
        }
    }

    private func drawInOneColor(_ run: TextRun) throws(CairoError) {
        setSource(run.color[appearance])
        if let repeats, try repeats.texts.draw(run, in: context) { return }
        for span in run.spans(of: run.glyphs.indices) {
            cairo_new_path(context)
            for glyph in run.glyphs[span.glyphs] {
                cairo_save(context)
                cairo_translate(context, run.origin.x + glyph.x, run.origin.y)
                append(glyph.shape.path)
                cairo_restore(context)
                // Overlapping outlines in one path could cancel each other out.
                if span.pen == .fill { inkPath(.fill) }
            }
            inkPath(span.pen)
        }
    }

    /// Draws a glyph's path, using the context's source.
    func draw(_ path: Path, _ pen: TextRun.Pen) {
        trace(path)
        inkPath(pen)
    }

    private func inkPath(_ pen: TextRun.Pen) {
        switch pen {
        case .stroke(let width): strokePath(width: width)
        case .fill: cairo_fill(context)
        }
    }

    /// Strokes the current path with round caps and joins.
    private func strokePath(width: Double) {
        set(.round, width: width)
        cairo_set_dash(context, nil, 0, 0)
        cairo_stroke(context)
    }

    private func draw(_ stroke: Stroke, bounds: @autoclosure () -> Rect) {
        set(stroke.ends, width: stroke.width)
        cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
        withSource(stroke.paint, bounds: bounds()) { cairo_stroke_preserve(context) }
    }

    /// SVG's mitre limit: corners whose tip is further away than this many half stroke widths are cut off.
    static let miterLimit = 4.0

    private func set(_ ends: Stroke.Ends, width: Double) {
        cairo_set_line_width(context, width)
        switch ends {
        case .butt:
            cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
            cairo_set_miter_limit(context, Self.miterLimit)
        case .round:
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        }
    }
}

// MARK: - Paints

extension CairoPainter {
    private func withSource(_ paint: Paint, bounds: @autoclosure () -> Rect, _ body: () -> Void) {
        switch paint {
        case .color(let color):
            setSource(color[appearance])
            body()
        case .gradient(let gradient):
            let bounds = bounds()
            // As in SVG, a gradient on empty bounds paints nothing.
            guard bounds.width > 0, bounds.height > 0 else { return }
            let (start, end) = (gradient.start, gradient.end)
            let new = switch gradient.kind {
            case .linear: cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            case .radial: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            }
            guard let pattern = new else { return }
            defer { cairo_pattern_destroy(pattern) }
            for stop in gradient.stops {
                let color = stop.color[appearance]
                cairo_pattern_add_color_stop_rgba(
                    pattern, stop.offset, Self.unit(color.red), Self.unit(color.green), Self.unit(color.blue),
                    color.alpha)
            }
            // Maps the shape's bounds to the unit square, or the rectangle from the middle of the ellipse to its corner.
            var square = bounds
            if gradient.kind == .radial {
                square = Rect(
                    x: bounds.x + start.x * bounds.width, y: bounds.y + start.y * bounds.height, width: (end.x - start.x) * bounds.width,
                    height: (end.y - start.y) * bounds.height)
            }
            var matrix = cairo_matrix_t(
                xx: 1 / square.width, yx: 0, xy: 0, yy: 1 / square.height, x0: -square.x / square.width, y0: -square.y / square.height)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_set_source(context, pattern)
            body()
        }
    }

    private func setSource(_ color: Color) {
        cairo_set_source_rgba(context, Self.unit(color.red), Self.unit(color.green), Self.unit(color.blue), color.alpha)
    }

    private static func unit(_ component: UInt8) -> Double { Double(component) / 255 }
}

// MARK: - Shapes

extension CairoPainter {
    private func trace(_ shape: Shape) {
        cairo_new_path(context)
        switch shape {
        case .rect(let rect): cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        case .roundedRect(let rect, let radius): trace(rect, radius: min(radius, rect.width / 2, rect.height / 2))
        case .circle(_, let radius): trace(shape.bounds, radius: radius, firstCorner: 1)
        case .path(let path): trace(path)
        }
    }

    /// - Parameter firstCorner: the number of the corner at which the outline and its dashes begin: 0 for the top right, then clockwise.
    ///   As in SVG, a rectangle's dashes begin at the top, and a circle's at the right.
    private func trace(_ rect: Rect, radius: Double, firstCorner: Int = 0) {
        guard radius > 0 else { return cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height) }
        let corners: [(corner: Point, start: (x: Double, y: Double), end: (x: Double, y: Double))] = [
            (Point(x: rect.maxX, y: rect.minY), (-radius, 0), (0, radius)),
            (Point(x: rect.maxX, y: rect.maxY), (0, -radius), (-radius, 0)),
            (Point(x: rect.minX, y: rect.maxY), (radius, 0), (0, -radius)),
            (Point(x: rect.minX, y: rect.minY), (0, radius), (radius, 0)),
        ]
        var path = Path()
        let (last, _, end) = corners[(firstCorner + 3) % 4]
        path.move(to: Point(x: last.x + end.x, y: last.y + end.y))
        for index in corners.indices {
            let (corner, start, end) = corners[(firstCorner + index) % 4]
            path.round(corner, from: start, to: end)
        }
        path.close()
        trace(path)
    }

    private func trace(_ path: Path) {
        cairo_new_path(context)
        append(path)
    }

    private func append(_ path: Path) {
        cairo_set_fill_rule(context, path.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        for segment in path.segments {
            switch segment {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }
}

extension Shape {
    /// The shape, or its plain rectangle if the round corners lie outside the visible rows: as clips, both have the same effect.
    func straightened(in visible: Rect) -> Shape {
        guard case .roundedRect(let rect, let radius) = self else { return self }
        return rect.minY + radius <= visible.minY && visible.maxY <= rect.maxY - radius ? .rect(rect) : self
    }
}

extension Rect {
    static let everything = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

    /// The visible rectangle in a group's own coordinates; `everything` if the transform is more than a translation.
    func seen(through transform: Transform) -> Rect {
        transform.isTranslation ? moved(x: -transform.tx, y: -transform.ty) : .everything
    }
}
