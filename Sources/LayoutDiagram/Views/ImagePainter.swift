import VectorScene
import ViewPictures

/// Draws the place of an image: a landscape for a photo, a line drawing for a symbol.
struct ImagePainter {
    let theme: Theme
    let symbols: SymbolCache
    /// The colour behind the image, in which details on a filled symbol are drawn.
    let ground: AdaptiveColor

    /// - Parameters:
    ///   - outline: the outline of the image view.
    ///   - isClipped: true if the view clips the image.
    func drawn(_ image: ViewImage, in outline: ViewOutline, isClipped: Bool) -> DrawnView {
        let frame = Rect(image.frame).moved(x: outline.rect.x, y: outline.rect.y)
        guard !frame.isEmpty else { return DrawnView() }
        guard let symbol = image.symbol else { return photo(in: frame, outline, isClipped: isClipped) }
        let tint = image.tint.map { AdaptiveColor($0) } ?? theme.text
        let nodes = symbols[symbol].nodes(in: frame, ink: tint, ground: ground)
        return DrawnView(nodes, frame)
    }

    private func photo(in frame: Rect, _ outline: ViewOutline, isClipped: Bool) -> DrawnView {
        let shown = isClipped ? frame.intersection(outline.rect) : frame
        guard !shown.isEmpty else { return DrawnView() }
        // An image that fills its view is drawn in the view's own shape, so that no clip is needed.
        if outline.rect.contains(shown), shown.contains(outline.rect), isClipped || outline.shape == .rect(outline.rect) {
            if let nodes = landscape(outline) { return DrawnView(nodes, outline.rect.inset(by: outline.rect.width / 3)) }
        }
        return DrawnView(landscape(ViewOutline(shown)) ?? [], shown)
    }

    /// Hills and a sun in the outline of the image view.
    ///
    /// - Returns: `nil` if the hills would need a clip to fit in the outline.
    private func landscape(_ outline: ViewOutline) -> [Node]? {
        let ground = Node.shape(ShapeNode(outline.shape, fill: Self.fill))
        let rect = outline.rect
        if outline.isCircle {
            let scenery = RoundLandscape(center: Point(x: rect.midX, y: rect.midY), radius: rect.width / 2)
            return [ground] + scenery.nodes(Self.ink)
        }
        guard let radius = outline.lowerRadius, radius <= rect.height * 0.28 else { return nil }
        return [ground] + PhotoArtwork(rect: rect, radius: radius, ink: Self.ink, isMirrored: false).nodes(beside: nil)
    }

    /// A mid tone: texts on photos may be white or black.
    private static let fill = Paint.gradient(Gradient(
        from: .zero, to: Point(x: 0, y: 1),
        stops: [
            .init(offset: 0, color: top), .init(offset: 1, color: bottom),
        ]))
    private static let top = AdaptiveColor(light: Color(0xB3BDCE), dark: Color(0x566177))
    private static let bottom = AdaptiveColor(light: Color(0x94A1B7), dark: Color(0x414B5E))
    /// The mean colour of a photo, on which views in front of it are drawn.
    static let middle = top.mixed(with: bottom, 0.5)
    private static let ink = AdaptiveColor(Color(0xFFFFFF))
}

/// The landscape of a photo in a circle: its ridge ends where it meets the circle.
private struct RoundLandscape {
    let center: Point
    let radius: Double

    /// The outline of the hills, in the unit square around the circle. The first and the last point lie on the circle.
    private static let ridge = [(0.0375, 0.690), (0.317, 0.511), (0.528, 0.640), (0.761, 0.400), (0.977, 0.650)]
    /// The angles at which the hills end and begin on the circle, in degrees, clockwise.
    private static let angles = (from: 17.45, to: 157.66)

    func nodes(_ ink: AdaptiveColor) -> [Node] {
        func place(_ x: Double, _ y: Double) -> Point {
            Point(x: center.x + (2 * x - 1) * radius, y: center.y + (2 * y - 1) * radius)
        }
        var hills = Path()
        for (index, point) in Self.ridge.enumerated() {
            if index == 0 { hills.move(to: place(point.0, point.1)) } else { hills.line(to: place(point.0, point.1)) }
        }
        hills.arc(center, radius: radius, Self.angles)
        hills.close()
        let sun = Shape.circle(center: place(0.74, 0.26), radius: min(12, radius * 0.148))
        return [
            .shape(ShapeNode(.path(hills), fill: .color(ink.opacity(0.13)))),
            .shape(ShapeNode(sun, fill: .color(ink.opacity(0.3)))),
        ]
    }
}
