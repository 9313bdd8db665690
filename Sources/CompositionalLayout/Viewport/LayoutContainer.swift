import Foundation

/// The container of an environment.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets {
        /// A value below 1 is a fraction of the container (B-S8).
        func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat {
            inset > 0 && inset < 1 ? inset * length : inset
        }
        return NSDirectionalEdgeInsets(
            top: points(contentInsets.top, of: contentSize.height),
            leading: points(contentInsets.leading, of: contentSize.width),
            bottom: points(contentInsets.bottom, of: contentSize.height),
            trailing: points(contentInsets.trailing, of: contentSize.width))
    }

    var effectiveContentSize: CGSize {
        let insets = effectiveContentInsets
        return CGSize(
            width: contentSize.width - insets.leading - insets.trailing,
            height: contentSize.height - insets.top - insets.bottom)
    }
}
