import CompositionalLayout
import Foundation
import VectorScene
import ViewPictures

/// Draws views that are given as plain values.
///
/// Coordinates are absolute, so that equal views at different places are equal shapes, which pictures share.
struct ViewPainter {
    let theme: Theme
    /// The typesetter for texts in views. It has no minimum size.
    let typesetter: Typesetter
    private let symbols = SymbolCache()
    /// Gives views that draw something a title with class, frame and known constraints, which a viewer shows as a tooltip.
    private var namesViews: Bool

    init(theme: Theme, fonts: Fonts?, namesViews: Bool = false) {
        (self.theme, self.namesViews) = (theme, namesViews)
        typesetter = Typesetter(fonts: fonts)
    }

    /// The painter of masks, whose views have no titles.
    private var unnamed: ViewPainter {
        var painter = self
        painter.namesViews = false
        return painter
    }

    /// Draws views from back to front.
    ///
    /// - Parameters:
    ///   - origin: the origin of the superview.
    ///   - ground: the colour behind the views.
    /// - Complexity: O(views).
    func nodes(_ views: [ViewPicture], at origin: Point, on ground: AdaptiveColor) -> [Node] {
        drawn(views, at: origin, on: ground).nodes
    }

    /// Draws an element's view without the view's own opacity and transform, which the layout attributes replace.
    func node(_ view: ViewPicture, at origin: Point, on ground: AdaptiveColor) -> [Node] {
        let rect = Rect(view.frame).moved(x: origin.x, y: origin.y)
        return masked(parts(of: view, rect, on: ground), by: view.mask, at: rect).nodes
    }
}

/// Nodes, and a rectangle that contains what they draw; `nil` if they draw nothing.
struct DrawnView {
    var nodes: [Node] = []
    var extent: Rect?

    init(_ nodes: [Node] = [], _ extent: Rect? = nil) { (self.nodes, self.extent) = (nodes, extent) }

    mutating func append(_ other: DrawnView) {
        nodes += other.nodes
        guard let more = other.extent else { return }
        extent = extent?.union(more) ?? more
    }

    mutating func clip(to shape: Shape) {
        guard let extent else { return }
        let seen = extent.intersection(shape.bounds)
        self = seen.isEmpty ? DrawnView() : DrawnView([.group(Group(nodes, clip: shape))], seen)
    }

    /// Multiplies the opacity of this drawing by that of the mask's drawing.
    mutating func fade(by mask: DrawnView) {
        guard let extent, let seen = mask.extent?.intersection(extent), !seen.isEmpty else { return self = DrawnView() }
        var group = Group(nodes)
        group.mask = mask.nodes
        self = DrawnView([.group(group)], seen)
    }

    /// Mirrors the drawing in a rectangle, left to right.
    func mirrored(in rect: Rect) -> DrawnView {
        let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        return nodes.isEmpty ? self : DrawnView([.group(Group(nodes, transform: mirror))], extent?.transformed(by: mirror))
    }
}

extension ViewPicture {
    /// True for a view that draws more than its children.
    fileprivate var drawsItself: Bool {
        background?.isVisible == true || border != nil || gradient != nil || !shapes.isEmpty || content != .none
    }
}

extension Meaning {
    fileprivate init(_ view: ViewPicture) {
        let frame = [view.frame.width, view.frame.height, view.frame.minX, view.frame.minY].map { NumberText.text(Double($0), decimals: 2) }
        let place = "\(view.className): \(frame[0]) × \(frame[1]) at \(frame[2]), \(frame[3])"
        let constraints = view.constraints ?? []
        let more = constraints.count > Self.constraintLimit ? ["and \(constraints.count - Self.constraintLimit) more"] : []
        self.init(title: ([place] + constraints.prefix(Self.constraintLimit) + more).joined(separator: "; "), name: view.className, label: view.className)
    }

    /// The maximum number of constraints in a view's title; further ones are counted.
    private static let constraintLimit = 6
}

extension ViewPainter {
    private func drawn(_ views: [ViewPicture], at origin: Point, on ground: AdaptiveColor) -> DrawnView {
        var all = DrawnView()
        for (index, view) in views.enumerated() {
            let area = Rect(view.frame)
            let behind = views[max(0, index - Self.siblings)..<index].filter { $0.opacity > 0.5 && Rect($0.frame).contains(area) }
            let ground = behind.reduce(ground) { ground, view in
                ground.covered(by: view, at: Point(x: area.midX - Double(view.frame.minX), y: area.midY - Double(view.frame.minY)))
            }
            all.append(drawn(view, at: origin, on: ground))
        }
        return all
    }

    /// The number of siblings behind a view whose colours count as the view's ground.
    private static let siblings = 4

