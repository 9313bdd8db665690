public import Foundation
#if canImport(CoreGraphics)
public import CoreGraphics
#endif
#if canImport(QuartzCore)
public import QuartzCore
#endif

/// The position and appearance of one element in a layout. In points and content coordinates.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
    open var indexPath: IndexPath
    open internal(set) var representedElementCategory: UICollectionView.ElementCategory
    /// The element kind; `nil` for cells.
    open internal(set) var representedElementKind: String?
    open var center: CGPoint = .zero
    open var size: CGSize = .zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    /// The axes along which the element's content determines its size.
    package var estimatedAxes: Set<NSLayoutConstraint.Axis> = [.vertical]
    /// The transform. Setting one transform sets the other.
    open var transform3D = CATransform3DIdentity

    public override init() {
        indexPath = IndexPath(item: 0, section: 0)
        representedElementCategory = .cell
    }

    /// Creates attributes of a class known only at run time. Not part of UIKit; layouts use it to create attributes of their own
    /// class, and attributes to copy themselves.
    public required convenience init(ofRuntimeClass: Void) { self.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The frame without the transform; UIKit leaves it undefined for a transformed element.
    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(ofRuntimeClass: ())
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.estimatedAxes = estimatedAxes
        copy.transform3D = transform3D
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
            && center == other.center && size == other.size
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(indexPath)
        hasher.combine(representedElementKind)
        return hasher.finalize()
    }

    /// Category, kind, path, frame and z-index, and all other properties that differ from their defaults.
    open override var description: String {
        let kind = representedElementKind.map { " \(DebugText.kinds([$0]))" } ?? ""
        let identity = "\(representedElementCategory)\(kind) \(DebugText.paths([indexPath]))"
        let traits = [
            alpha == 1 ? nil : "alpha \(DebugText.number(alpha))", isHidden ? "hidden" : nil,
            CATransform3DEqualToTransform(transform3D, CATransform3DIdentity) ? nil : "transformed",
        ]
        let place = "\(identity) \(DebugText.rect(frame)), zIndex \(zIndex)"
        return ([place] + traits.compactMap { $0 }).joined(separator: ", ")
    }
}

extension UICollectionViewLayoutAttributes {
    /// True if the transformed element overlaps a rectangle. An element of zero width or height may also touch its edge.
    func isShown(in rect: CGRect) -> Bool {
        let transform = transform
        let width = abs(transform.a) * size.width + abs(transform.c) * size.height
        let height = abs(transform.b) * size.width + abs(transform.d) * size.height
        let left = center.x + transform.tx - width / 2
        let top = center.y + transform.ty - height / 2
        return Self.isShown(left, width, from: rect.minX, to: rect.maxX)
            && Self.isShown(top, height, from: rect.minY, to: rect.maxY)
    }

    /// The test of `isShown(in:)` along one axis; false if a number is NaN.
    private static func isShown(_ start: CGFloat, _ length: CGFloat, from near: CGFloat, to far: CGFloat) -> Bool {
        length > 0 ? start < far && start + length > near : start >= near && start <= far
    }
}

extension LayoutElement.ID {
    /// The identity of the element that the attributes describe.
    init(_ attributes: UICollectionViewLayoutAttributes) {
        let category: LayoutElement.Category = switch attributes.representedElementCategory {
        case .cell: .cell
        case .supplementaryView: .supplementary
        case .decorationView: .decoration
        }
        self.init(
            category: category, kind: attributes.representedElementKind, indexPath: attributes.indexPath)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Applies a solved layout's values for an element.
    func takeOver(_ element: LayoutElement) {
        indexPath = element.indexPath
        representedElementKind = element.kind
        representedElementCategory = switch element.category {
        case .cell: .cell
        case .supplementary: .supplementaryView
        case .decoration: .decorationView
        }
        frame = element.frame
        zIndex = element.zIndex
        isHidden = element.isHidden
        alpha = element.alpha
        transform3D = element.transform.transform3D
    }
}
