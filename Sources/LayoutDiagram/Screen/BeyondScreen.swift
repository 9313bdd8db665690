import CompositionalLayout
import Foundation
import Scene

/// What lies around a screen and would be scrolled in: drawn faded, without lettering.
struct BeyondScreen {
    let subject: DiagramSubject
    private let elements: [LayoutElement]
    /// The rectangle that it takes, from the screen's corner on; at most half a screen on each side.
    let extent: Rect

    private static let opacity = 0.28

    init?(_ subject: DiagramSubject) {
        let layout = subject.layout
        let bounds = layout.visibleBounds
        let margin = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        let screen = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
        let reach = Rect(
            x: -Double(margin.width), y: -Double(margin.height), width: 2 * screen.width, height: 2 * screen.height)
        let found = layout.visibleElements(within: margin).filter { element in
            !element.isHidden && element.alpha > 0 && !subject.isHidden(element)
        }
        func place(_ element: LayoutElement) -> Rect {
            Rect(layout.presentationFrame(of: element).offsetBy(dx: -bounds.minX, dy: -bounds.minY))
        }
        let outside = found.filter { !screen.contains(place($0)) }
        guard !outside.isEmpty, outside.count <= Diagram.elementLimit else { return nil }
        self.subject = subject
        elements = outside
        extent = outside.reduce(screen) { $0.union(place($1).intersection(reach)) }
    }

    /// The drawing, to be laid under the screen.
    func nodes(_ page: ScreenPage, _ style: DiagramStyle) -> [Node] {
        let frames = elements.map { page.place(subject.layout.presentationFrame(of: $0)) }
        let clip = extent.moved(x: page.screen.minX, y: page.screen.minY)
        let painter = ElementPainter(
            subject: subject, theme: style.theme, typesetter: Typesetter(), occlusion: OcclusionIndex(frames),
            visible: clip, showsLabels: false)
        let drawn = zip(elements, frames).enumerated().map { index, pair in
            Self.withoutMeaning(painter.node(pair.0, in: pair.1.intersection(clip.inset(by: -10_000)), index: index))
        }
        return [.group(Group(drawn, clip: .rect(clip), opacity: Self.opacity))]
    }

    /// An element is told of once: on the screen, if it reaches there.
    private static func withoutMeaning(_ node: Node) -> Node {
        guard case .group(var group) = node else { return node }
        group.meaning = nil
        return .group(group)
    }
}
