import CompositionalLayout
import Foundation
import VectorScene

extension SectionLabels {
    private static let calloutStyle = Typesetter.Style(size: 9, weight: .bold)
    private static let calloutHeight = 14.0
    /// Distances of a callout from its view's edge, nearest first.
    private static let distances = [8.0, 14, 22, 32, 44, 60]
    /// How far callouts may be outside the drawing.
    private static let margin = 26.0
    private static let directions = 16

    /// Callouts for views that are too small for their names: for the first of each kind, if there are several kinds.
    ///
    /// - Parameter boxes: everything drawn as a box; a callout lies within one of them, or outside all.
    mutating func callouts(_ views: [SectionAnatomy.Anchored], beside boxes: [Rect]) -> [Callout] {
        let nameless = Set(unnamed.map(\.id))
        var kinds: Set<String> = []
        let told = views.filter { view in
            guard nameless.contains(view.element.id), let kind = view.element.kind else { return false }
            return kinds.insert(kind).inserted
        }
        guard told.count > 1 else { return [] }
        var callouts: [Callout] = []
        for view in told {
            guard let callout = callout(view, views, callouts, beside: boxes) else { continue }
            occupancy.take(callout.rect.inset(by: -1.5))
            callouts.append(callout)
            unnamed.removeAll { $0.role == .anchored && $0.kind == view.element.kind }
        }
        return callouts
    }

    /// The nearest free position where neither the others' leader lines nor its own cross a callout; preferably one whose
    /// leader line crosses no other view either.
    private func callout(
        _ view: SectionAnatomy.Anchored, _ views: [SectionAnatomy.Anchored], _ others: [Callout], beside boxes: [Rect]
    ) -> Callout? {
        let rects = views.filter { $0.element.id != view.element.id }.map(\.rect)
        var second: Callout?
        for callout in candidates(view) where isFree(callout.rect, views, boxes) && !crosses(callout, others) {
            guard rects.contains(where: { callout.intersects($0) }) else { return callout }
            second = second ?? callout
        }
        return second
    }

    /// Possible positions around a view, the nearest first.
    private func candidates(_ view: SectionAnatomy.Anchored) -> [Callout] {
        let text = view.element.kind ?? ""
        let height = pen.typesetter.room(Self.calloutHeight, at: Self.calloutStyle.size)
        let size = Size(width: pen.width(text, Self.calloutStyle) + 10, height: height)
        let reach = max(view.rect.width, view.rect.height) / 2 + size.height / 2
        return Self.distances.map { $0 + reach }.flatMap { distance in
            (0..<Self.directions).map { direction in
                let angle = 2 * Double.pi * Double(direction) / Double(Self.directions)
                let along = distance + (size.width - size.height) / 2
                let center = Point(x: view.rect.midX + cos(angle) * along, y: view.rect.midY - sin(angle) * distance)
                let rect = Rect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
                return Callout(
                    run: pen.text(text, in: rect, Self.calloutStyle, pen.colors.anchored), rect: rect,
                    site: site(on: view.rect, towards: center))
            }
        }
    }

    private func isFree(_ rect: Rect, _ views: [SectionAnatomy.Anchored], _ boxes: [Rect]) -> Bool {
        let room = visible.inset(by: -Self.margin)
        guard room.contains(rect), occupancy.isFree(rect.inset(by: -1.5)) else { return false }
        guard !views.contains(where: { $0.rect.intersects(rect.inset(by: -1)) }) else { return false }
        let met = boxes.filter(rect.intersects)
        return met.isEmpty || met.contains { $0.contains(rect) }
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

    var run: TextRun
    /// The pill around the name.
    var rect: Rect
    /// The end of the leader line on the view's edge.
    var site: Point

    /// Where the leader line leaves the pill.
    var start: Point {
        Point(x: min(max(site.x, rect.minX), rect.maxX), y: min(max(site.y, rect.minY), rect.maxY))
    }

    /// Whether the leader line crosses a rectangle.
    func intersects(_ rect: Rect) -> Bool {
        let length = max(abs(site.x - start.x), abs(site.y - start.y))
        let count = Int(min(max(length / 2, 2), Diagram.sideLimit))
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
            pen.outline(rect, color, width: 1, radius: rect.height / 2, fill: pen.colors.page), .text(run),
        ]
    }
}
