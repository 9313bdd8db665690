import UIKit

/// What the compatibility page says is there: each name of its tables, spelt so that the compiler finds it.
@MainActor
enum CompatibilityPage {
    static var names: [String: Any] {
        values.merging(texts) { $1 }.merging(geometry) { $1 }.merging(colors) { $1 }.merging(surroundings) { $1 }
            .merging(collections) { $1 }.merging(views) { $1 }.merging(controllers) { $1 }.merging(kept) { $1 }
            .merging(autoLayout) { $1 }.merging(sectionSnapshots) { $1 }.merging(controls) { $1 }.merging(layers) { $1 }
            .merging(application) { $1 }.merging(traits) { $1 }.merging(keptViews) { $1 }.merging(traps) { $1 }
            .merging(responders) { $1 }.merging(input) { $1 }.merging(delegates) { $1 }.merging(bars) { $1 }
            .merging(drawing) { $1 }.merging(pointing) { $1 }.merging(namedByApps) { $1 }
            .merging(keptOfTextsAndControllers) { $1 }.merging(keptOfBarsAndScenes) { $1 }
    }

    private static var texts: [String: Any] {
        [
            "String.size(withAttributes:)": String.size(withAttributes:),
            "String.boundingRect(with:options:attributes:context:)":
                String.boundingRect(with:options:attributes:context:),
            "NSStringDrawingOptions": NSStringDrawingOptions.self, "NSStringDrawingContext": NSStringDrawingContext.self,
            "NSParagraphStyle": NSParagraphStyle.self, "UILabel.intrinsicContentSize": \UILabel.intrinsicContentSize,
            "UILabel.sizeThatFits(_:)": UILabel.sizeThatFits(_:),
            "UILabel.textRect(forBounds:limitedToNumberOfLines:)": UILabel.textRect(forBounds:limitedToNumberOfLines:),
            "UIButton.intrinsicContentSize": \UIButton.intrinsicContentSize,
            "UITextField.intrinsicContentSize": \UITextField.intrinsicContentSize,
        ]
    }

    private static var values: [String: Any] {
        [
            "IndexPath(item:section:)": IndexPath.init(item:section:),
            "IndexPath(row:section:)": IndexPath.init(row:section:),
            "UIEdgeInsets": UIEdgeInsets.self, "NSDirectionalEdgeInsets": NSDirectionalEdgeInsets.self,
            "CGRect.inset(by:)": CGRect.inset(by:), "CGAffineTransform": CGAffineTransform.self, "CGVector": CGVector.self,
            "CGRect.applying(_:)": CGRect.applying(_:), "CGPoint.applying(_:)": CGPoint.applying(_:),
            "CGSize.applying(_:)": CGSize.applying(_:),
        ]
    }

    private static var geometry: [String: Any] {
        [
            "CATransform3D": CATransform3D.self, "CATransform3DIdentity": CATransform3DIdentity,
            "CATransform3DMakeScale": CATransform3DMakeScale, "CATransform3DMakeTranslation": CATransform3DMakeTranslation,
            "CATransform3DMakeRotation": CATransform3DMakeRotation,
            "CATransform3DMakeAffineTransform": CATransform3DMakeAffineTransform,
            "CATransform3DScale": CATransform3DScale, "CATransform3DTranslate": CATransform3DTranslate,
            "CATransform3DRotate": CATransform3DRotate, "CATransform3DConcat": CATransform3DConcat,
            "CATransform3DGetAffineTransform": CATransform3DGetAffineTransform,
            "CATransform3DIsIdentity": CATransform3DIsIdentity, "CATransform3DIsAffine": CATransform3DIsAffine,
            "CATransform3DEqualToTransform": CATransform3DEqualToTransform,
        ]
    }

    private static var colors: [String: Any] {
        [
            "UIColor": UIColor.self, "UIColor.systemRed": UIColor.systemRed, "UIColor.label": UIColor.label,
            "UIColor.systemBackground": UIColor.systemBackground, "UIColor.red": UIColor.red,
            "UIColor(dynamicProvider:)": UIColor.init(dynamicProvider:),
            "UIColor.resolvedColor(with:)": UIColor.resolvedColor(with:),
            "UIColor.withAlphaComponent(_:)": UIColor.withAlphaComponent(_:),
        ]
    }

