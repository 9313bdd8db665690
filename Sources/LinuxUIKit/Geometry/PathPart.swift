#if !canImport(CoreGraphics)
import Foundation

extension CGPath {
    /// The part of a path between two shares of its length. Curves are as long as chords along them.
    package final func part(from start: CGFloat, to end: CGFloat) -> [PathSegment] {
        let curves = curves.map { (points: $0, length: Self.length(of: $0)) }.filter { $0.length > 0 }
        let length = curves.reduce(0) { $0 + $1.length }
        var (part, distance, last) = ([PathSegment](), CGFloat(0), CGPoint?.none)
        for curve in curves {
            let from = max(0, (start * length - distance) / curve.length)
            let to = min(1, (end * length - distance) / curve.length)
            distance += curve.length
            guard from < to else { continue }
            let kept = Self.split(Self.split(curve.points, at: to).before, at: from / to).after
            if last != kept[0] { part.append(.move(kept[0])) }
            part.append(kept.count == 2 ? .line(kept[1]) : .curve(kept[1], kept[2], to: kept[3]))
            last = kept.last
        }
        return part
    }

    /// The ends and control points of the lines and curves.
    private var curves: [[CGPoint]] {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        return segments.compactMap { segment in
            var points = [current]
            switch segment {
            case .move(let point): (start, current) = (point, point)
            case .line(let point): points.append(point)
            case .curve(let first, let second, let end): points += [first, second, end]
            case .close: points.append(start)
            }
            current = points.count > 1 ? points[points.count - 1] : current
            return points.count > 1 ? points : nil
        }
    }

    private static func length(of points: [CGPoint]) -> CGFloat {
        let ends = (0...16).map { split(points, at: CGFloat($0) / 16).after[0] }
        return zip(ends, ends.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// Divides a Bézier curve of any degree by de Casteljau's algorithm.
    private static func split(_ points: [CGPoint], at share: CGFloat) -> (before: [CGPoint], after: [CGPoint]) {
        var (points, before, after) = (points, [CGPoint](), [CGPoint]())
        while let first = points.first, let last = points.last {
            before.append(first)
            after.insert(last, at: 0)
            points = zip(points, points.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share) }
        }
        return (before, after)
    }
}
#endif
