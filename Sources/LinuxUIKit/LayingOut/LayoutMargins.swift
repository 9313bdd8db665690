import Foundation

extension UIView {
    /// True if the safe area's insets are added to the margins (A5). True by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { !flags.contains(.ignoresSafeArea) }
        set {
            if newValue { flags.remove(.ignoresSafeArea) } else { flags.insert(.ignoresSafeArea) }
            systemInputDidChange()
        }
    }

    /// The margins in effect: the view's own plus the safe area's; if the superview's margins are preserved, at least their part within
    /// the view.
    final var resultingMargins: UIEdgeInsets {
        let margins = marginsBeyondSafeArea
        let inner = insetsLayoutMarginsFromSafeArea ? margins.combined(with: safeAreaInsets, +) : margins
        guard preservesSuperviewLayoutMargins, let superview else { return inner }
        let (outer, bounds) = (superview.resultingMargins, superview.bounds)
        let overlap = UIEdgeInsets(
            top: outer.top - (frame.minY - bounds.minY), left: outer.left - (frame.minX - bounds.minX),
            bottom: outer.bottom - (bounds.maxY - frame.maxY), right: outer.right - (bounds.maxX - frame.maxX))
        return inner.combined(with: overlap, max)
    }

    /// The margins without the safe area: those that were set, or the default ones. For a controller's view, the system's margins are
    /// the default and, if `respectsSystemMargins`, the minimum.
    private var marginsBeyondSafeArea: UIEdgeInsets {
        let direction = effectiveUserInterfaceLayoutDirection
        let own = ownMargins.map { UIEdgeInsets($0, in: direction) }
        guard hasSystemMargins else { return own ?? UIEdgeInsets(defaultMargins, in: direction) }
        let least = UIEdgeInsets(systemMargins, in: direction)
        return own?.combined(with: least, respectsSystemMargins ? max : { own, _ in own }) ?? least
    }

    /// 8 on each side; in the content view of a list's cell, at least the list's side margins that accessories leave (B-T16).
    private var defaultMargins: NSDirectionalEdgeInsets {
        guard let cell = superview as? UICollectionViewListCell, cell.listPlace != nil, cell.contentView === self
        else { return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        let list = cell.contentSideMargins
        return NSDirectionalEdgeInsets(top: 8, leading: max(8, list.leading), bottom: 8, trailing: max(8, list.trailing))
    }

    /// The system's margins for a controller's view: the current viewport's; without one, 16 at the sides, or 20 from a width of
    /// 414.
    final var systemMargins: NSDirectionalEdgeInsets {
        if let viewport = LayoutViewport.named { return viewport.marginsBeyondSafeArea }
        let side: CGFloat = bounds.width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// True if no margin of a controller's view is smaller than the system's.
    final var respectsSystemMargins: Bool {
        get { !flags.contains(.ignoresSystemMargins) }
        set {
            if newValue { flags.remove(.ignoresSystemMargins) } else { flags.insert(.ignoresSystemMargins) }
            systemInputDidChange()
        }
    }

    /// True if code has set margins.
    package final var hasGivenMargins: Bool { flags.contains(.hasGivenMargins) }

    /// Sets the margins beyond the safe area. A side that equals the margin in effect is left unchanged: code may read all margins,
    /// change one side, and set them.
    final func setMargins(_ margins: NSDirectionalEdgeInsets) {
        let direction = effectiveUserInterfaceLayoutDirection
        let (present, own) = (resultingMargins, marginsBeyondSafeArea)
        let new = UIEdgeInsets(margins, in: direction)
        func side(_ side: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
            new[keyPath: side] == present[keyPath: side] ? own[keyPath: side] : new[keyPath: side]
        }
        let changed = UIEdgeInsets(top: side(\.top), left: side(\.left), bottom: side(\.bottom), right: side(\.right))
        ownMargins = NSDirectionalEdgeInsets(changed, in: direction)
        flags.insert(.hasGivenMargins)
        systemInputDidChange()
    }
}

extension UIEdgeInsets {
    func combined(with other: UIEdgeInsets, _ combine: (CGFloat, CGFloat) -> CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: combine(top, other.top), left: combine(left, other.left), bottom: combine(bottom, other.bottom),
            right: combine(right, other.right))
    }
}
