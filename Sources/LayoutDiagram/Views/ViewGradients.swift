import Foundation
import VectorScene
import ViewPictures

extension Paint {
    /// Fails for a gradient without colours, and for a conic gradient, which is drawn in sectors. A gradient without length has its last
    /// colour.
    init?(_ gradient: ViewGradient) {
        guard let last = gradient.stops.last else { return nil }
        let (start, end) = (Point(gradient.start), Point(gradient.end))
        let radii = (x: abs(end.x - start.x), y: abs(end.y - start.y))
        switch gradient.kind {
        case _ where gradient.colors.count == 1 || radii.x + radii.y == 0: self = .color(last.color)
        case .axial: self = .gradient(Gradient(from: start, to: end, stops: gradient.stops))
        case .radial where radii.x * radii.y == 0: self = .color(last.color)
        case .radial:
            self = .gradient(Gradient(.radial, from: start, to: Point(x: start.x + radii.x, y: start.y + radii.y), stops: gradient.stops))
        case .conic: return nil
        }
    }
}

extension ViewGradient {
    fileprivate var stops: [Gradient.Stop] {
        let last = Double(max(1, colors.count - 1))
        return colors.enumerated().map { index, color in
            let offset = index < locations.count ? locations[index] : Double(index) / last
            return Gradient.Stop(offset: min(max(offset, 0), 1), color: AdaptiveColor(color))
        }
    }

    /// The colour at a point of the unit square; `nil` without colours.
    func color(at point: Point) -> AdaptiveColor? { color(atShare: share(of: point)) }

    /// From 0, where the gradient starts, to 1, where it ends.
    private func share(of point: Point) -> Double {
        let (start, length) = (Point(start), Point(x: Double(end.x - start.x), y: Double(end.y - start.y)))
        let (x, y) = (point.x - start.x, point.y - start.y)
        let share = switch kind {
        case .axial: (x * length.x + y * length.y) / (length.x * length.x + length.y * length.y)
        case .radial: hypot(x / length.x, y / length.y)
        case .conic: (atan2(y, x) - atan2(length.y, length.x)) / (2 * .pi)
        }
        guard share.isFinite else { return 1 }
        return kind == .conic ? share - share.rounded(.down) : share
    }

    private func color(atShare share: Double) -> AdaptiveColor? {
        let stops = stops
        guard let next = stops.firstIndex(where: { $0.offset >= share }), next > 0 else { return (share > 0 ? stops.last : stops.first)?.color }
        let (before, after) = (stops[next - 1], stops[next])
        let part = (share - before.offset) / (after.offset - before.offset)
        return AdaptiveColor { appearance in
            let (one, other) = (before.color[appearance], after.color[appearance])
            var color = one.mixed(with: other, part)
            color.alpha = one.alpha + (other.alpha - one.alpha) * part
            return color
        }
    }

    private static let sectorCount = 90

    /// A conic gradient in sectors of one colour each. Opaque sectors reach under the next one, so that no line shows between them.
    func sectors(in outline: ViewOutline) -> [Node] {
        let rect = outline.rect
        let middle = Point(x: rect.x + Double(start.x) * rect.width, y: rect.y + Double(start.y) * rect.height)
        let first = atan2(Double(end.y - start.y), Double(end.x - start.x))
        // Far enough, in the unit square, that the outer sides of the sectors lie outside.
        let reach = 2 + abs(Double(start.x)) + abs(Double(start.y))
        let isOpaque = stops.allSatisfy { $0.color.light.alpha == 1 && $0.color.dark.alpha == 1 }
        let nodes = (0..<Self.sectorCount).compactMap { index -> Node? in
            guard let color = color(atShare: (Double(index) + 0.5) / Double(Self.sectorCount)) else { return nil }
            let end = index + (isOpaque && index < Self.sectorCount - 1 ? 2 : 1)
            func corner(_ index: Int) -> Point {
                let angle = first + Double(index) / Double(Self.sectorCount) * 2 * .pi
                return Point(
                    x: Typesetter.rounded(middle.x + cos(angle) * reach * rect.width),
                    y: Typesetter.rounded(middle.y + sin(angle) * reach * rect.height))
            }
            return .shape(ShapeNode(.path(Path([.move(middle), .line(corner(index)), .line(corner(end)), .close])), fill: .color(color)))
        }
        return [.group(Group(nodes, clip: outline.shape))]
    }
}

extension Point {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
