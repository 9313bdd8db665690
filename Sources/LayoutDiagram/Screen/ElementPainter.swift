import CompositionalLayout
import Foundation
import VectorScene

/// Draws an element of a layout, with its label if nothing covers it.
struct ElementPainter {
    let subject: DrawableLayout
    let theme: Theme
    let typesetter: Typesetter
    /// Finds the elements that cover others, by index.
    let occlusion: RectIndex
    /// The area where elements are visible.
    let visible: Rect
    let showsLabels: Bool
    /// Labels cells without a title with their index paths.
    let showsPaths: Bool
    /// The factors by which labels are enlarged, best first: the user's preferred text size, and smaller ones.
    private let textScales: [Double]
    /// The transform of the current element, about its centre.
    private var transform = Transform.identity
    private let edges = EdgeStrokes()
    private let views: ViewPainter
    /// The colour behind elements.
    private let ground: AdaptiveColor

    init(
        subject: DrawableLayout, theme: Theme, typesetter: Typesetter, occlusion: RectIndex, visible: Rect,
        showsLabels: Bool, showsPaths: Bool = true, ground: AdaptiveColor? = nil
    ) {
        self.subject = subject
        self.theme = theme
        self.typesetter = typesetter
        self.occlusion = occlusion
        self.visible = visible
        self.showsLabels = showsLabels
        self.showsPaths = showsPaths
        views = ViewPainter(theme: theme, fonts: typesetter.given, namesViews: true)
        self.ground = ground ?? theme.screen
        let body = Double(TextSize.scaled(17, for: subject.layout.viewport.traits.contentSize) / 17)
        textScales = body == 1 ? [1] : [body, (body + 1) / 2, 1]
    }

    /// - Parameter rect: the element's rectangle before its transform.
    func node(_ element: LayoutElement, in rect: Rect, index: Int) -> Node {
        var painter = self
        painter.transform = Transform(element, about: rect)
        return painter.transformedNode(element, in: rect, index: index)
    }

    private func transformedNode(_ element: LayoutElement, in rect: Rect, index: Int) -> Node {
        let children = viewNodes(element, rect) ?? parts(element, rect, index)
        return .group(Group(
            children, transform: transform, opacity: min(max(Double(element.alpha), 0), 1), meaning: Meaning(element, of: subject)))
    }

    private func parts(_ element: LayoutElement, _ rect: Rect, _ index: Int) -> [Node] {
        switch element.role {
        case .cell: cell(element, rect, index)
        case .anchored: badge(element, rect, index)
        case .boundary: bar(element, rect, index)
        case .decoration: [panel(rect)]
        case .separator: [separator(element, rect)]
        }
    }

    /// The element's view, if it is known. The element's opacity and transform replace the view's own, as in an app.
    private func viewNodes(_ element: LayoutElement, _ rect: Rect) -> [Node]? {
        subject.view(of: element).map { views.node($0, at: Point(x: rect.x, y: rect.y), on: ground) }
    }

    private var isRightToLeft: Bool { subject.layout.viewport.isRightToLeft }

    /// The first of the candidates that is readable: its ink is inside `ground`, visible and not covered.
    ///
    /// - Parameter candidates: labels for a left-to-right layout; they are mirrored in a right-to-left layout.
    private func label(_ candidates: [Label], in ground: Rect, under index: Int) -> TextRun? {
        textScales.lazy.compactMap { scale in
            candidates.lazy.compactMap { readable($0, scale: scale, in: ground, under: index) }.first
        }.first
    }

    /// All lines of a text, at the first scale at which each line is readable; `nil` if there is no such scale.
    private func lines(_ lines: [Label], in ground: Rect, under index: Int) -> [TextRun]? {
        textScales.lazy.map { scale in lines.compactMap { readable($0, scale: scale, in: ground, under: index) } }
            .first { !$0.isEmpty && $0.count == lines.count }
    }

