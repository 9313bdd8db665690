public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif
#if canImport(QuartzCore)
public import QuartzCore
#endif

/// A rectangle in a tree of views, with the properties that layout code uses.
///
/// `layoutIfNeeded()` solves the constraints of the view's tree; without any, a view keeps the frame that it is given.
open class UIView: UIResponder {
    // MARK: Geometry

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            placeLayer()
            systemInputDidChange()
            if bounds.size != oldValue.size {
                resizeSubviews(from: oldValue.size)
                raise(.layout)
            }
            tellObservers()
        }
    }
    /// Centre in points, in the superview's coordinates.
    open var center: CGPoint {
        didSet {
            guard center != oldValue else { return }
            placeLayer()
            systemInputDidChange()
            tellObservers()
        }
    }

    private func placeLayer() {
#if !canImport(QuartzCore)
        (ownLayer.bounds, ownLayer.position, ownLayer.view) = (bounds, center, self)
#endif
    }

    open var transform = CGAffineTransform.identity

    /// Frame in points, in the superview's coordinates, without the transform.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
                width: bounds.width, height: bounds.height)
        }
        set {
            // Observers are told once, after both values have changed.
            let isObserved = flags.remove(.isObserved) != nil
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            if isObserved { flags.insert(.isObserved) }
            tellObservers()
        }
    }

    // MARK: Environment

    /// The view's traits: initially those of the current viewport, if there is one.
    open var traitCollection: UITraitCollection { ownTraitCollection }
    /// Insets of the safe area within the bounds.
    open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }
    private var ownTraitCollection: UITraitCollection
    final var ownSafeAreaInsets = UIEdgeInsets.zero { didSet { if ownSafeAreaInsets != oldValue { safeAreaDidChange() } } }
    /// `layoutMargins` by leading and trailing edge, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(resultingMargins, in: effectiveUserInterfaceLayoutDirection) }
        set { setMargins(newValue) }
    }
    /// The layout margins by left and right edge, in points: those set, by default 8 on each side, and the overlap with the safe
    /// area (A5). Setting a side to its current value changes nothing.
    open var layoutMargins: UIEdgeInsets {
        get { resultingMargins }
        set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection) }
    }
    /// The margins that were set, without the safe area.
    final var ownMargins: NSDirectionalEdgeInsets?
    /// True for a controller's view, which has the system's margins.
    var hasSystemMargins: Bool { owner is UIViewController }
    /// The direction that `semanticContentAttribute` gives the view's content, by default that of the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(otherwise: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Appearance

    open var backgroundColor: UIColor?
    /// The view's own tint, or its superview's, or otherwise the system's blue.
    open var tintColor: UIColor! {
        get { ownTintColor ?? viewOfTint?.tintColor ?? .systemTint }
        set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?
    /// The view whose tint this one inherits.
    var viewOfTint: UIView? { superview }
    open var contentMode = ContentMode.scaleToFill
    open var alpha: CGFloat = 1
    open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
    open var clipsToBounds = false
    open var isOpaque = true
    open var isUserInteractionEnabled = true
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityElements: [Any]?
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { systemInputDidChange() } }
    open var tag = 0
    open var layer: CALayer { ownLayer }
    private let ownLayer: CALayer
#if !canImport(QuartzCore)
    /// The class of the view's layer.
    ///
    /// - Precondition: not a custom class.
    open class var layerClass: AnyClass { CALayer.self }
#endif

    // MARK: The tree

    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    /// The window that the view was added to, if any.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    /// The resizing of the frame with the superview, unless constraints determine it.
    open var autoresizingMask: AutoresizingMask = []
    /// True if the frame and the autoresizing mask act as constraints; the app's constraints must not contradict them.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { systemInputDidChange() } }
    /// True if the margins are at least as large as the part of the superview's margins that overlaps the view (A5).
    open var preservesSuperviewLayoutMargins = false { didSet { systemInputDidChange() } }

    private(set) final lazy var attachments = ViewAttachments()
    final var flags: LayoutFlags = [.layout, .update, .properties]

    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        ownTraitCollection = Self.firstTraitCollection
        super.init()
        placeLayer()
    }

    /// The traits of the current viewport, if there is one.
    private static var firstTraitCollection: UITraitCollection {
        LayoutViewport.named?.traitCollection ?? UITraitCollection(displayScale: 1, layoutDirection: .leftToRight)
    }

    /// Sets the view's environment on behalf of its host; in UIKit these properties are read-only. `nil` keeps a value.
    public final func adopt(traitCollection: UITraitCollection? = nil, safeAreaInsets: UIEdgeInsets? = nil) {
        if let traitCollection { ownTraitCollection = traitCollection }
        if let safeAreaInsets { ownSafeAreaInsets = safeAreaInsets }
        environmentDidChange()
    }

    /// Called when the view's traits or safe area have changed.
    func environmentDidChange() { systemInputDidChange() }

    /// Called when the view's safe area has changed, even before the view appears.
    func safeAreaDidChange() { tellObservers() }

    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view for generic code that knows the class only at run time (`RuntimeCreatedView`). Not part of UIKit: Galley adds
    /// overrides to its copies of an app's files.
    open class func runtimeInstance(frame: CGRect) -> UIView {
        guard let view = systemInstance(frame: frame) else { fatalError(cannotBeCreated(self)) }
        return view
    }

    private static func makeLayer() -> CALayer {
#if canImport(QuartzCore)
        CALayer()
#else
        let layer = (layerClass as? CALayer.Type)?.forView()
        guard let layer, type(of: layer) == layerClass else {
            fatalError("UIView.layerClass: a layer of the class \(layerClass) cannot be made here.")
        }
        return layer
#endif
    }

    /// - Precondition: the coder is that of a XIB or storyboard file.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        (bounds, center) = (.zero, .zero)
        ownTraitCollection = Self.firstTraitCollection
        super.init()
        let coder = coder.interface(for: UIView.self)
        coder.objects.configure(self, from: coder.element)
    }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        let isNew = view.superview !== self
        view.willMove(toSuperview: self)
        view.leaveSuperview(for: self)
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.raise(view.flags.contains(.usesConstraints) ? .solving : [])
        // A new order of the subviews moves none of them.
        if isNew { raise(.layout) }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    open func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        leaveSuperview(for: nil)
        didMoveToSuperview()
    }

    private func leaveSuperview(for newSuperview: UIView?) {
        if superview !== newSuperview {
            superview?.willRemoveSubview(self)
            deactivateConstraintsToOthers()
        }
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func willRemoveSubview(_ subview: UIView) {}
    open func didAddSubview(_ subview: UIView) {}

    /// Called before the view's superview changes or is removed.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the view's superview has changed or been removed.
    open func didMoveToSuperview() {}

    /// Makes a view the last subview; does nothing if it is not a subview.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Makes a view the first subview; does nothing if it is not a subview.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    // MARK: Conversion. `nil` stands for the space around the outermost view; transforms are ignored

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.moved(from: originInAll, to: view?.originInAll) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.moved(from: view?.originInAll, to: originInAll) }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: rect.origin.moved(from: originInAll, to: view?.originInAll), size: rect.size)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: rect.origin.moved(from: view?.originInAll, to: originInAll), size: rect.size)
    }

    // MARK: Points and events; left out on platforms with UIKit

