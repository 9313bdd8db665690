import CompositionalLayout
import Foundation
import LinuxUIKit

// The two sizes that every app defines.

extension NSCollectionLayoutSize {
    /// All of the container.
    static var filling: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    }

    /// All of the container's width, and a height in points.
    static func fullWidth(_ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }
}
