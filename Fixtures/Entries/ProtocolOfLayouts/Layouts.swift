import UIKit

/// Its extension implements all that it asks for.
protocol Rowed: AnyObject {
    func makeRows(height: CGFloat) -> NSCollectionLayoutSection
}

extension Rowed {
    func makeRows(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(margin + 20))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private var margin: CGFloat { 10 }
}

/// Only a type of the app has its columns.
protocol Columned {
    var columns: Int { get }
}

extension Columned {
    func makeColumns() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns))
    }
}
