import Foundation
import LinuxUIKit
import ViewPictures

#if !canImport(QuartzCore)
extension ViewPicture {
    /// Adds a layer's own drawing, without that of its sublayers.
    mutating func take(_ layer: CALayer, _ colors: ViewColors, upTo limits: ViewLimits) {
        opacity *= Double(min(max(layer.opacity, 0), 1))
        if layer.masksToBounds { isClipped = true }
        background = background ?? colors.visible(layer.backgroundColor?.uiColor)
        if layer.cornerRadius > 0 {
            corners = ViewCorners(radius: Double(layer.cornerRadius))
            corners.rounded = Self.rounded(of: layer)
        }
        if layer.borderWidth > 0, let color = colors.visible(layer.borderColor?.uiColor ?? .black) {
            border = ViewBorder(width: Double(layer.borderWidth), color: color)
        }
        if layer.shadowOpacity > 0, let color = colors.visible(layer.shadowColor?.uiColor ?? .black) {
            shadow = ViewShadow(
                color: color, opacity: Double(min(layer.shadowOpacity, 1)), radius: Double(layer.shadowRadius), offset: layer.shadowOffset)
        }
        if let image = (layer.contents as? CGImage)?.image { content = .image(ViewImage(image, in: layer, colors)) }
        if let layer = layer as? CAGradientLayer { gradient = ViewGradient(of: layer, colors) }
        if let layer = layer as? CAShapeLayer { shapes = ViewShape.shapes(of: layer, colors, upTo: limits.segments) }
    }

    fileprivate static func rounded(of layer: CALayer) -> Set<ViewCorners.Corner> {
        Set(masks.filter { layer.maskedCorners.contains($0.mask) }.map(\.corner))
    }

    private static let masks: [(mask: CACornerMask, corner: ViewCorners.Corner)] = [
        (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
        (.layerMaxXMaxYCorner, .bottomRight),
    ]
}

extension ViewMask {
    /// A mask that is opaque inside its outline: a filled path, or a box; fails for any other mask. A layer that draws nothing counts as a
    /// box, as its colour or path may be set later.
    init?(_ layer: CALayer) {
        let isPlain = layer.opacity == 1 && layer.mask == nil && (layer.sublayers ?? []).isEmpty && ViewTransform(of: layer) == nil
        guard isPlain, layer.contents == nil, layer.backgroundColor?.alpha ?? 1 == 1 else { return nil }
        if let view = layer.view, type(of: view) != UIView.self || !view.subviews.isEmpty { return nil }
        if let gradient = layer as? CAGradientLayer, gradient.colors?.count ?? 0 > 1 { return nil }
        if let shape = layer as? CAShapeLayer, let path = shape.path {
            guard shape.fillColor?.alpha == 1, shape.strokeColor == nil || shape.lineWidth == 0 else { return nil }
            let segments = path.segments.map { ViewShape.Segment($0).moved(by: shape.frame.origin) }
            self = .path(segments, isEvenOdd: shape.fillRule == .evenOdd)
            return
        }
        var corners = ViewCorners(radius: Double(layer.cornerRadius))
        corners.rounded = ViewPicture.rounded(of: layer)
        self = .box(layer.frame, corners)
    }
}

extension ViewImage {
    /// An image placed in a layer according to `contentsGravity`.
    fileprivate init(_ image: UIImage, in layer: CALayer, _ colors: ViewColors) {
        let mode: UIView.ContentMode = switch layer.contentsGravity {
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        default: .scaleToFill
        }
        let bounds = CGRect(origin: .zero, size: layer.bounds.size)
        self.init(
            symbol: image.isSymbolImage ? image.name : nil, tint: colors(image.tint ?? .black), frame: mode.place(of: image.ownSize, in: bounds))
    }
}

extension ViewGradient {
    /// Fails for a gradient with fewer than two colours.
    fileprivate init?(of layer: CAGradientLayer, _ colors: ViewColors) {
        let own = (layer.colors ?? []).compactMap { ($0 as? CGColor)?.uiColor ?? $0 as? UIColor }.map { colors($0) }
        guard own.count > 1 else { return nil }
        let given = (layer.locations ?? []).map { min(max($0.doubleValue, 0), 1) }
        let even = own.indices.map { Double($0) / Double(own.count - 1) }
        self.init(colors: own, locations: given.count == own.count ? given : even, start: layer.startPoint, end: layer.endPoint)
        kind = switch layer.type {
        case .radial: .radial
        case .conic: .conic
        default: .axial
        }
    }
}

extension ViewShape {
    /// The path of a layer: one shape, or two if only a part of it is stroked; none for a layer that shows nothing.
    fileprivate static func shapes(of layer: CAShapeLayer, _ colors: ViewColors, upTo limit: Int) -> [ViewShape] {
        guard let path = layer.path, !path.segments.isEmpty, path.segments.count <= limit else { return [] }
        let stroke = layer.lineWidth > 0 ? colors.visible(layer.strokeColor?.uiColor) : nil
        var shape = ViewShape(path.segments.map(Segment.init), fill: colors.visible(layer.fillColor?.uiColor), stroke: stroke)
        shape.lineWidth = Double(layer.lineWidth)
        shape.dashes = (layer.lineDashPattern ?? []).map { max(0, $0.doubleValue) }
        shape.isRound = layer.lineCap == .round || layer.lineJoin == .round && path.segments.last == .close
        shape.isEvenOdd = layer.fillRule == .evenOdd
        guard stroke != nil, layer.strokeStart > 0 || layer.strokeEnd < 1 else { return shape.isSeen ? [shape] : [] }
        var line = shape
        line.segments = path.part(from: layer.strokeStart, to: layer.strokeEnd).map(Segment.init)
        (shape.stroke, line.fill) = (nil, nil)
        return (shape.isSeen ? [shape] : []) + (line.segments.isEmpty ? [] : [line])
    }

    private var isSeen: Bool { fill != nil || stroke != nil }
}

extension ViewShape.Segment {
    fileprivate init(_ segment: PathSegment) {
        self = switch segment {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .curve(let first, let second, let end): .curve(first, second, to: end)
        case .close: .close
        }
    }

    fileprivate func moved(by origin: CGPoint) -> Self {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }
        return switch self {
        case .move(let point): .move(moved(point))
        case .line(let point): .line(moved(point))
        case .curve(let first, let second, let end): .curve(moved(first), moved(second), to: moved(end))
        case .close: .close
        }
    }
}
#endif
