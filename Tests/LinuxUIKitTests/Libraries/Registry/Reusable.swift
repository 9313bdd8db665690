import UIKit

/// A view registered and dequeued by its class.
protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable {
    static var reuseIdentifier: String { String(describing: self) }
}

extension UICollectionReusableView: Reusable {}

extension UICollectionView {
    func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
        register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
    }

    func register<View: UICollectionReusableView>(_ type: View.Type, ofKind kind: String) {
        register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: type.reuseIdentifier)
    }

    func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as? Cell else {
            fatalError("No \(type) is registered.")
        }
        return cell
    }

    func dequeue<View: UICollectionReusableView>(
        _ type: View.Type = View.self, ofKind kind: String, for indexPath: IndexPath
    ) -> View {
        let view = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: type.reuseIdentifier, for: indexPath)
        return view as! View
    }
}