    /// A label's text, if it is readable at the given scale.
    private func readable(_ label: Label, scale: Double, in ground: Rect, under index: Int) -> TextRun? {
        guard showsLabels else { return nil }
        var label = label
        if isRightToLeft { label.place = label.place.mirrored }
        if scale != 1 { (label.place.style.size, label.mayBeShortened) = (label.place.style.size * scale, false) }
        guard let run = label.run(typesetter) else { return nil }
        let ink = run.bounds.transformed(by: transform)
        return ground.contains(run.bounds) && visible.contains(ink) && !occlusion.isCovered(ink, after: index) ? run : nil
    }
}

// MARK: - Cells

extension ElementPainter {
    private func cell(_ element: LayoutElement, _ rect: Rect, _ index: Int) -> [Node] {
        let tint = theme.tint(of: element, requested: subject.tint(element))
        let ink = theme.text(on: tint)
        let radius = min(10, min(rect.width, rect.height) * 0.18)
        let row = ListRow(element, in: subject.layout)
        let ground = row.map { row in
            [.shape(ShapeNode(row.shape(rect, radius: radius), fill: tint.rowFill))]
        } ?? self.ground(rect, radius: radius, fill: tint.fill, ink: ink)
        let shape = row == nil ? CellShape(rect) : .row
        let shown = rect.intersection(visible)
        let inset = subject.textInsets(element).map { CellShape.labelPlaces(rect, shown, $0, isRightToLeft: isRightToLeft) } ?? []
        let places = inset + shape.labelPlaces(rect, shown, textInset: row?.textInset ?? 14)
        let label = label(cellLabels(element, places, ink), in: rect.inset(by: 1), under: index)
        let photo = shape == .photo
            ? PhotoArtwork(rect: rect, radius: radius, ink: ink, isMirrored: isRightToLeft).nodes(beside: label) : []
        var nodes: [Node] = []
        // Exact capacity: there may be ten thousand of these arrays.
        nodes.reserveCapacity(ground.count + photo.count + (label == nil ? 0 : 1))
        nodes += ground
        nodes += photo
        if let label { nodes.append(.text(label)) }
        return nodes
    }

    private func ground(_ rect: Rect, radius: Double, fill: Paint, ink: AdaptiveColor) -> [Node] {
        [
            .shape(ShapeNode(.roundedRect(rect, radius: radius), fill: fill)),
            // A faint edge separates adjacent cells.
            .shape(ShapeNode(
                .roundedRect(rect.inset(by: 0.5), radius: max(0, radius - 0.5)),
                stroke: edges.stroke(ink))),
        ]
    }

    /// The label at its possible positions, best first, then the index path in case the title is too long everywhere.
    private func cellLabels(_ element: LayoutElement, _ places: [LabelPlace], _ ink: AdaptiveColor) -> [Label] {
        let path = "\(element.section ?? 0) – \(element.item)"
        let name = subject.name(element)
        let texts = name == "" ? [] : (name.map { [$0] } ?? []) + (showsPaths ? [path] : [])
        return texts.flatMap { text in
            places.map { place in
                Label(text: text, place: place, color: ink, mayBeShortened: text != path && place.mayShorten)
            }
        }
    }
}

// MARK: - Badges, bars, panels, separators

extension ElementPainter {
    private func badge(_ element: LayoutElement, _ rect: Rect, _ index: Int) -> [Node] {
        let radius = min(min(rect.width, rect.height) / 2, 16)
        let pill = Node.shape(ShapeNode(
            .roundedRect(rect, radius: radius), fill: .color(theme.badge),
            stroke: Stroke(.color(theme.screen), width: 2.2)))
        let text = subject.name(element) ?? subject.printedKind(element)
        let sizes = [min(13, max(10, rect.height * 0.42)), 9].filter { $0 <= rect.height * 0.75 }
        let labels = sizes.map { size in
            Label(
                text: text,
                place: LabelPlace(
                    box: rect.inset(by: min(3, rect.height * 0.1)), style: .init(size: size.rounded(), weight: .bold),
                    horizontal: .middle, vertical: .middle),
                color: theme.text(on: theme.badge), mayBeShortened: rect.width > 48)
        }
        return [pill] + (label(labels, in: rect.inset(by: 1.1), under: index).map { [.text($0)] } ?? [])
    }

