import CompositionalLayout
import Foundation
public import Scene

/// Draws a layout as the user of an app would see it, with placeholder content.
public struct ScreenDiagram {
    /// What part of the layout is shown.
    public enum Content: String, Sendable, Hashable, CaseIterable {
        /// What can be seen on the screen at the viewport's offset.
        case visible
        /// Everything, in place of the screen.
        case whole
    }

    /// The most elements that one picture shows.
    public static let elementLimit = 20_000
    /// The longest side of a picture, in points.
    public static let sideLimit = 100_000.0

    let subject: DiagramSubject
    let content: Content
    let theme: Theme
    let typesetter = Typesetter()

    public init(_ subject: DiagramSubject, content: Content = .visible, theme: Theme = .standard) {
        self.subject = subject
        self.content = content
        self.theme = theme
    }

    /// Draws the picture.
    ///
    /// - Throws: `DiagramError` where there is more to draw than anybody could look at.
    public func picture() throws(DiagramError) -> Picture {
        let elements = try shownElements()                              // 1. what there is to draw
        let page = try page(elements)                                   // 2. where it goes
        var nodes = [Node.shape(ShapeNode(.rect(page.bounds), fill: .color(theme.page)))]
        nodes += PageText(subject: subject, page: page, theme: theme).nodes             // 3. title and caption
        nodes += frame(page)                                            // 4. the device around it
        let outline = Node.shape(ShapeNode(page.outline, stroke: Stroke(.color(theme.outline), width: 1)))
        // The screen's edge cuts elements off and lies above them; the content's lies under what hangs out of it.
        switch content {                                                // 5. the layout
        case .visible: nodes += screen(elements, page) + [outline]
        case .whole: nodes += [outline] + screen(elements, page)
        }
        return Picture(
            size: Size(width: page.bounds.width, height: page.bounds.height), title: subject.title,
            description: description(page), nodes: nodes)
    }

    private func description(_ page: ScreenPage) -> String {
        let summary = Summary(subject: subject).phrases.joined(separator: ", ")
        let shown = "\(page.info.joined(separator: ", ")): \(summary)."
        return [subject.description, shown].compactMap { $0 }.joined(separator: " ")
    }

    private func shownElements() throws(DiagramError) -> [LayoutElement] {
        let layout = subject.layout
        let limit = Self.elementLimit
        let elements: [LayoutElement]
        switch content {
        case .whole:
            guard layout.elementCount <= limit else { throw .tooManyElements(count: layout.elementCount, limit: limit) }
            elements = layout.elements()
        case .visible:
            // The bound is an estimate from above: within a few times the limit it is worth to look.
            guard layout.visibleElementBound <= 4 * limit else { throw .tooManyVisibleElements(limit: limit) }
            elements = layout.visibleElements()
            guard elements.count <= limit else { throw .tooManyVisibleElements(limit: limit) }
        }
        return elements.filter { !$0.isHidden && $0.alpha > 0 && !subject.isHidden($0) }
    }

    private func page(_ elements: [LayoutElement]) throws(DiagramError) -> ScreenPage {
        let page = switch content {
        case .visible: ScreenPage(screenOf: subject, typesetter)
        case .whole: ScreenPage(contentOf: subject, elements, typesetter)
        }
        guard page.bounds.width <= Self.sideLimit, page.bounds.height <= Self.sideLimit else {
            throw .tooLarge(width: page.bounds.width, height: page.bounds.height, limit: Self.sideLimit)
        }
        return page
    }

    private func frame(_ page: ScreenPage) -> [Node] {
        let screen = Node.shape(ShapeNode(.roundedRect(page.screen, radius: page.radius), fill: .color(theme.screen)))
        guard let bezel = page.bezel else { return [screen] }
        return [.shape(ShapeNode(bezel, fill: .color(theme.bezel))), screen]
    }

    /// The layout's elements, cut off at the screen's edge, and the device's own signs above them.
    private func screen(_ elements: [LayoutElement], _ page: ScreenPage) -> [Node] {
        let furniture = content == .visible
            ? subject.device.map { DeviceFurniture(device: $0, screen: page.screen, theme: theme) } : nil
        // Far beyond what is seen, drawings need no exact ends; viewers count in fewer digits than layouts.
        let paper = page.visible.inset(by: -10_000)
        let frames = elements.map { page.place(subject.layout.presentationFrame(of: $0)).intersection(paper) }
        let drawn = zip(elements, frames).map { $1.transformed(by: Transform($0, about: $1)) }
        let occlusion = OcclusionIndex(drawn + (furniture?.occupied ?? []))
        let painter = ElementPainter(
            subject: subject, theme: theme, typesetter: typesetter, occlusion: occlusion, visible: page.visible)
        var nodes = zip(elements, frames).enumerated().map { index, pair in
            painter.node(pair.0, in: pair.1, index: index)
        }
        if let furniture { nodes += furniture.nodes(hidesContent: furniture.isCrossed(by: frames)) }
        return content == .visible ? [.group(Group(nodes, clip: .roundedRect(page.screen, radius: page.radius)))] : nodes
    }
}
