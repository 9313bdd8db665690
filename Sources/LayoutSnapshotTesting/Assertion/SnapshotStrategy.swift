import Goldens
public import LayoutDiagram

/// The format of a golden. Several can be combined: `[.frames, .svg]`.
public struct SnapshotStrategy: Sendable, Hashable, ExpressibleByArrayLiteral {
    let goldens: [StrategyGolden]

    /// - Parameter content: `nil` for the default part.
    private init(_ kind: GoldenLook.Kind, _ content: DiagramContent?, _ style: DiagramStyle = .screen, scale: Int = 1) {
        goldens = [StrategyGolden(kind: kind, content: content, style: style, scale: scale)]
    }

    public init(arrayLiteral strategies: SnapshotStrategy...) {
        goldens = strategies.flatMap(\.goldens)
    }

    /// The frames of all elements as a text table: exact, to 0.0001 pt, and quick to review.
    public static let frames = frames()

    /// The frames as a text table.
    ///
    /// - Parameter content: the elements to record. For layouts with a hundred thousand elements, record only visible ones.
    public static func frames(_ content: DiagramContent = .whole) -> SnapshotStrategy {
        SnapshotStrategy(.frames, content == .whole ? nil : content)
    }

    /// The views in the cells on the screen and around them, as text: class, frame, text, colours and state of each view. Only for
    /// view controllers, collection views and views.
    public static let views = SnapshotStrategy(.views, nil)

    /// The user's view of the app as an SVG, byte for byte the same on every machine.
    public static let svg = svg()

    /// A picture as an SVG.
    public static func svg(style: DiagramStyle = .screen, content: DiagramContent = .visible) -> SnapshotStrategy {
        SnapshotStrategy(.svg, content == .visible ? nil : content, style)
    }

    /// The user's view of the app as a PNG at 2 pixels per point.
    public static let png = png()

    /// A picture as a PNG, compared pixel by pixel without tolerance.
    ///
    /// - Parameters:
    ///   - scale: pixels per point: 1, 2 or 3.
    ///   - style: the style of the picture.
    ///   - content: the part of the layout to show.
    public static func png(
        scale: Int = 2, style: DiagramStyle = .screen, content: DiagramContent = .visible
    ) -> SnapshotStrategy {
        precondition((1...3).contains(scale), "A picture has 1, 2 or 3 pixels per point, not \(scale).")
        return SnapshotStrategy(.png, content == .visible ? nil : content, style, scale: scale)
    }
}

/// A golden that a strategy records for every look.
struct StrategyGolden: Sendable, Hashable {
    var kind: GoldenLook.Kind
    /// The part of the layout; `nil` for the default part.
    var content: DiagramContent?
    /// The style of a picture.
    var style: DiagramStyle
    var scale: Int

    /// True if the golden needs all elements measured, not only those on the screen.
    var showsWhole: Bool { content.map { $0 != .visible } ?? (kind == .frames || style.kind.isOfWhole) }

    /// True if the golden records or shows the contents of views on the screen.
    var showsViews: Bool { kind == .views || !kind.isText && style.showsViews && content == nil }

    /// The golden of one look of the layout.
    func golden(in look: Look) -> GoldenLook {
        var look = look
        look.scale = scale
        look.style = DiagramStyle.Changes(
            kind: style.kind == .screen ? nil : style.kind, crop: style.crop?.part,
            cropMargin: style.crop.flatMap { $0.margin == 0 ? nil : $0.margin }, width: style.width)
        var golden = GoldenLook(look, kind)
        golden.look.content = content
        return golden
    }
}
