import UIKit

/// One section of a screen: its items, its cells and its layout.
public protocol SectionController: AnyObject {
    var numberOfItems: Int { get }
    func registerCells(in collectionView: UICollectionView)
    func cell(in collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell
    func layout(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    func didSelectItem(at index: Int)
}

public extension SectionController {
    func didSelectItem(at index: Int) {}
}

/// A section whose items have one class of cell.
open class ListSectionController<Model, Cell: UICollectionViewCell & Configurable>: SectionController where Cell.Model == Model {
    public var items: [Model]

    public init(items: [Model] = []) { self.items = items }

    public var numberOfItems: Int { items.count }

    public func registerCells(in collectionView: UICollectionView) {
        collectionView.register(Cell.self, forCellWithReuseIdentifier: String(describing: Cell.self))
    }

    public func cell(in collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: String(describing: Cell.self), for: indexPath) as! Cell
        cell.configure(with: items[indexPath.item])
        return cell
    }

    open func layout(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        fatalError("Subclasses say how they are laid out")
    }
}

public protocol Configurable {
    associatedtype Model
    func configure(with model: Model)
}
