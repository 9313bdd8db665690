import Foundation

extension UITextField {
    /// The room for the text between the border and the shown views (T1, T2).
    func contentRect(forBounds bounds: CGRect, isEditing: Bool) -> CGRect {
        let hasBorder = borderStyle != .none
        var rect = bounds.insetBy(dx: hasBorder ? 7 : 0, dy: hasBorder ? 2 : 0)
        func cut(left x: CGFloat) {
            guard x > rect.minX else { return }
            (rect.origin.x, rect.size.width) = (x, max(0, rect.maxX - x))
        }
        func cut(right x: CGFloat) { rect.size.width = max(0, min(rect.maxX, x) - rect.minX) }
        if leftView != nil, leftViewMode.isShown(isEditing) { cut(left: leftViewRect(forBounds: bounds).maxX) }
        if rightView != nil, rightViewMode.isShown(isEditing) { cut(right: rightViewRect(forBounds: bounds).minX) }
        if hasText, clearButtonMode.isShown(isEditing) { cut(right: clearButtonRect(forBounds: bounds).minX) }
        return rect
    }

    /// The rectangle of one line of text, vertically centred in `rect` (T3) and on the pixel grid.
    func lineRect(in rect: CGRect) -> CGRect {
        let height = min(rect.height, roundedUpToPixel((font ?? .systemFont(ofSize: 17)).lineHeight))
        let top = snappedToPixels(CGRect(x: 0, y: (rect.height - height) / 2, width: 0, height: 0)).minY
        return CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: height)
    }

    /// The frame of the left or right view, vertically centred (T2).
    func endViewRect(_ view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let view else { return .zero }
        let size = endViewSize(view)
        let height = min(size.height, bounds.height)
        return snappedToPixels(CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - height / 2, width: size.width, height: height))
    }

    /// The width of the left or right view; 0 if the view is hidden while the field is not edited.
    func endViewWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
        guard let view, mode.isShown(false) else { return 0 }
        return endViewSize(view).width
    }

    /// The size of the view's bounds, or its fitting size if they are empty.
    private func endViewSize(_ view: UIView) -> CGSize {
        view.bounds.isEmpty ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
    }

    /// The clear button: 19 × 19 points, 5 from the right edge (T4).
    func ownClearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        return snappedToPixels(CGRect(x: bounds.maxX - 5 - side, y: bounds.midY - side / 2, width: side, height: side))
    }
}

extension UITextField.ViewMode {
    func isShown(_ isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