    private func bar(_ element: LayoutElement, _ rect: Rect, _ index: Int) -> [Node] {
        let radius = min(8, min(rect.width, rect.height) / 4)
        let bar = Node.shape(ShapeNode(
            .roundedRect(rect.inset(by: 0.5), radius: radius), fill: .color(theme.bar),
            stroke: Stroke(.color(theme.barOutline), width: 1)))
        let bars = BarText(
            title: subject.name(element), kind: subject.printedKind(element), rect: rect, shown: rect.intersection(visible),
            theme: theme, isRightToLeft: isRightToLeft)
        // Inside the outline, which is one point wide.
        let ground = rect.inset(by: 1.5)
        let whole = label(bars.titles(mayBeShortened: false), in: ground, under: index)
        if whole == nil, let lines = lines(bars.lines(typesetter), in: ground, under: index) { return [bar] + lines.map { .text($0) } }
        guard let title = whole ?? label(bars.titles(mayBeShortened: true), in: ground, under: index) else { return [bar] }
        let kind = label(bars.kinds(beside: title), in: ground, under: index)
        return [bar, .text(title)] + (kind.map { [.text($0)] } ?? [])
    }

    private func panel(_ rect: Rect) -> Node {
        .shape(ShapeNode(
            .roundedRect(rect, radius: min(14, min(rect.width, rect.height) / 2)), fill: .color(theme.panel)))
    }

    /// A line in the text colour of its row.
    private func separator(_ element: LayoutElement, _ rect: Rect) -> Node {
        let row = subject.layout.element(.init(category: .cell, kind: nil, owner: element.owner, item: element.item))
        let ink = theme.text(on: theme.tint(of: element, requested: row.flatMap(subject.tint)))
        return .shape(ShapeNode(.rect(rect), fill: .color(ink.opacity(0.55))))
    }
}

/// The faint edges of cells: one stroke per text colour, shared by all cells.
final class EdgeStrokes {
    private var last: (ink: AdaptiveColor, stroke: Stroke)?

    func stroke(_ ink: AdaptiveColor) -> Stroke {
        if let last, last.ink == ink { return last.stroke }
        let stroke = Stroke(.color(ink.opacity(0.22)), width: 1)
        last = (ink, stroke)
        return stroke
    }
}

extension Transform {
    /// The transform that a visible-items handler gave an element, about the centre of the rectangle it is drawn in. 3D
    /// components are ignored.
    init(_ element: LayoutElement, about rect: Rect) {
        guard !element.transform.isIdentity else {
            self = .identity
            return
        }
        let affine = element.transform.affine
        let (a, b, c, d) = (Double(affine.a), Double(affine.b), Double(affine.c), Double(affine.d))
        let (x, y) = (rect.minX + rect.width / 2, rect.minY + rect.height / 2)
        self.init(
            a: a, b: b, c: c, d: d,
            tx: Double(affine.tx) + x - a * x - c * y, ty: Double(affine.ty) + y - b * x - d * y)
    }
}

extension Meaning {
    /// Describes an element in words and in machine-readable form.
    init(_ element: LayoutElement, of subject: DrawableLayout) {
        let category = element.category.rawValue
        // An index path; for the layout's own elements it has the single index 0.
        let path = element.section.map { "\($0)-\(element.item)" } ?? "0"
        let frame = Rect(element.frame)
        let place = [frame.x, frame.y, frame.width, frame.height].map { NumberText.text($0, decimals: 2) }
        let name = element.kind.map { "\(category) \($0)" } ?? category
        self.init(
            title: "\(name) \(path): \(place[2]) × \(place[3]) at \(place[0]), \(place[1])",
            name: "\(element.kind ?? category)-\(path)", label: subject.name(element).flatMap { $0.isEmpty ? nil : $0 } ?? "\(element.kind ?? category) \(path)",
            attributes: [Attribute("element", category)] + (element.kind.map { [Attribute("kind", $0)] } ?? [])
                + [Attribute("index-path", path), Attribute("frame", place.joined(separator: " "))]
                + (subject.recordedTitle(element).map { [Attribute("title", $0)] } ?? []))
    }
}
