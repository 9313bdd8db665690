import CompositionalLayout
import Foundation
import VectorScene

/// Draws a layout as the user of an app sees it, with placeholder content.
struct ScreenDiagram {
    private(set) var subject: DrawableLayout
    let content: DiagramContent
    let style: DiagramStyle
    let typesetter: Typesetter

    private var theme: Theme { style.theme }
    /// The colours on the screen. A screen with views is black in dark appearance, like the system's background.
    private var inner: Theme {
        var theme = style.theme.onScreen
        if subject.views != nil { theme.screen = AdaptiveColor(light: theme.screen[.light], dark: Color(0x000000)) }
        return theme
    }
    private var shown: ShownElements { ShownElements(subject: subject, content: content) }

    init(_ subject: DrawableLayout, content: DiagramContent, style: DiagramStyle) {
        self.subject = subject
        if !style.showsViews { self.subject.views = nil }
        if style.showsOnlyTitles { self.subject.showsKinds = false }
        self.content = content
        self.style = style
        typesetter = Typesetter(style)
    }

    /// Draws the picture.
    ///
    /// - Parameter unlabelled: receives the names that do not fit in their elements.
    /// - Returns: the picture, and in it the rectangle of the device or, without a device, of the screen.
    /// - Throws: `DiagramError` if there is too much to draw.
    func drawing(_ unlabelled: inout [String]) throws(DiagramError) -> (Picture, Rect?) {
        let elements = try shown.elements()                              // 1. the elements to draw
        let page = page(elements)                                       // 2. their positions
        var nodes = style.showsPage ? [Node.shape(ShapeNode(.rect(page.bounds), fill: .color(theme.page)))] : []
        nodes += PageText(subject: subject, page: page, style: style, typesetter: typesetter).nodes  // 3. title and caption
        nodes += beyond?.nodes(page, style) ?? []                       //    content around the screen
        nodes += frame(page)                                            // 4. the device around it
        let outline = Node.shape(ShapeNode(page.outline, stroke: Stroke(.color(inner.outline), width: 1)))
        // A screen clips its elements and is outlined above them; the content's outline lies below elements that overhang it.
        switch content {                                                // 5. the layout
        case .visible: nodes += [screen(elements, page, &unlabelled), outline]
        case .whole, .section:
            nodes.append(outline)
            draw(elements, page, to: &nodes, &unlabelled)
        }
        let picture = Picture(
            size: Size(width: page.bounds.width, height: page.bounds.height), title: subject.title,
            description: description(page), nodes: nodes)
        return (picture, page.bezel?.bounds ?? page.screen)
    }

    /// The content around the screen, if the style includes it.
    private var beyond: BeyondScreen? {
        content == .visible && style.showsBeyond ? BeyondScreen(subject) : nil
    }

    private func description(_ page: ScreenPage) -> String {
        Summary(subject: subject, content: content).sentence(subject.description, about: page.info)
    }

    /// Device, size and appearance, as phrases.
    var info: [String] {
        ScreenPage.info(subject, size: content == .visible ? subject.screenSize : shown.area.size, what: what)
    }

    /// The name of the part that is drawn instead of a screen.
    private var what: String {
        switch content {
        case .visible: ""
        case .whole: "content "
        case .section(let section): "section \(section) "
        }
    }

    private func page(_ elements: [LayoutElement]) -> ScreenPage {
        switch content {
        case .visible: ScreenPage(screenOf: subject, beyond: beyond?.extent, style, typesetter)
        case .whole, .section: ScreenPage(of: shown.area, what: what, elements, subject, content, style, typesetter)
        }
    }

    private func frame(_ page: ScreenPage) -> [Node] {
        let screen = Node.shape(ShapeNode(.roundedRect(page.screen, radius: page.radius), fill: .color(inner.screen)))
        guard let bezel = page.bezel else { return [screen] }
        return [.shape(ShapeNode(bezel, fill: .color(theme.bezel))), screen]
    }

    /// The layout's elements and the system chrome above them, clipped to the screen.
    private func screen(_ elements: [LayoutElement], _ page: ScreenPage, _ unlabelled: inout [String]) -> Node {
        var nodes: [Node] = []
        draw(elements, page, to: &nodes, &unlabelled)
        return .group(Group(nodes, clip: .roundedRect(page.screen, radius: page.radius)))
    }

    private func hasView(_ element: LayoutElement) -> Bool { subject.view(of: element) != nil }

    /// The rectangles of elements after their transforms, then `covers`. If there are neither transforms nor covers, `frames` is returned
    /// without a copy.
    private func places(of elements: [LayoutElement], _ frames: [Rect], below covers: [Rect]) -> [Rect] {
        let areMoved = elements.contains { !$0.transform.isIdentity }
        let places = areMoved ? zip(elements, frames).map { $1.transformed(by: Transform($0, about: $1)) } : frames
        return covers.isEmpty ? places : places + covers
    }

