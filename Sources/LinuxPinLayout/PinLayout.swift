public import Foundation
@_exported public import LinuxUIKit

/// Part of a length of the superview, written `50%`.
public struct Percent: Sendable {
    let value: CGFloat

    public func of(_ length: CGFloat) -> CGFloat { length * value / 100 }
}

postfix operator %
public postfix func % (value: CGFloat) -> Percent { Percent(value: value) }
public postfix func % (value: Double) -> Percent { Percent(value: CGFloat(value)) }
public postfix func % (value: Float) -> Percent { Percent(value: CGFloat(value)) }
public postfix func % (value: Int) -> Percent { Percent(value: CGFloat(value)) }

/// Settings that apply to all pinned views.
public enum Pin {
    public enum LayoutDirection: Sendable {
        /// `auto` is the direction of each view.
        case ltr, rtl, auto
    }

    nonisolated(unsafe) public static var layoutDirection = LayoutDirection.ltr
    nonisolated(unsafe) public static var logWarnings = false

    public static func layoutDirection(_ direction: LayoutDirection) { layoutDirection = direction }
}

/// The horizontal edges with which views are aligned.
public enum HorizontalAlign: Sendable {
    case left, center, right, none, start, end
}

/// The vertical edges with which views are aligned.
public enum VerticalAlign: Sendable {
    case top, center, bottom, none
}

/// The length by which `sizeToFit` measures a view. The flexible ones let the view have another length than this one.
public enum FitType: Sendable {
    case width, height, widthFlexible, heightFlexible, content
}

/// The sides from which `wrapContent` wraps the subviews.
public enum WrapType: Sendable {
    case horizontally, vertically, all
}

/// The position and size of a view. Its frame is set by `layout()`, or otherwise when this object is released, which is at the end of
/// the expression.
public final class PinLayout {
    let view: UIView
    private var horizontal = PinnedAxis()
    private var vertical = PinnedAxis()
    var ratio: CGFloat?
    var fitType: FitType?
    var pinsEdges = false
    private var isDone = false

    init(_ view: UIView) { self.view = view }

    deinit { layout() }

    /// Sets the view's frame now.
    public func layout() {
        guard !isDone else { return }
        isDone = true
        guard horizontal.isPinned || vertical.isPinned || fitType != nil else { return }
        var frame = view.frame
        if pinsEdges {
            horizontal.pinEdges()
            vertical.pinEdges()
        }
        applyAspectRatio(to: frame)
        fit(frame)
        frame[.horizontal] = horizontal.solved(from: frame[.horizontal]).pixels
        frame[.vertical] = vertical.solved(from: frame[.vertical]).pixels
        if view.frame != frame { view.frame = frame }
    }

    /// Sets the length that is not pinned by the other one.
    private func applyAspectRatio(to old: CGRect) {
        guard let ratio else { return }
        switch (horizontal.hasLength, vertical.hasLength) {
        case (true, false): vertical.pin(length: horizontal.solved(from: old[.horizontal]).length / ratio)
        case (false, true): horizontal.pin(length: vertical.solved(from: old[.vertical]).length * ratio)
        case (false, false): pinLimits()
        case (true, true): self.ratio = nil
        }
    }

    private func pinLimits() {
        horizontal.pinLimit()
        vertical.pinLimit()
    }

    /// Measures the view within the width or height that it would have otherwise.
    private func fit(_ old: CGRect) {
        guard let fitType, ratio == nil else { return }
        pinLimits()
        let unlimited = CGFloat.greatestFiniteMagnitude
        let width = horizontal.solved(from: old[.horizontal]).length
        let height = vertical.solved(from: old[.vertical]).length
        let room = switch fitType {
        case .width, .widthFlexible: CGSize(width: width, height: unlimited)
        case .height, .heightFlexible: CGSize(width: unlimited, height: height)
        case .content: old.size
        }
        let size = view.sizeThatFits(room)
        horizontal.replaceLength(fitType == .width ? width : size.width)
        vertical.replaceLength(fitType == .height ? height : size.height)
    }

    // MARK: The superview

    var superview: UIView? { view.superview }

    var isRightToLeft: Bool {
        switch Pin.layoutDirection {
        case .ltr: false
        case .rtl: true
        case .auto: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
    }

    subscript(axis: Axis) -> PinnedAxis {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    func set(_ axis: Axis, _ change: (inout PinnedAxis) -> Void) -> PinLayout {
        change(&self[axis])
        return self
    }

    // MARK: Areas

    public var safeArea: UIEdgeInsets { view.safeAreaInsets }
    public var layoutMargins: UIEdgeInsets { view.layoutMargins }
    public var readableMargins: UIEdgeInsets { insets(of: view.readableContentGuide.layoutFrame) }
    public var keyboardArea: CGRect { view.keyboardLayoutGuide.layoutFrame }

    private func insets(of area: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: area.minY - view.bounds.minY, left: area.minX - view.bounds.minX, bottom: view.bounds.maxY - area.maxY,
            right: view.bounds.maxX - area.maxX)
    }
}

extension Span {
    /// The origin rounded to a pixel, and the length to the next larger one.
    var pixels: Span {
        let scale = max(1, UIScreen.main.scale)
        // Lengths that are pixels but for errors of binary numbers stay as they are.
        return Span(origin: (origin * scale).rounded() / scale, length: (length * scale - 1e-6).rounded(.up) / scale)
    }
}

extension UIView {
    public var pin: PinLayout { PinLayout(self) }
    /// The same as `pin`, as frames are without the transform.
    public var pinFrame: PinLayout { PinLayout(self) }
}

/// The views that are neither hidden nor transparent.
public func visible(_ views: [UIView]) -> [UIView] { views.filter { !$0.isHidden && $0.alpha > 0 } }
