import Foundation

/// The insets of a list section, which depend on its position in the layout and on the view's margins (B-T2, B-T8).
struct ListInsets {
    let list: ListDescription
    /// Device pixels per point.
    let scale: CGFloat

    private var style: ListMetrics.Style { list.style }

    /// The insets of a section between two others.
    var inner: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top(rounded(style.topInset)), leading: style.sideInset, bottom: bottom(rounded(style.bottomInset)),
            trailing: style.sideInset)
    }

    private func rounded(_ inset: CGFloat) -> CGFloat {
        style.roundsInsetsUp ? PixelGrid.roundedUp(inset, scale: scale) : inset
    }

    /// A section's insets, with the list's default ones adjusted to the section's position.
    ///
    /// - Parameters:
    ///   - insets: the section's content insets, which may have been changed since the list was created.
    ///   - view: the collection view's insets at its sides.
    func insets(
        _ insets: NSDirectionalEdgeInsets, isFirst: Bool, isLast: Bool, in view: Sides
    ) -> NSDirectionalEdgeInsets {
        let inner = inner
        var insets = insets
        if isFirst, insets.top == inner.top { insets.top = top(style.firstTopInset) }
        if isLast, insets.bottom == inner.bottom { insets.bottom = bottom(style.lastBottomInset) }
        // Full-width rows also extend beside a cutout.
        guard style.sideInset > 0 else { return insets }
        let margins = style.sidesFollowMargins ? view.margins : .zero
        if insets.leading == inner.leading {
            insets.leading = max(insets.leading, margins.leading) + view.safeArea.leading
        }
        if insets.trailing == inner.trailing {
            insets.trailing = max(insets.trailing, margins.trailing) + view.safeArea.trailing
        }
        return insets
    }

    /// The insets of a collection view at its sides, in points.
    struct Sides {
        /// The collection view's layout margins without the safe area.
        var margins: NSDirectionalEdgeInsets
        /// The part of the safe area that the section's content insets reference does not cover.
        var safeArea: NSDirectionalEdgeInsets
    }

    /// The inset above the rows; 0 below a header.
    private func top(_ inset: CGFloat) -> CGFloat {
        switch list.headerMode {
        case .none: inset
        case .supplementary: 0
        case .firstItemInSection: list.headerPadding
        }
    }

    private func bottom(_ inset: CGFloat) -> CGFloat { list.footerMode == .none ? inset : 0 }
}
