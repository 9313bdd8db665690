import CompositionalLayout
import Foundation
package import LinuxUIKit
package import ViewPictures

/// Limits on the collected views, against endless and very large trees.
package struct ViewLimits {
    /// Levels of views and layers within an element.
    package var depth = 100
    /// Views and layers on a screen.
    package var views = 100_000
    /// Segments of a path.
    package var segments = 10_000
    /// Levels of collection views within each other, inside an element.
    var nesting = 2

    package init() {}
}

/// Converts views to plain values.
package final class ViewCollector {
    private let limits: ViewLimits
    private var count = 0
    /// One note for each reason that something is not drawn, with the name of the first view concerned, and one note that lists
    /// the unknown colours.
    package var notes: [String] { omissions + [missingColors.note].compactMap { $0 } }
    private var omissions: [String] = []
    private let missingColors = MissingColors()
    private var leftOut: Set<LeftOut> = []
    /// True to name the constraints that decide views' frames.
    private let namesConstraints: Bool
    /// The constraints that decide frames in the tree of the last collected view.
    private var deciding: DecidingConstraints?

    private enum LeftOut { case depth, views, segments, images, numbers }

    package init(limits: ViewLimits = ViewLimits(), namesConstraints: Bool = false) {
        (self.limits, self.namesConstraints) = (limits, namesConstraints)
    }

    /// A view by itself, laid out in its size; `nil` if it is hidden or transparent.
    package func picture(of view: UIView) -> ViewPicture? {
        view.layoutIfNeeded()
        return picture(of: view, in: context(view.traitCollection))
    }

    /// The colours around a view, and its depth in the tree.
    struct Context {
        var colors: ViewColors
        var depth = 0
        /// The number of collection views around the view, inside the element.
        var nesting = 0

    }

    func context(_ traits: UITraitCollection) -> Context { Context(colors: ViewColors(traits, missingColors)) }

    /// A view with all that is in it; `nil` for a view that is hidden or transparent.
    ///
    /// - Parameter frame: in the superview's coordinates, if they differ from the view's own.
    func picture(of view: UIView, at frame: CGRect? = nil, in context: Context) -> ViewPicture? {
        guard view.isVisible, var picture = shell(of: view, at: frame, in: context) else { return nil }
        let inner = context.inside(view)
        let content = (view as? UITableView)?.showParts() == false ? .foreign(view.className) : ViewPicture.Content(of: view, inner.colors)
        if content != .none { picture.content = content }
        guard takes(picture) else { return nil }
        picture.isMirrored = picture.content.hasDirection && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if case .foreign = picture.content { return picture }
        if case .text(let text) = picture.content, view is UILabel, text.exceeds(height: Double(view.bounds.height)) { picture.isClipped = true }
        picture.children = layers(of: view, in: inner)
        let origin = view.bounds.origin
        picture.children += view.parts.compactMap { self.picture(of: $0, in: inner) }
        if let view = view as? UICollectionView { picture.children += cells(of: view, in: inner) }
        for subview in view.drawingOrder {
            let frame = subview.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            if let child = self.picture(of: subview, at: frame, in: inner) { picture.children.append(child) }
            picture.children += layers(of: view, above: subview, in: inner)
        }
        return picture
    }

    /// A view without its content; `nil` if it is beyond the limits.
    func shell(of view: UIView, at frame: CGRect? = nil, in context: Context) -> ViewPicture? {
        guard takes(view.className, at: context.depth) else { return nil }
        let colors = context.inside(view).colors
        var picture = ViewPicture(className: view.className, frame: frame ?? view.frame)
        if namesConstraints { picture.constraints = constraints(of: view) }
        picture.transform = ViewTransform(view.transform)
        picture.opacity = Double(min(max(view.alpha, 0), 1))
        picture.isClipped = view.clipsToBounds
        picture.background = colors.visible(view.shownBackground)
        picture.corners.radius = view.systemCornerRadius
#if !canImport(QuartzCore)
        picture.transform = picture.transform ?? ViewTransform(of: view.layer)
        picture.take(view.layer, colors, upTo: limits)
        view.mask.map { $0.layer.frame = $0.frame }
        picture.mask = mask(view.mask?.layer ?? view.layer.mask, in: context.inside(view))
        _ = hasLongPath(view.layer, view.className)
#endif
        return picture
    }

    private func constraints(of view: UIView) -> [String]? {
        guard view.isPlacedByConstraints else { return nil }
        if deciding?.decide(view) != true { deciding = DecidingConstraints(aroundTreeOf: view) }
        return deciding?.words(about: view)
    }

    private func takes(_ name: String, at depth: Int) -> Bool {
        guard depth < limits.depth else { return note(.depth, name) }
        guard count < limits.views else { return note(.views, name) }
        count += 1
        return true
    }

    private func takes(_ picture: ViewPicture) -> Bool { picture.hasFiniteNumbers || note(.numbers, picture.className) }

    @discardableResult
    private func note(_ kind: LeftOut, _ name: String) -> Bool {
        guard leftOut.insert(kind).inserted else { return false }
        switch kind {
        case .depth: omissions.append("\(name): views more than \(limits.depth) levels deep are not drawn")
        case .views: omissions.append("\(name): only \(limits.views) views of a screen are drawn")
        case .numbers: omissions.append("\(name): views whose frame or other numbers are not finite are not drawn")
        case .images: omissions.append("\(name): images in masks count as opaque")
        case .segments: omissions.append("\(name): paths of more than \(limits.segments) segments are not drawn")
        }
        return false
    }

    // MARK: Layers

    /// The sublayers of a view's layer between a subview's layer and the next subview's, or below all subviews if `subview` is
    /// `nil`.
    func layers(of view: UIView, above subview: UIView? = nil, in context: Context) -> [ViewPicture] {
#if canImport(QuartzCore)
        []
#else
        view.layer.sublayers(above: subview).compactMap { picture(of: $0, in: context) }
#endif
    }

#if !canImport(QuartzCore)
    private func picture(of layer: CALayer, in context: Context) -> ViewPicture? {
        let name = String(describing: type(of: layer))
        guard !layer.isHidden, layer.opacity > 0, takes(name, at: context.depth) else { return nil }
        var picture = ViewPicture(className: name, frame: layer.frame)
        picture.transform = ViewTransform(of: layer)
        picture.take(layer, context.colors, upTo: limits)
        _ = hasLongPath(layer, name)
        if layer is AVPlayerLayer { picture.content = .foreign("AVPlayerLayer") }
        var inner = context
        inner.depth += 1
        picture.mask = mask(layer.mask, in: inner)
        guard takes(picture) else { return nil }
        picture.children = (layer.sublayers ?? []).compactMap { self.picture(of: $0, in: inner) }
        return picture
    }

    /// True for a path with too many segments to be drawn; also adds a note.
    private func hasLongPath(_ layer: CALayer, _ name: String) -> Bool {
        guard (layer as? CAShapeLayer)?.path?.segments.count ?? 0 > limits.segments else { return false }
        note(.segments, name)
        return true
    }

    private func mask(_ layer: CALayer?, in context: Context) -> ViewMask? {
        guard let layer, !hasLongPath(layer, String(describing: type(of: layer))) else { return nil }
        let view = layer.view
        if let opaque = ViewMask(layer) { return opaque }
        // A mask without area may get its frame later; a path may lie outside of its layer's.
        if layer.frame.isEmpty, !(layer is CAShapeLayer) { return nil }
        if layer.contents != nil || (view as? UIImageView).map({ $0.image?.isSymbolImage != true }) == true {
            note(.images, view?.className ?? String(describing: type(of: layer)))
        }
        return (view.map { picture(of: $0, in: context) } ?? picture(of: layer, in: context)).map { .picture($0) }
    }
#endif

    // MARK: Collection views inside elements

    /// The visible elements of a collection view inside an element, each with its view.
    private func cells(of view: UICollectionView, in context: Context) -> [ViewPicture] {
        guard context.nesting < limits.nesting, !view.bounds.isEmpty else { return [] }
        var inner = context
        inner.nesting += 1
        let views = ElementViews(nested: view)
        do {
            guard let solved = try views.solved() else { return [] }
            views.drawing = .init(collector: self, layout: solved, context: inner)
            let elements = solved.visibleElements().compactMap { views.face(of: $0).placedPicture($0, in: solved) }
            for note in views.notes where !omissions.contains(note) { omissions.append(note) }
            return background(of: view, in: inner) + elements
        } catch {
            let note = "\(view.className) inside an element cannot be laid out: \(error)"
            if !omissions.contains(note) { omissions.append(note) }
            return []
        }
    }

    /// The background view of a collection view, which fills it.
    func background(of view: UICollectionView, in context: Context) -> [ViewPicture] {
        guard let own = view.backgroundView else { return [] }
        own.frame = CGRect(origin: .zero, size: view.bounds.size)
        own.layoutIfNeeded()
        return [picture(of: own, in: context)].compactMap { $0 }
    }
}