#if !canImport(UIKit)
    /// The view at a point: the frontmost descendant that contains it, or the view itself.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() { if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit } }
        return self
    }

    /// True if a point, in the view's own coordinates, is within its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // Gesture recognizers are stored; there is no user, so nothing is recognized.

    /// The added recognizers; `nil` if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
        set {
            for recognizer in ownGestureRecognizers { recognizer.view = nil }
            ownGestureRecognizers = newValue ?? []
            for recognizer in ownGestureRecognizers { recognizer.view = self }
        }
    }
    private var ownGestureRecognizers: [UIGestureRecognizer] = []

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    }

    // Never called: there is no user, and nothing has the focus.

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
#endif
    open func accessibilityActivate() -> Bool { false }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { kept(or: nil) } set { keep(newValue) } }

    // MARK: Laying out

    /// Has `layoutSubviews()` called by the next `layoutIfNeeded()`.
    open func setNeedsLayout() { raise(.layout) }
    /// Sets contents, from iOS 26 on. Called before a layout: the first one, and each one after `setNeedsUpdateProperties()`.
    open func updateProperties() {}

    /// Updates and solves the changed constraints of the tree, and then lays out this view and the descendants that need it.
    open func layoutIfNeeded() { LayoutPass(of: self).run() }

    /// Places the subviews that have constraints. Overridden by subclasses to set their subviews' frames.
    open func layoutSubviews() { placeSubviews() }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { set(priority, of: \.hugging, for: axis) }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        set(priority, of: \.compressionResistance, for: axis)
    }

    /// Creates constraints. Called before a layout: the first one, and each one after `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}

    /// The best size for the view: its current one, unless a subclass overrides this.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        reportUnknownContent { bounds.size[$0] == 0 }
        return bounds.size
    }

    /// Resizes the view to `sizeThatFits(_:)`; its origin stays.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// The natural size of the view's content, overridden by subclasses.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { systemInputDidChange() }
    /// True if the view has content of unknown size, such as an image that is not loaded. Unknown content counts as empty.
    var isContentUnknown: Bool { false }
    /// The axes along which content of unknown size makes the view's size unknown.
    var axesOfContent: [ViewAxis] { ViewAxis.both }

    /// The size of content that wraps at a width, in points; `nil` for content that does not depend on its width.
    var wrappedContentSize: ((_ width: CGFloat) -> CGSize)? { nil }

    /// The size nearest to `targetSize` that the constraints in the view allow, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size in points that follows from the constraints in the view and from `targetSize`, which has the given priority along each
    /// axis. For a view without constraints and content, `sizeThatFits(_:)`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let target = FittingTarget(
            size: targetSize, priorities: [.horizontal: horizontalFittingPriority, .vertical: verticalFittingPriority])
        return fittingSize(target) ?? sizeThatFits(targetSize)
    }

    // MARK: Alignment

    /// Insets from the frame to the alignment rectangle, the rectangle that constraints place.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first baseline is this view's; by default the view that provides the last baseline.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last baseline is this view's; the baseline of a view without text is its bottom.
    open var forLastBaselineLayout: UIView { self }
    /// The baselines of the view's own text; `nil` without text.
    var baselines: TextBaselines? { nil }

    // MARK: Never called here: there are no windows, nothing is drawn, and only the host changes a view

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func tintColorDidChange() {}
    open func didMoveToWindow() {}
    open func draw(_ rect: CGRect) {}
#if !canImport(QuartzCore)
    open func layoutSublayers(of layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
#endif
    open class var requiresConstraintBasedLayout: Bool { false }
}
