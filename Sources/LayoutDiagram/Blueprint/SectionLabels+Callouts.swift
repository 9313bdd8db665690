import CompositionalLayout
import Foundation
import VectorScene

extension SectionLabels {
    /// Distances of a callout from its view's edge, nearest first.
    private static let distances = [8.0, 14, 22, 32, 44, 60]
    /// The maximum distance of callouts from the drawing.
    private static let margin = 26.0
    private static let directions = 16
    /// The maximum number of callouts: more are unreadable, and each one is checked against all others.
    private static let shownCallouts = 100

    /// Callouts with the names of views that are too small for a label: one for each kind of view; none if all these views are of the
    /// same kind.
    ///
    /// - Parameter boxes: all drawn boxes; a callout lies inside one of them, or outside all.
    mutating func callouts(_ views: [SectionAnatomy.Anchored], beside boxes: [Rect]) -> [Callout] {
        let nameless = Set(unnamed.map(\.id))
        var kinds: Set<String> = []
        let told = views.indices.filter { index in
            let element = views[index].element
            guard nameless.contains(element.id), let kind = element.kind else { return false }
            return kinds.insert(kind).inserted
        }
        guard told.count > 1 else { return [] }
        let ground = CalloutGround(views: RectIndex(views.map(\.rect)), boxes: RectIndex(boxes))
        var callouts: [Callout] = []
        var named: Set<String?> = []
        for index in told.prefix(Self.shownCallouts) {
            guard let callout = callout(views[index], index, ground, callouts) else { continue }
            occupancy.take(callout.rect.inset(by: -1.5))
            callouts.append(callout)
            named.insert(views[index].element.kind)
        }
        unnamed.removeAll { $0.role == .anchored && named.contains($0.kind) }
        return callouts
    }

    /// Areas that callouts avoid.
    private struct CalloutGround {
        var views: RectIndex
        var boxes: RectIndex
    }

    /// The nearest free position whose leader line crosses no other view; if there is none, the nearest free position. Leader lines
    /// never cross callouts.
    ///
    /// - Parameter index: the index of the view.
    private func callout(
        _ view: SectionAnatomy.Anchored, _ index: Int, _ ground: CalloutGround, _ others: [Callout]
    ) -> Callout? {
        var second: Callout?
        for callout in candidates(view) where isFree(callout.rect, ground) && !crosses(callout, others) {
            let isCrossing = ground.views.contains(in: callout.reach) { $0 != index && callout.intersects($1) }
            guard isCrossing else { return callout }
            second = second ?? callout
        }
        return second
    }

    /// Possible positions around a view, the nearest first.
    private func candidates(_ view: SectionAnatomy.Anchored) -> [Callout] {
        let text = view.element.kind ?? ""
        let size = Callout.size(of: text, pen)
        let reach = max(view.rect.width, view.rect.height) / 2 + size.height / 2
        return Self.distances.map { $0 + reach }.flatMap { distance in
            (0..<Self.directions).map { direction in
                let angle = 2 * Double.pi * Double(direction) / Double(Self.directions)
                let along = distance + (size.width - size.height) / 2
                let center = Point(x: view.rect.midX + cos(angle) * along, y: view.rect.midY - sin(angle) * distance)
                let rect = Rect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
                return Callout(text: text, rect: rect, site: site(on: view.rect, towards: center))
            }
        }
    }

    private func isFree(_ rect: Rect, _ ground: CalloutGround) -> Bool {
        let room = visible.inset(by: -Self.margin)
        guard room.contains(rect), occupancy.isFree(rect.inset(by: -1.5)) else { return false }
        guard !ground.views.contains(in: rect.inset(by: -1), where: { _, _ in true }) else { return false }
        let meets = ground.boxes.contains(in: rect) { _, _ in true }
        return !meets || ground.boxes.contains(in: rect) { $1.contains(rect) }
    }

    private func crosses(_ callout: Callout, _ others: [Callout]) -> Bool {
        others.contains { callout.intersects($0.rect.inset(by: -1)) || $0.intersects(callout.rect.inset(by: -1)) }
    }

    /// The point on a view's edge that faces a callout.
    private func site(on rect: Rect, towards point: Point) -> Point {
        let (x, y) = (point.x - rect.midX, point.y - rect.midY)
        let reach = max(abs(x) / max(rect.width / 2, 0.1), abs(y) / max(rect.height / 2, 0.1), 1)
        return Point(x: rect.midX + x / reach, y: rect.midY + y / reach)
    }
}

/// A name beside its view, with a leader line to it.
struct Callout {
    private static let dot = 1.8
    private static let style = Typesetter.Style(size: 9, weight: .bold)
    private static let height = 14.0

    var text: String
    /// The pill around the name.
    var rect: Rect
    /// The end of the leader line on the view's edge.
    var site: Point

    /// The size of the pill around a name.
    static func size(of text: String, _ pen: BlueprintPen) -> Size {
        Size(width: pen.width(text, style) + 10, height: pen.typesetter.room(height, at: style.size))
    }

    /// The end of the leader line at the pill.
    var start: Point {
        Point(x: min(max(site.x, rect.minX), rect.maxX), y: min(max(site.y, rect.minY), rect.maxY))
    }

    /// The bounding box of the leader line.
    var reach: Rect {
        let (x, y) = (min(start.x, site.x), min(start.y, site.y))
        return Rect(x: x, y: y, width: abs(site.x - start.x), height: abs(site.y - start.y)).inset(by: -1)
    }

    /// True if the leader line crosses a rectangle.
    func intersects(_ rect: Rect) -> Bool {
        // Quick rejection: most rectangles are nowhere near.
        guard rect.minX <= reach.maxX, rect.maxX >= reach.minX, rect.minY <= reach.maxY, rect.maxY >= reach.minY else {
            return false
        }
        let length = max(abs(site.x - start.x), abs(site.y - start.y))
        let count = Int(min(max(length / 2, 2), DiagramLimits.side))
        return (0...count).contains { step in
            let share = Double(step) / Double(count)
            let (x, y) = (start.x + (site.x - start.x) * share, start.y + (site.y - start.y) * share)
            return (rect.minX...rect.maxX).contains(x) && (rect.minY...rect.maxY).contains(y)
        }
    }

    func nodes(_ pen: BlueprintPen) -> [Node] {
        let color = pen.colors.anchored
        return [
            pen.lines([(start, site)], color, width: 1),
            .shape(ShapeNode(.circle(center: site, radius: Self.dot), fill: .color(color))),
            pen.outline(rect, color, width: 1, radius: rect.height / 2, fill: pen.colors.page),
            .text(pen.text(text, in: rect, Self.style, color)),
        ]
    }
}