extension ViewCollector.Context {
    /// The context of a view's subviews. The view, or otherwise its controller, may override the style.
    func inside(_ view: UIView) -> Self {
        var inner = self
        inner.depth += 1
        var style = view.overrideUserInterfaceStyle
        if style == .unspecified, let owner = view.next as? UIViewController {
            style = MainActor.assumeIsolated { owner.overrideUserInterfaceStyle }
        }
        if style != .unspecified { inner.colors = ViewColors(view.traitCollection, style: style, colors.missing) }
        return inner
    }

    /// The context with the colours inside a view.
    func colored(by view: UIView) -> Self {
        var inner = self
        inner.colors = inside(view).colors
        return inner
    }
}

extension ViewTransform {
    /// Fails for the identity.
    fileprivate init?(_ transform: CGAffineTransform) {
        guard transform != .identity else { return nil }
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d), tx: Double(transform.tx),
            ty: Double(transform.ty))
    }

#if !canImport(QuartzCore)
    /// A layer's transform about its anchor point, without depth; `nil` for the identity.
    init?(of layer: CALayer) {
        let (own, size) = (layer.transform, layer.bounds.size)
        let anchor = CGPoint(x: (layer.anchorPoint.x - 0.5) * size.width, y: (layer.anchorPoint.y - 0.5) * size.height)
        let moved = CGAffineTransform(a: own.m11, b: own.m12, c: own.m21, d: own.m22, tx: own.m41 + anchor.x, ty: own.m42 + anchor.y)
        self.init(moved.translatedBy(x: -anchor.x, y: -anchor.y))
    }
#endif
}

extension UIView {
    /// The radius in which UIKit draws the background of a control, unless its layer has another one.
    fileprivate var systemCornerRadius: Double {
        if self is UISegmentedControl { return 9 }
        return (self as? UITextField)?.borderStyle == .roundedRect ? 5 : 0
    }

    /// The background colour, the tint of an effect, or the system's ground of a table or of a field with round corners.
    fileprivate var shownBackground: UIColor? {
        if (self as? UITextField)?.borderStyle == .roundedRect { return backgroundColor ?? .systemBackground }
        if let table = self as? UITableView { return backgroundColor ?? (table.style == .plain ? .systemBackground : .systemGroupedBackground) }
        guard let effect = (self as? UIVisualEffectView)?.effect as? UIBlurEffect, backgroundColor == nil else { return backgroundColor }
        return switch effect.style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
            .systemChromeMaterialLight: UIColor.white.withAlphaComponent(0.7)
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark: UIColor.black.withAlphaComponent(0.5)
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial: UIColor.secondarySystemBackground.withAlphaComponent(0.8)
        }
    }
}