    private static var surroundings: [String: Any] {
        let metrics = UIFontMetrics.default
        return [
            "UIScreen.main": UIScreen.main, "UIScreen.bounds": \UIScreen.bounds, "UIScreen.scale": \UIScreen.scale,
            "UIDevice.current": UIDevice.current, "UIDevice.userInterfaceIdiom": \UIDevice.userInterfaceIdiom,
            "UIDevice.orientation": \UIDevice.orientation, "UIDeviceOrientation": UIDeviceOrientation.self,
            "UITraitCollection.current": UITraitCollection.current,
            "UITraitCollection.performAsCurrent(_:)": UITraitCollection.performAsCurrent(_:),
            "UIFont.preferredFont(forTextStyle:)": UIFont.preferredFont(forTextStyle:),
            "UIFont.systemFont(ofSize:weight:)": UIFont.systemFont(ofSize:weight:),
            "UIFont.lineHeight": \UIFont.lineHeight, "UIFont(name:size:)": UIFont.init(name:size:),
            "UIFontMetrics.scaledValue(for:)": metrics.scaledValue(for:) as (CGFloat) -> CGFloat,
            "UIFontMetrics.scaledFont(for:)": metrics.scaledFont(for:) as (UIFont) -> UIFont,
            "UIContentSizeCategory.isAccessibilityCategory": \UIContentSizeCategory.isAccessibilityCategory,
            "autoreleasepool(invoking:)": autoreleasepool { 1 },
        ]
    }

    private static var collections: [String: Any] {
        [
            "NSDiffableDataSourceSnapshot": NSDiffableDataSourceSnapshot<Int, Int>.self,
            "UICollectionViewDiffableDataSource": UICollectionViewDiffableDataSource<Int, Int>.self,
            "UICollectionViewDataSource": (any UICollectionViewDataSource).self,
            "UICollectionView.scrollToItem(at:at:animated:)": UICollectionView.scrollToItem(at:at:animated:),
            "UICollectionView.scrollRectToVisible(_:animated:)": UICollectionView.scrollRectToVisible(_:animated:),
            "UICollectionView.visibleCells": \UICollectionView.visibleCells,
            "UICollectionView.indexPathForItem(at:)": UICollectionView.indexPathForItem(at:),
            "UICollectionView.indexPathsForVisibleItems": \UICollectionView.indexPathsForVisibleItems,
            "UICollectionView.performBatchUpdates(_:completion:)": UICollectionView.performBatchUpdates(_:completion:),
            "UICollectionView.insertItems(at:)": UICollectionView.insertItems(at:),
            "UICollectionView.reloadSections(_:)": UICollectionView.reloadSections(_:),
            "UICollectionView.dataSource": \UICollectionView.dataSource,
            "UICollectionView.CellRegistration": UICollectionView.CellRegistration<UICollectionViewCell, Int>.self,
            "UICollectionView.SupplementaryRegistration":
                UICollectionView.SupplementaryRegistration<UICollectionReusableView>.self,
            "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)":
                UICollectionView.dequeueConfiguredReusableCell(using:for:item:)
                    as (UICollectionView) -> (
                        UICollectionView.CellRegistration<UICollectionViewCell, Int>, IndexPath, Int?
                    ) -> UICollectionViewCell,
            "UICollectionView.register(_:forCellWithReuseIdentifier:)":
                UICollectionView.register(_:forCellWithReuseIdentifier:)
                    as (UICollectionView) -> (AnyClass?, String) -> Void,
            "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)":
                UICollectionView.dequeueReusableCell(withReuseIdentifier:for:),
        ]
    }