    /// Draws the layout's elements among the other views of the screen, then the system chrome on top.
    private func draw(
        _ elements: [LayoutElement], _ page: ScreenPage, to nodes: inout [Node], _ unlabelled: inout [String]
    ) {
        let chrome = content == .visible
            ? subject.device.map { device in
                DeviceChrome(
                    device: device, screen: page.screen, theme: inner, typesetter: typesetter,
                    isRightToLeft: subject.layout.viewport.isRightToLeft)
            } : nil
        let around = page.around.map { ScreenViewsPainter($0, ViewPainter(theme: inner, fonts: style.fonts, namesViews: true), screen: page.screen) }
        // Coordinates far outside the picture need not be exact; viewers have less precision than layouts.
        let paper = page.visible.inset(by: -10_000)
        let frames = elements.map { element in
            let place = page.place(subject.layout.presentationFrame(of: element))
            return hasView(element) ? place : place.intersection(paper)
        }
        let covers = (around?.covers ?? []) + (chrome?.occupied ?? [])
        let occlusion = RectIndex(places(of: elements, frames, below: covers))
        let painter = ElementPainter(
            subject: subject, theme: inner, typesetter: typesetter, occlusion: occlusion, visible: page.visible,
            showsLabels: style.showsLabels, showsPaths: !style.showsOnlyTitles, ground: around?.elementGround)
        // Reserves exactly: for ten thousand nodes a growing array would over-allocate, and be in memory twice while copied.
        var drawn: [Node] = []
        drawn.reserveCapacity(elements.count)
        for index in elements.indices {
            let node = painter.node(elements[index], in: frames[index], index: index)
            if style.showsLabels, !hasView(elements[index]), let name = subject.name(elements[index]), !name.isEmpty,
                page.visible.contains(frames[index]), !node.shows(name)
            {
                unlabelled.append(name)
            }
            drawn.append(node)
        }
        nodes += around?.nodes(around: drawn) ?? drawn
        // A screen with its views looks as in the app, with content visible behind the clock.
        if let chrome { nodes += chrome.nodes(on: around, hidesContent: around == nil && chrome.isCrossed(by: frames)) }
    }
}

extension Node {
    /// True if the node shows a text: in one line or several, or truncated with an ellipsis.
    fileprivate func shows(_ text: String) -> Bool {
        let texts = [self].texts
        return texts.contains { $0 == text || $0.hasSuffix("…") && text.hasPrefix($0.dropLast()) }
            || texts.joined(separator: " ").contains(text)
    }
}

/// The content that scrolling would reveal around the screen, faded and without text.
struct BeyondScreen {
    let subject: DrawableLayout
    private let elements: [LayoutElement]
    /// The rectangle around the screen and the content drawn beyond it, relative to the screen's corner. That content reaches at most
    /// half a screen beyond the collection view.
    let extent: Rect

    private static let opacity = 0.28

    init?(_ subject: DrawableLayout) {
        let layout = subject.layout
        let bounds = layout.visibleBounds
        let margin = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        let screen = Rect(CGRect(origin: .zero, size: subject.screenSize))
        let origin = subject.collectionOrigin
        let reach = Rect(CGRect(origin: origin, size: bounds.size).insetBy(dx: -margin.width, dy: -margin.height))
        guard layout.visibleElementBound(within: margin) <= 4 * DiagramLimits.elements else { return nil }
        let found = layout.visibleElements(within: margin).filter(subject.shows)
        func place(_ element: LayoutElement) -> Rect {
            Rect(layout.presentationFrame(of: element).offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY))
        }
        let outside = found.filter { !screen.contains(place($0)) }
        guard !outside.isEmpty, outside.count <= DiagramLimits.elements else { return nil }
        self.subject = subject
        elements = outside
        extent = outside.reduce(screen) { $0.union(place($1).intersection(reach)) }
    }

    /// The nodes of this content, to be placed below the screen.
    func nodes(_ page: ScreenPage, _ style: DiagramStyle) -> [Node] {
        let frames = elements.map { page.place(subject.layout.presentationFrame(of: $0)) }
        let clip = extent.moved(x: page.screen.minX, y: page.screen.minY)
        let painter = ElementPainter(
            subject: subject, theme: style.theme.onScreen, typesetter: Typesetter(fonts: style.fonts), occlusion: RectIndex(frames),
            visible: clip, showsLabels: false)
        let drawn = zip(elements, frames).enumerated().map { index, pair in
            Self.withoutMeaning(painter.node(pair.0, in: pair.1.intersection(clip.inset(by: -10_000)), index: index))
        }
        return [.group(Group(drawn, clip: .rect(clip), opacity: Self.opacity))]
    }

    /// The node without its meaning: only elements on the screen have a meaning.
    private static func withoutMeaning(_ node: Node) -> Node {
        guard case .group(var group) = node else { return node }
        group.meaning = nil
        return .group(group)
    }
}