    private func drawn(_ view: ViewPicture, at origin: Point, on ground: AdaptiveColor) -> DrawnView {
        let rect = Rect(view.frame).moved(x: origin.x, y: origin.y)
        var drawn = masked(parts(of: view, rect, on: ground), by: view.mask, at: rect)
        let opacity = min(max(view.opacity, 0), 1)
        let transform = view.transform.map { Transform($0, about: Point(x: rect.midX, y: rect.midY)) } ?? .identity
        if namesViews, view.drawsItself, !drawn.nodes.isEmpty { drawn.nodes = [.group(Group(drawn.nodes, meaning: Meaning(view)))] }
        guard opacity < 1 || transform != .identity, !drawn.nodes.isEmpty else { return drawn }
        drawn.nodes = opacity > 0 ? [.group(Group(drawn.nodes, transform: transform, opacity: opacity))] : []
        drawn.extent = drawn.extent?.transformed(by: transform)
        return drawn
    }

    private func masked(_ drawn: DrawnView, by mask: ViewMask?, at rect: Rect) -> DrawnView {
        var drawn = drawn
        switch mask {
        case nil: break
        case .picture(let picture)?: drawn.fade(by: unnamed.drawn([picture], at: Point(x: rect.x, y: rect.y), on: theme.screen))
        case .box?, .path?: mask.flatMap { Shape($0, at: rect) }.map { drawn.clip(to: $0) }
        }
        return drawn
    }

    /// Draws a view's parts, back to front: shadow, background, contents, border.
    private func parts(of view: ViewPicture, _ rect: Rect, on ground: AdaptiveColor) -> DrawnView {
        let outline = ViewOutline(rect, view.corners)
        var drawn = DrawnView()
        if let shadow = view.shadow, !view.isClipped, view.background?.isVisible == true || view.gradient != nil {
            drawn.append(self.shadow(shadow, of: outline))
        }
        if let background = view.background, background.isVisible {
            drawn.append(DrawnView([.shape(ShapeNode(outline.shape, fill: .color(AdaptiveColor(background))))], rect))
        }
        if let gradient = view.gradient {
            let nodes = gradient.kind == .conic ? gradient.sectors(in: outline) : Paint(gradient).map { [.shape(ShapeNode(outline.shape, fill: $0))] }
            drawn.append(DrawnView(nodes ?? [], rect))
        }
        drawn.append(inside(of: view, outline, on: ground.covered(by: view, at: Point(x: rect.width / 2, y: rect.height / 2))))
        if let border = view.border, border.width > 0, border.color.isVisible {
            let stroke = Stroke(.color(AdaptiveColor(border.color)), width: border.width)
            drawn.append(DrawnView([.shape(ShapeNode(outline.inset(by: border.width / 2).shape, stroke: stroke))], rect))
        }
        return drawn
    }

    /// Draws what the view's bounds may clip: shapes, content and children.
    private func inside(of view: ViewPicture, _ outline: ViewOutline, on ground: AdaptiveColor) -> DrawnView {
        var inside = DrawnView()
        for shape in view.shapes { inside.append(DrawnView(shape, at: outline.rect)) }
        let content = content(of: view, outline, on: ground)
        inside.append(view.isMirrored ? content.mirrored(in: outline.rect) : content)
        inside.append(drawn(view.children, at: Point(x: outline.rect.x, y: outline.rect.y), on: ground))
        if view.isClipped, let extent = inside.extent, !outline.contains(extent) { inside.clip(to: outline.shape) }
        return inside
    }

    private func content(of view: ViewPicture, _ outline: ViewOutline, on ground: AdaptiveColor) -> DrawnView {
        switch view.content {
        case .none: DrawnView()
        case .text(let text): ViewTextPainter(typesetter: typesetter).drawn(text, in: outline.rect)
        case .image(let image):
            ImagePainter(theme: theme, symbols: symbols, ground: ground).drawn(image, in: outline, isClipped: view.isClipped)
        case .control(let control):
            ControlPainter(theme: theme, symbols: symbols, rect: outline.rect, ground: ground).drawn(control)
        case .foreign(let words): foreign(words, outline)
        }
    }

    /// A shadow as a plain shape without blur, a little larger than the view and fainter than the real shadow.
    private func shadow(_ shadow: ViewShadow, of outline: ViewOutline) -> DrawnView {
        let color = AdaptiveColor(shadow.color)
        let share = min(max(shadow.opacity, 0), 1) * 0.5
        guard share > 0 else { return DrawnView() }
        let spread = outline.inset(by: -min(max(shadow.radius, 0) * 0.2, 3))
            .moved(x: Double(shadow.offset.width), y: Double(shadow.offset.height))
        return DrawnView([.shape(ShapeNode(spread.shape, fill: .color(color.faded(share))))], spread.rect)
    }

    /// A framed box with words in its middle, as many as fit.
    private func foreign(_ words: String, _ outline: ViewOutline) -> DrawnView {
        let frame = Stroke(.color(theme.outline), width: 1, dashes: [4, 3])
        var nodes = [Node.shape(ShapeNode(outline.inset(by: 0.5).shape, fill: .color(theme.panel), stroke: frame))]
        let style = Typesetter.Style(size: outline.rect.height < 24 ? 9 : 12, weight: .medium)
        let label = Label(
            text: words, place: LabelPlace(box: outline.rect.inset(by: 4), style: style, horizontal: .middle, vertical: .middle),
            color: theme.secondaryText, mayBeShortened: true)
        if let run = label.run(typesetter) { nodes.append(.text(run)) }
        return DrawnView(nodes, outline.rect)
    }
}
