import Foundation

extension UIView {
    /// Views like those that UIKit makes within a control or a cell, back to front: labels, images and boxes with their frames. They are
    /// made anew at each call, and have no superview.
    package final var parts: [UIView] {
        switch self {
        case let button as UIButton: button.buttonParts
        case let field as UITextField: field.fieldParts
        case let slider as UISlider: slider.sliderParts
        case let bar as UISearchBar: bar.barParts
        case let control as UISegmentedControl: control.segmentParts
        case let list as UIListContentView: list.contentParts
        case let cell as UICollectionViewCell: cell.cellParts
        case let cell as UITableViewCell: cell.cellParts
        case let view as UITableViewHeaderFooterView: view.boundaryParts
        default: []
        }
    }

    /// Gives a part the traits and layout direction of this view.
    ///
    /// - Parameter frame: in this view's coordinates, in points.
    final func part<Part: UIView>(_ view: Part, at frame: CGRect? = nil) -> Part {
        view.adopt(traitCollection: traitCollection)
        view.semanticContentAttribute = semanticContentAttribute
        if let frame { view.frame = frame }
        return view
    }

    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func imagePart(_ image: UIImage, at frame: CGRect, tint: UIColor? = nil) -> UIImageView {
        let view = part(UIImageView(image: image), at: frame)
        view.tintColor = tint ?? tintColor
        view.contentMode = .scaleAspectFit
        return view
    }
}

extension CGRect {
    /// A rectangle of the given size, aligned within this one.
    ///
    /// - Parameters:
    ///   - x: 0 for the left end, 1 for the right one.
    ///   - y: 0 for the top, 1 for the bottom.
    func place(_ size: CGSize, x: CGFloat = 0.5, y: CGFloat = 0.5) -> CGRect {
        CGRect(x: minX + (width - size.width) * x, y: minY + (height - size.height) * y, width: size.width, height: size.height)
    }

    /// The rectangle, mirrored horizontally within bounds of the given width if `isMirrored`.
    func mirrored(in width: CGFloat, if isMirrored: Bool) -> CGRect {
        isMirrored ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
    }
}
