package import Foundation

/// The environment handed to section providers and custom groups (B-C5, B-G9).
package final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    package let container: any NSCollectionLayoutContainer
    package let traitCollection: UITraitCollection

    init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
    }

    package convenience init(size: CGSize, traitCollection: UITraitCollection) {
        self.init(container: LayoutContainer(contentSize: size), traitCollection: traitCollection)
    }
}
