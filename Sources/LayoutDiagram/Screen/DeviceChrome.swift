import CompositionalLayout
import VectorScene

/// The system chrome that a device draws over every app: status bar, cutout, home indicator.
struct DeviceChrome {
    let device: Device
    let screen: Rect
    var theme: Theme
    let typesetter: Typesetter
    /// True if the status bar is mirrored.
    let isRightToLeft: Bool

    private var safeArea: NSDirectionalEdgeInsets { device.viewport.safeAreaInsets }
    private var isUpright: Bool { device.orientation == .portrait }
    private var isPad: Bool { device.viewport.traits.idiom == .pad }

    /// The area of the status bar; empty if the device hides it.
    private var statusBar: Rect {
        Rect(x: screen.minX, y: screen.minY, width: screen.width, height: Double(safeArea.top))
    }

    /// True if any of the frames would be under the clock or the battery.
    func isCrossed(by frames: [Rect]) -> Bool {
        let symbols = (clock + battery).compactMap(\.bounds).map { $0.inset(by: -2) }
        return !statusBar.isEmpty && frames.contains { frame in symbols.contains { $0.intersects(frame) } }
    }

    /// The areas that content labels should avoid.
    var occupied: [Rect] {
        [statusBar, cutout?.bounds, indicator].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// - Parameters:
    ///   - views: the views of the screen, whose backgrounds decide the colours of the clock, the battery and the home indicator.
    ///   - hidesContent: true if content is under the status bar, which then gets its own background.
    func nodes(on views: ScreenViewsPainter?, hidesContent: Bool) -> [Node] {
        guard let views else { return nodes(hidesContent: hidesContent) }
        var chrome = self
        chrome.theme.text = theme.text(theme.text, on: views.ground(of: statusBar))
        let line = indicator.map { theme.text(theme.text, on: views.ground(of: $0)) }
        return chrome.nodes(hidesContent: hidesContent, line: line)
    }

    /// - Parameter line: the home indicator's colour, if it differs from the status bar's.
    private func nodes(hidesContent: Bool, line: AdaptiveColor? = nil) -> [Node] {
        var nodes: [Node] = []
        if !statusBar.isEmpty {
            if hidesContent { nodes.append(.shape(ShapeNode(.rect(statusBar), fill: .color(theme.screen.opacity(0.9))))) }
            nodes += clock + battery
        }
        if let cutout { nodes.append(.shape(ShapeNode(cutout, fill: .color(theme.cutout)))) }
        if let indicator {
            nodes.append(.shape(ShapeNode(
                .roundedRect(indicator, radius: indicator.height / 2), fill: .color(line ?? theme.text))))
        }
        return nodes
    }
}

// MARK: - Parts

extension DeviceChrome {
    /// The centre of the status bar's symbols: the middle of the space beside the cutout.
    private var symbols: (y: Double, inset: Double) {
        switch (device.cutout, isPad) {
        case (.dynamicIsland, _): (screen.minY + 30, screen.width * 0.16)
        case (.notch, _): (screen.minY + 24, screen.width * 0.125)
        case (.none, true): (screen.minY + Double(safeArea.top) / 2, 36)
        case (.none, false): (screen.minY + Double(safeArea.top) / 2, 26)
        }
    }

    /// The x position of a symbol that would be at `x` in a left-to-right layout.
    private func place(_ x: Double) -> Double { isRightToLeft ? screen.minX + screen.maxX - x : x }

    /// The time; empty if it does not fit between the screen's edge and the cutout at a small picture's minimum text size.
    private var clock: [Node] {
        let style = Typesetter.Style(size: device.cutout == .none ? 11 : 15, weight: .bold)
        guard typesetter.width(of: "9:41", style) / 2 + 4 <= symbols.inset else { return [] }
        let middle = Point(x: place(screen.minX + symbols.inset), y: symbols.y + typesetter.capHeight(style) / 2)
        return [.text(typesetter.run("9:41", at: middle, style, color: theme.text, alignment: .middle))]
    }

    private var battery: [Node] {
        let scale = device.cutout == .none ? 0.8 : 1.0
        let body = Rect(
            x: place(screen.maxX - symbols.inset) - 12 * scale, y: symbols.y - 5.5 * scale, width: 24 * scale,
            height: 11 * scale)
        let charge = Rect(
            x: body.x + 2 * scale, y: body.y + 2 * scale, width: 17 * scale, height: body.height - 4 * scale)
        return [
            .shape(ShapeNode(
                .roundedRect(body, radius: 3.5 * scale),
                stroke: Stroke(.color(theme.text.opacity(0.5)), width: 1))),
            .shape(ShapeNode(.roundedRect(charge, radius: 2 * scale), fill: .color(theme.text))),
        ]
    }

    /// The notch or island: at the top, or at the left in landscape.
    private var cutout: Shape? {
        switch device.cutout {
        case .none: return nil
        case .dynamicIsland:
            let (length, depth) = (124.0, 37.0)
            let rect = isUpright
                ? Rect(x: screen.midX - length / 2, y: screen.minY + 11, width: length, height: depth)
                : Rect(x: screen.minX + 11, y: screen.midY - length / 2, width: depth, height: length)
            return .roundedRect(rect, radius: depth / 2)
        case .notch: return .path(notch)
        }
    }

    /// A shape at the screen's edge with rounded inner corners.
    private var notch: Path {
        let length = min(isUpright ? screen.width : screen.height, 375) * 0.54
        let (depth, radius, bend) = (31.0, 20.0, 9.0)
        // Coordinates along the edge and into the screen, so that both orientations share one shape.
        func point(_ along: Double, _ into: Double) -> Point {
            isUpright
                ? Point(x: screen.midX + along, y: screen.minY + into)
                : Point(x: screen.minX + into, y: screen.midY + along)
        }
        let half = length / 2
        return Path([
            .move(point(-half, 0)), .line(point(half, 0)),
            .line(point(half, depth - radius)),
            .curve(point(half, depth - bend), point(half - bend, depth), point(half - radius, depth)),
            .line(point(-half + radius, depth)),
            .curve(point(-half + bend, depth), point(-half, depth - bend), point(-half, depth - radius)),
            .close,
        ])
    }

    private var indicator: Rect? {
        guard device.hasHomeIndicator else { return nil }
        let width = isPad ? min(screen.width * 0.3, 320) : min(screen.width, screen.height) * 0.36
        return Rect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
    }
}
