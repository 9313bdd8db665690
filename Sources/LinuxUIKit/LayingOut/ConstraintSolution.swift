import AutoLayout
import Foundation

/// The frames that solved constraints give to the views and guides of a tree, in points.
final class ConstraintSolution {
    private(set) weak var root: UIView?
    /// The frames of views, on the pixel grid.
    let frames: [ObjectIdentifier: CGRect]
    /// The rectangles of guides in their views' coordinates.
    let guides: [ObjectIdentifier: CGRect]
    /// The sizes of scroll views' contents.
    let contentSizes: [ObjectIdentifier: CGSize]

    init(_ system: inout ViewSystem) {
        root = system.root
        frames = system.frames
        guides = system.guideFrames
        contentSizes = system.contentSizes
    }

    /// True if constraints have changed since they were solved.
    var isStale: Bool { root?.flags.contains(.solving) ?? false }
}

extension ViewSystem {
    /// Solves the system: wraps texts at the resulting widths, and breaks conflicting constraints.
    mutating func solve() {
        satisfy()
        if isFitted { reportOpenWidths() }
        // A text gets its width in the first pass and its height in the second; another pass is needed where widths depend on
        // heights.
        for _ in 0..<3 where wrapContent() { satisfy() }
        reportUnknownSizes()
    }

    /// Solves the system, breaking the app's required constraints one by one while they conflict.
    private mutating func satisfy() {
        while let conflict = linear.solve().first, let broken = constraintToBreak(in: conflict) {
            report(conflict, breaking: broken)
            linear.remove(broken)
        }
    }

    // MARK: Results

    func value(of expression: LinearExpression) -> CGFloat {
        CGFloat(expression.terms.reduce(expression.constant) { $0 + $1.coefficient * linear.value(of: $1.variable) })
    }

    /// The size of the root, in points.
    var rootSize: CGSize {
        mutating get {
            let size = rect(area(of: root)).size
            return CGSize(width: root.onPixel(size.width), height: root.onPixel(size.height))
        }
    }

    private func rect(_ area: Area) -> CGRect {
        CGRect(
            x: value(of: area.horizontal.start), y: value(of: area.vertical.start), width: value(of: area.horizontal.length),
            height: value(of: area.vertical.length))
    }

    fileprivate var frames: [ObjectIdentifier: CGRect] {
        mutating get {
            var frames: [ObjectIdentifier: CGRect] = [:]
            for view in views {
                frames[ObjectIdentifier(view)] = root.snappedToPixels(view.frame(forAlignmentRect: rect(area(of: view))))
            }
            return frames
        }
    }

    fileprivate var guideFrames: [ObjectIdentifier: CGRect] {
        mutating get {
            var frames: [ObjectIdentifier: CGRect] = [:]
            for guide in guides {
                guard let view = guide.owningView else { continue }
                frames[ObjectIdentifier(guide)] = root.snappedToPixels(rect(area(of: guide, in: view)))
            }
            return frames
        }
    }

    fileprivate var contentSizes: [ObjectIdentifier: CGSize] {
        mutating get {
            var sizes: [ObjectIdentifier: CGSize] = [:]
            for view in scrollViews {
                sizes[ObjectIdentifier(view)] = root.snappedToPixels(rect(contentArea(of: view))).size
            }
            return sizes
        }
    }
}

extension UIView {
    /// Device pixels per point.
    var pixelScale: CGFloat {
        traitCollection.displayScale > 0 ? traitCollection.displayScale : LayoutViewport.current.scale
    }

    /// Rounds a length that is within a rounding error of a whole pixel; leaves other lengths as they are.
    func onPixel(_ length: CGFloat) -> CGFloat {
        let pixels = (length * pixelScale).rounded()
        return abs(pixels - length * pixelScale) < 1e-4 ? pixels / pixelScale : length
    }

    /// The rectangle with its origin and its size each on the nearest pixel (A9); halves are rounded up.
    func snappedToPixels(_ rect: CGRect) -> CGRect {
        let scale = pixelScale
        // 1e-4 pixels absorb rounding errors just below a half.
        func snapped(_ length: CGFloat) -> CGFloat { (length * scale + 0.5 + 1e-4).rounded(.down) / scale }
        return CGRect(x: snapped(rect.minX), y: snapped(rect.minY), width: snapped(rect.width), height: snapped(rect.height))
    }
}
