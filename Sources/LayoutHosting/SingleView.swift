import CompositionalLayout
import Foundation
import LinuxUIKit

/// A data source of one cell: a view that is shown alone, or a cell around it.
@MainActor
final class SingleView: NSObject, UICollectionViewDataSource {
    private let cell: UICollectionViewCell
    private let view: UIView
    /// The size that code has given the view.
    private let given: CGSize

    init(_ view: UIView) {
        (self.view, given) = (view, view.frame.size)
        cell = view as? UICollectionViewCell ?? UICollectionViewCell(frame: view.frame)
        super.init()
        guard cell !== view else { return }
        cell.contentView.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
    }

    /// The view's size. Without a given width, it is as wide as code has made it, or otherwise as the screen. Without a given height, it
    /// is as high as its constraints and content need.
    ///
    /// - Returns: `nil` if nothing decides the height.
    func size(width: CGFloat?, height: CGFloat?, in screen: CGSize) -> CGSize? {
        let width = width ?? (given.width > 0 ? given.width : screen.width)
        if let height { return CGSize(width: width, height: height) }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        (attributes.size, attributes.estimatedAxes) = (CGSize(width: width, height: 0), [.vertical])
        cell.undecidedSides = []
        let fitting = cell.preferredLayoutAttributesFitting(attributes).size.height
        if fitting > 0, !cell.undecidedSides.contains(.undecidedHeight) { return CGSize(width: width, height: fitting) }
        let own = given.height > 0 ? given.height : view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return own > 0 ? CGSize(width: width, height: own) : nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { cell }
}

extension UICollectionViewLayout {
    /// A layout of one element.
    static func ofOne(_ size: CGSize) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