    private static var views: [String: Any] {
        [
            "UIView": UIView.self, "UIView.addSubview(_:)": UIView.addSubview(_:),
            "UIView.layoutSubviews()": UIView.layoutSubviews, "UIScrollView.contentOffset": \UIScrollView.contentOffset,
            "UIViewController.view": { (controller: UIViewController) in controller.view },
            "UIViewController.viewDidLoad()": UIViewController.viewDidLoad,
            "UICollectionViewController.collectionView":
                { (controller: UICollectionViewController) in controller.collectionView },
            "UICollectionReusableView": UICollectionReusableView.self, "UICollectionViewCell": UICollectionViewCell.self,
            "UICollectionViewListCell": UICollectionViewListCell.self,
            "UICollectionViewCell.updateConfiguration(using:)": UICollectionViewCell.updateConfiguration(using:),
            "UICellConfigurationState": UICellConfigurationState.self,
            "UIConfigurationState": (any UIConfigurationState).self,
            "UIView.animate(withDuration:animations:completion:)": UIView.animate(withDuration:animations:completion:),
            "UIView.performWithoutAnimation(_:)": UIView.performWithoutAnimation(_:),
            "UIView(coder:)": UIView.init(coder:), "UIViewController(coder:)": UIViewController.init(coder:),
            "UICollectionViewController.collectionView(_:cellForItemAt:)":
                UICollectionViewController.collectionView(_:cellForItemAt:),
        ]
    }

    private static var controllers: [String: Any] {
        [
            "UINavigationItem": UINavigationItem.self, "UINavigationBar": UINavigationBar.self,
            "UIStatusBarStyle": UIStatusBarStyle.self, "UIInterfaceOrientationMask": UIInterfaceOrientationMask.self,
            "UINavigationController": UINavigationController.self, "UITabBarController": UITabBarController.self,
            "UITabBar": UITabBar.self,
            "UIViewController.present(_:animated:completion:)": UIViewController.present(_:animated:completion:),
            "UIModalPresentationStyle": UIModalPresentationStyle.self,
            "UIViewController.viewWillAppear(_:)": UIViewController.viewWillAppear(_:),
            "UIViewController.viewDidLayoutSubviews()": UIViewController.viewDidLayoutSubviews,
            "UIViewController.viewWillTransition(to:with:)": UIViewController.viewWillTransition(to:with:),
            "UIViewControllerTransitionCoordinator": (any UIViewControllerTransitionCoordinator).self,
        ]
    }

    private static var kept: [String: Any] {
        [
            "CALayer": CALayer.self, "CALayerCornerCurve": CALayerCornerCurve.self, "CACornerMask": CACornerMask.self,
            "CGColor": CGColor.self, "UILayoutPriority": UILayoutPriority.self,
            "UIView.systemLayoutSizeFitting(_:)": UIView.systemLayoutSizeFitting(_:),
            "UICollectionView.allowsSelection": \UICollectionView.allowsSelection,
            "UICollectionView.isPrefetchingEnabled": \UICollectionView.isPrefetchingEnabled,
            "NSLineBreakMode": NSLineBreakMode.self, "UIColor(named:)": UIColor.init(named:),
            "UIContentView": (any UIContentView).self, "UIListContentView": UIListContentView.self,
            "UICollectionView.selectItem(at:animated:scrollPosition:)":
                UICollectionView.selectItem(at:animated:scrollPosition:),
            "UICollectionView.indexPathsForSelectedItems": \UICollectionView.indexPathsForSelectedItems,
            "UICollectionViewDataSourcePrefetching": (any UICollectionViewDataSourcePrefetching).self,
            "UIImage": UIImage.self, "UIImageView": UIImageView.self,
            "NSTextAlignment": NSTextAlignment.self, "UIListContentConfiguration": UIListContentConfiguration.self,
            "UIContentConfiguration": (any UIContentConfiguration).self,
            "UIBackgroundConfiguration": UIBackgroundConfiguration.self, "UICellAccessory": UICellAccessory.self,
            "UISwipeActionsConfiguration": UISwipeActionsConfiguration.self, "UIContextualAction": UIContextualAction.self,
            "UIView.autoresizingMask": \UIView.autoresizingMask,
            "UIView.translatesAutoresizingMaskIntoConstraints": \UIView.translatesAutoresizingMaskIntoConstraints,
            "UICollectionViewDelegate": (any UICollectionViewDelegate).self,
            "UIScrollViewDelegate": (any UIScrollViewDelegate).self,
            "UIView.traitCollectionDidChange(_:)": UIView.traitCollectionDidChange(_:),
            "UICollectionReusableView.prepareForReuse()": UICollectionReusableView.prepareForReuse,
            "UINib": UINib.self, "UIVisualEffect": UIVisualEffect.self,
        ]
    }
}
