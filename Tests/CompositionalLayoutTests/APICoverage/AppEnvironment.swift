import CompositionalLayout
import Foundation
import LinuxUIKit

/// An environment as in an app's unit test that calls its own section provider.
final class AppEnvironment: NSObject, NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer = AppContainer()
    var traitCollection = UITraitCollection(horizontalSizeClass: .compact)
}

/// A container of 300 × 200 points with insets.
final class AppContainer: NSObject, NSCollectionLayoutContainer {
    var contentSize: CGSize { CGSize(width: 300, height: 200) }
    var effectiveContentSize: CGSize { CGSize(width: 280, height: 200) }
    var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
