import CompositionalLayout
import VectorScene

/// Draws a layout as boxes, without text or page.
struct PlainDiagram {
    let subject: DrawableLayout
    let content: DiagramContent
    let theme: Theme
    private let showsPage: Bool

    init(_ subject: DrawableLayout, content: DiagramContent, style: DiagramStyle) {
        self.subject = subject
        self.content = content
        theme = style.theme.onScreen
        showsPage = style.showsPage
    }

    /// - Returns: the picture, and the rectangle of the screen in it.
    func drawing() throws(DiagramError) -> (Picture, Rect?) {
        let shown = ShownElements(subject: subject, content: content)
        let elements = try shown.elements()
        let area = Rect(shown.area)
        let page = Rect(x: 0, y: 0, width: max(1, area.width.rounded(.up)), height: max(1, area.height.rounded(.up)))
        let ground = showsPage ? [Node.shape(ShapeNode(.rect(page), fill: .color(theme.screen)))] : []
        let boxes = elements.map { box($0, origin: Point(x: area.minX, y: area.minY), on: page) }
        let picture = Picture(
            size: Size(width: page.width, height: page.height), title: subject.title,
            description: Summary(subject: subject, content: content).sentence(subject.description),
            nodes: [.group(Group(ground + boxes, clip: .rect(page)))])
        return (picture, page)
    }

    private func box(_ element: LayoutElement, origin: Point, on page: Rect) -> Node {
        // Coordinates far outside the picture need not be exact.
        let rect = Rect(subject.layout.presentationFrame(of: element)).moved(x: -origin.x, y: -origin.y)
            .intersection(page.inset(by: -10_000))
        let edge = Stroke(.color(theme.screen), width: 1)
        let node = switch element.role {
        case .cell: ShapeNode(.rect(rect), fill: .color(fill(of: element)), stroke: edge)
        case .anchored: ShapeNode(.rect(rect), fill: .color(theme.badge), stroke: edge)
        case .boundary: ShapeNode(.rect(rect), fill: .color(theme.barOutline), stroke: edge)
        case .decoration: ShapeNode(.rect(rect), fill: .color(theme.panel))
        case .separator: ShapeNode(.rect(rect), fill: .color(theme.outline))
        }
        return .group(Group(
            [.shape(node)], transform: Transform(element, about: rect), opacity: min(max(Double(element.alpha), 0), 1),
            meaning: Meaning(element, of: subject)))
    }

    private func fill(of element: LayoutElement) -> AdaptiveColor {
        let tint = theme.tint(of: element, requested: subject.tint(element))
        return AdaptiveColor(light: tint.from.light, dark: tint.to.dark)
    }
}
