import LinuxUIKit

// Compiled only: protocols of layouts (Table A9), as an app's unit test adopts them that calls its own provider and handler.

private final class AppEnvironment: NSObject, NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer = AppContainer()
    var traitCollection = UITraitCollection(horizontalSizeClass: .compact)
}

private final class AppContainer: NSObject, NSCollectionLayoutContainer {
    var contentSize: CGSize { CGSize(width: 300, height: 200) }
    var effectiveContentSize: CGSize { CGSize(width: 280, height: 200) }
    var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10) }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

private final class AppVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var center = CGPoint(x: 50, y: 10)
    var transform = CGAffineTransform.identity
    var transform3D = CATransform3DIdentity
    let name = "cell"
    let indexPath = IndexPath(item: 2, section: 1)
    var frame: CGRect { CGRect(x: 0, y: 0, width: 100, height: 20) }
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 20) }
    let representedElementCategory = UICollectionView.ElementCategory.cell
    let representedElementKind: String? = nil
}

private func callHandler(of section: NSCollectionLayoutSection) {
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, offset, environment in
        for item in items {
            let dynamic: any UIDynamicItem = item
            dynamic.transform = CGAffineTransform(translationX: offset.x, y: environment.container.contentSize.width)
        }
    }
    section.visibleItemsInvalidationHandler = handler
    section.visibleItemsInvalidationHandler?([AppVisibleItem()], .zero, AppEnvironment())
}
