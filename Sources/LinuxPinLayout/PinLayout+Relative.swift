public import LinuxUIKit
import Foundation

/// Positions relative to other views.
extension PinLayout {
    @discardableResult public func above(of view: UIView, aligned: HorizontalAlign = .none) -> PinLayout { above(of: [view], aligned: aligned) }
    @discardableResult public func above(of views: [UIView], aligned: HorizontalAlign = .none) -> PinLayout {
        beside(views, .vertical, .last, aligned.place)
    }

    @discardableResult public func below(of view: UIView, aligned: HorizontalAlign = .none) -> PinLayout { below(of: [view], aligned: aligned) }
    @discardableResult public func below(of views: [UIView], aligned: HorizontalAlign = .none) -> PinLayout {
        beside(views, .vertical, .first, aligned.place)
    }

    @discardableResult public func left(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout { left(of: [view], aligned: aligned) }
    @discardableResult public func left(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
        beside(views, .horizontal, .last, aligned.place)
    }

    @discardableResult public func right(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout { right(of: [view], aligned: aligned) }
    @discardableResult public func right(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
        beside(views, .horizontal, .first, aligned.place)
    }

    @discardableResult public func before(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout { before(of: [view], aligned: aligned) }
    @discardableResult public func before(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
        isRightToLeft ? right(of: views, aligned: aligned) : left(of: views, aligned: aligned)
    }

    @discardableResult public func after(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout { after(of: [view], aligned: aligned) }
    @discardableResult public func after(of views: [UIView], aligned: VerticalAlign = .none) -> PinLayout {
        isRightToLeft ? left(of: views, aligned: aligned) : right(of: views, aligned: aligned)
    }

    /// Pins both horizontal edges if there is space between the views, and aligns the view with the first of them.
    @discardableResult public func horizontallyBetween(
        _ view: UIView, and other: UIView, aligned: VerticalAlign = .none
    ) -> PinLayout {
        between(view, other, .horizontal, aligned.place)
    }

    /// Likewise for the vertical edges.
    @discardableResult public func verticallyBetween(
        _ view: UIView, and other: UIView, aligned: HorizontalAlign = .none
    ) -> PinLayout {
        between(view, other, .vertical, aligned.place)
    }

    private func between(_ view: UIView, _ other: UIView, _ axis: Axis, _ alignment: Place?) -> PinLayout {
        guard let frame = frame(of: view), let first = self.frame(of: other)?[axis] else { return self }
        let (before, after) = frame[axis].origin < first.origin ? (frame[axis], first) : (first, frame[axis])
        guard before[.last] <= after.origin else { return self }
        return pin(axis, .first, at: before[.last]).pin(axis, .last, at: after.origin).align([frame], axis.cross, alignment)
    }

    /// Pins an edge to the nearest edge of all views, and aligns the view with them across; nothing if no view has a superview.
    private func beside(_ views: [UIView], _ axis: Axis, _ place: Place, _ alignment: Place?) -> PinLayout {
        let frames = views.compactMap(frame), spans = frames.map { $0[axis] }
        guard !spans.isEmpty else { return self }
        let position = place == .first ? spans.map { $0[.last] }.max()! : spans.map(\.origin).min()!
        return pin(axis, place, at: position).align(frames, axis.cross, alignment)
    }

    /// Pins a place to the outermost edges of frames, or to the mean of their middles.
    private func align(_ frames: [CGRect], _ axis: Axis, _ place: Place?) -> PinLayout {
        guard let place = place.map(fixed) else { return self }
        let positions = frames.map { $0[axis][place] }
        return switch place {
        case .first, .leading: pin(axis, place, at: positions.min()!)
        case .last, .trailing: pin(axis, place, at: positions.max()!)
        case .middle: pin(axis, place, at: positions.reduce(0, +) / CGFloat(positions.count))
        }
    }
}

extension HorizontalAlign {
    /// `nil` for no alignment.
    var place: Place? {
        switch self {
        case .left: .first
        case .center: .middle
        case .right: .last
        case .start: .leading
        case .end: .trailing
        case .none: nil
        }
    }
}

extension VerticalAlign {
    var place: Place? {
        switch self {
        case .top: .first
        case .center: .middle
        case .bottom: .last
        case .none: nil
        }
    }
}
