import UIKit

/// Prototype cells for measuring, one per class, created on demand and owned by the collection view.
final class Prototypes {
    private var cells: [ObjectIdentifier: UICollectionViewCell] = [:]
    private(set) var made = 0

    func prototype<Cell: UICollectionViewCell>(of type: Cell.Type) -> Cell {
        if let known = cells[ObjectIdentifier(type)] as? Cell { return known }
        let cell = Cell.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        cells[ObjectIdentifier(type)] = cell
        made += 1
        return cell
    }
}

private enum Keys {
    nonisolated(unsafe) static var prototypes: UInt8 = 0
    nonisolated(unsafe) static var onReload: UInt8 = 0
}

extension UICollectionView {
    var prototypes: Prototypes {
        if let known = objc_getAssociatedObject(self, &Keys.prototypes) as? Prototypes { return known }
        let new = Prototypes()
        objc_setAssociatedObject(self, &Keys.prototypes, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }

    var onReload: (() -> Void)? {
        get { objc_getAssociatedObject(self, &Keys.onReload) as? () -> Void }
        set { objc_setAssociatedObject(self, &Keys.onReload, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    func reloadAndTell() {
        reloadData()
        onReload?()
    }

    /// The fitting size of a cell at a width.
    func fittingSize<Cell: UICollectionViewCell>(
        of type: Cell.Type, width: CGFloat, configure: (Cell) -> Void
    ) -> CGSize {
        let cell = prototypes.prototype(of: type)
        configure(cell)
        return cell.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
}
