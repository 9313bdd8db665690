public import Foundation

/// The environment passed to a section provider, a custom group or a visible-items handler (B-C5).
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The space available for layout.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// Size in points, before insets.
    var contentSize: CGSize { get }
    /// Size in points, after insets.
    var effectiveContentSize: CGSize { get }
    /// Insets as given: a value below 1 is a fraction of the container (B-S8).
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// Insets in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

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

/// The container of an environment.
package final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    package let contentSize: CGSize
    package let contentInsets: NSDirectionalEdgeInsets
    package let effectiveContentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets, effectiveContentInsets: NSDirectionalEdgeInsets) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.effectiveContentInsets = effectiveContentInsets
    }

    /// - Parameter contentInsets: a value below 1 is a fraction of the container (B-S8).
    package convenience init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
        func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat { inset > 0 && inset < 1 ? inset * length : inset }
        let effective = NSDirectionalEdgeInsets(
            top: points(contentInsets.top, of: contentSize.height),
            leading: points(contentInsets.leading, of: contentSize.width),
            bottom: points(contentInsets.bottom, of: contentSize.height),
            trailing: points(contentInsets.trailing, of: contentSize.width))
        self.init(contentSize: contentSize, contentInsets: contentInsets, effectiveContentInsets: effective)
    }

    package var effectiveContentSize: CGSize {
        let insets = effectiveContentInsets
        return CGSize(
            width: contentSize.width - insets.leading - insets.trailing,
            height: contentSize.height - insets.top - insets.bottom)
    }
}
