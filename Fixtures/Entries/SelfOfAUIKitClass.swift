// In UIKit, subclasses have the initializers of these classes, so that Self has them.
import UIKit

extension NSCollectionLayoutSection {
    static func grid(columns: Int) -> Self {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        return Self(group: group)
    }
    class func row() -> Self {
        let item = NSCollectionLayoutItem.full()
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
        return .init(group: group)
    }
}

extension NSCollectionLayoutItem {
    static func full() -> Self { self.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))) }
}

extension UICollectionViewCompositionalLayout {
    static func grid() -> Self { Self(section: .grid(columns: 2)) }
}

extension CAGradientLayer {
    static func fading() -> Self {
        let layer = Self()
        layer.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
        return layer
    }
}
