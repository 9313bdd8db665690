import UIKit

protocol Registrable: UICollectionReusableView {
    associatedtype ViewModel
    func bind(_ viewModel: ViewModel)
}

extension Registrable {
    static var id: String { String(reflecting: self) }
}

extension UICollectionView {
    @discardableResult
    func registering<Cell: UICollectionViewCell & Registrable>(_ type: Cell.Type) -> Self {
        register(type, forCellWithReuseIdentifier: type.id)
        return self
    }

    func cell<Cell: UICollectionViewCell & Registrable>(_ type: Cell.Type, at indexPath: IndexPath, viewModel: Cell.ViewModel) -> Cell {
        let cell = dequeueReusableCell(withReuseIdentifier: type.id, for: indexPath) as! Cell
        cell.bind(viewModel)
        return cell
    }
}

extension UIView {
    func addSubviews(_ views: UIView...) { views.forEach(addSubview(_:)) }

    func pinEdges(to other: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ])
    }
}
