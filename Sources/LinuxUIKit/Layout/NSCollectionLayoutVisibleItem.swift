public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif
#if canImport(QuartzCore)
public import QuartzCore
#endif

/// A live handle for a visible element, as passed to a visible-items handler (B-O12).
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

/// A visible element, modifiable by a visible-items handler.
///
/// A value set by a handler stays until it is set again; all others come from the layout (B-O13).
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    /// The element as currently placed by the layout.
    var element: LayoutElement
    private(set) var change = ElementChange()

    init(_ element: LayoutElement) { self.element = element }

    var alpha: CGFloat {
        get { change.alpha ?? element.alpha }
        set { change.alpha = newValue }
    }

    var zIndex: Int {
        get { change.zIndex ?? element.zIndex }
        set { change.zIndex = newValue }
    }

    var isHidden: Bool {
        get { change.isHidden ?? element.isHidden }
        set { change.isHidden = newValue }
    }

    var center: CGPoint {
        get { change.center ?? CGPoint(x: element.frame.midX, y: element.frame.midY) }
        set { change.center = newValue }
    }

    var transform3D: CATransform3D {
        get { (change.transform ?? element.transform).transform3D }
        set { change.transform = LayoutElement.Transform(newValue) }
    }

    var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    var name: String { element.kind ?? "cell" }
    var indexPath: IndexPath { element.indexPath }
    var bounds: CGRect { CGRect(origin: .zero, size: element.frame.size) }
    var representedElementKind: String? { element.kind }

    /// The frame without the transform.
    var frame: CGRect {
        // Computed from the centre, the frame would have rounding errors.
        guard change.center != nil else { return element.frame }
        return CGRect(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }

    var representedElementCategory: UICollectionView.ElementCategory {
        switch element.category {
        case .cell: .cell
        case .supplementary: .supplementaryView
        case .decoration: .decorationView
        }
    }
}
