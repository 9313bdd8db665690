import UIKit

/// What stands beside layouts in an app's files.
extension CompatibilityPage {
    static var autoLayout: [String: Any] {
        [
            "NSLayoutConstraint": NSLayoutConstraint.self, "NSLayoutAnchor": NSLayoutAnchor<NSLayoutXAxisAnchor>.self,
            "NSLayoutXAxisAnchor": NSLayoutXAxisAnchor.self, "NSLayoutYAxisAnchor": NSLayoutYAxisAnchor.self,
            "NSLayoutDimension": NSLayoutDimension.self, "UILayoutGuide": UILayoutGuide.self,
            "UIStackView": UIStackView.self, "UIView.constraints": \UIView.constraints,
            "UIView.leadingAnchor": \UIView.leadingAnchor,
            "UIView.safeAreaLayoutGuide": \UIView.safeAreaLayoutGuide,
            "UIView.layoutMarginsGuide": \UIView.layoutMarginsGuide,
            "UIView.readableContentGuide": \UIView.readableContentGuide,
            "UIView.setContentHuggingPriority(_:for:)": UIView.setContentHuggingPriority(_:for:),
            "UIView.updateConstraints()": UIView.updateConstraints, "UIView.draw(_:)": UIView.draw(_:),
            "UIView.didMoveToWindow()": UIView.didMoveToWindow,
            "UIView.safeAreaInsetsDidChange()": UIView.safeAreaInsetsDidChange,
            "UIView.convert(_:to:)": UIView.convert(_:to:) as (UIView) -> (CGPoint, UIView?) -> CGPoint,
        ]
    }

    static var sectionSnapshots: [String: Any] {
        [
            "NSDiffableDataSourceSectionSnapshot": NSDiffableDataSourceSectionSnapshot<Int>.self,
            "NSDiffableDataSourceTransaction": NSDiffableDataSourceTransaction<Int, Int>.self,
            "NSDiffableDataSourceSectionTransaction": NSDiffableDataSourceSectionTransaction<Int, Int>.self,
            "UICollectionViewDiffableDataSource.reorderingHandlers":
                \UICollectionViewDiffableDataSource<Int, Int>.reorderingHandlers,
            "UICollectionViewDiffableDataSource.sectionSnapshotHandlers":
                \UICollectionViewDiffableDataSource<Int, Int>.sectionSnapshotHandlers,
        ]
    }

    static var controls: [String: Any] {
        [
            "UIControl": UIControl.self, "UIButton": UIButton.self, "UIPageControl": UIPageControl.self,
            "UIRefreshControl": UIRefreshControl.self, "UISegmentedControl": UISegmentedControl.self, "UISwitch": UISwitch.self,
            "UISlider": UISlider.self, "UIStepper": UIStepper.self, "UITextView": UITextView.self, "UIToolbar": UIToolbar.self,
            "UIPickerView": UIPickerView.self, "UIPickerViewDataSource": (any UIPickerViewDataSource).self,
            "UIPickerViewDelegate": (any UIPickerViewDelegate).self, "UISplitViewController": UISplitViewController.self,
            "UIViewController.splitViewController": \UIViewController.splitViewController,
            "UIActivityViewController": UIActivityViewController.self, "UIVibrancyEffect": UIVibrancyEffect.self,
            "UIVibrancyEffectStyle": UIVibrancyEffectStyle.self,
            "UIActivityIndicatorView": UIActivityIndicatorView.self, "UIProgressView": UIProgressView.self,
            "UIAction": UIAction.self, "UIMenu": UIMenu.self, "UIMenuElement": UIMenuElement.self,
            "UIContextMenuConfiguration": UIContextMenuConfiguration.self, "UIBarButtonItem": UIBarButtonItem.self,
            "UIAlertController": UIAlertController.self, "UIAlertAction": UIAlertAction.self,
            "UIControl.sendActions(for:)": UIControl.sendActions(for:),
            "UIScrollView.refreshControl": \UIScrollView.refreshControl,
            "UIRectEdge": UIRectEdge.self,
            "UIModalTransitionStyle": UIModalTransitionStyle.self,
        ]
    }

    static var layers: [String: Any] {
        [
            "CAGradientLayer": CAGradientLayer.self, "CAGradientLayerType": CAGradientLayerType.self,
            "CAShapeLayer": CAShapeLayer.self, "CGPath": CGPath.self, "UIBezierPath": UIBezierPath.self,
            "CAAnimation": CAAnimation.self, "CAPropertyAnimation": CAPropertyAnimation.self,
            "CABasicAnimation": CABasicAnimation.self, "CAKeyframeAnimation": CAKeyframeAnimation.self,
            "CAAnimationGroup": CAAnimationGroup.self, "CAMediaTimingFunction": CAMediaTimingFunction.self,
            "CAMediaTimingFunctionName": CAMediaTimingFunctionName.self,
            "CAMediaTimingFillMode": CAMediaTimingFillMode.self, "CATransaction": CATransaction.self,
            "CAShapeLayerLineCap": CAShapeLayerLineCap.self, "CAShapeLayerLineJoin": CAShapeLayerLineJoin.self,
            "CAShapeLayerFillRule": CAShapeLayerFillRule.self,
            "UIRectCorner": UIRectCorner.self, "UIView.layerClass": UIView.layerClass,
        ]
    }

    static var application: [String: Any] {
        [
            "UIApplication": UIApplication.shared, "UIApplication.windows": \UIApplication.windows,
            "UIApplication.connectedScenes": \UIApplication.connectedScenes, "UIScene": UIScene.self,
            "UIWindowScene": UIWindowScene.self, "UIWindow": UIWindow.self,
            "UIInterfaceOrientation": UIInterfaceOrientation.self, "UIView.window": \UIView.window,
            "UIView.semanticContentAttribute": \UIView.semanticContentAttribute,
            "UISemanticContentAttribute": UISemanticContentAttribute.self,
            "UIView.hitTest(_:with:)": UIView.hitTest(_:with:), "UIEvent": UIEvent.self,
        ]
    }

    static var traits: [String: Any] {
        [
            "UITraitCollection(mutations:)": UITraitCollection.init(mutations:),
            "UITraitCollection.modifyingTraits(_:)": UITraitCollection.modifyingTraits(_:),
            "UIMutableTraits": (any UIMutableTraits).self, "UITraitDefinition": (any UITraitDefinition).self,
            "UIFontDescriptor": UIFontDescriptor.self, "UITraitEnvironment": (any UITraitEnvironment).self,
            "UITraitChangeObservable": (any UITraitChangeObservable).self,
            "UITraitChangeRegistration": (any UITraitChangeRegistration).self,
            "UIContentSizeCategory.didChangeNotification": UIContentSizeCategory.didChangeNotification,
            "UITraitHorizontalSizeClass": UITraitHorizontalSizeClass.self,
            "UITraitVerticalSizeClass": UITraitVerticalSizeClass.self,
            "UITraitUserInterfaceStyle": UITraitUserInterfaceStyle.self,
            "UITraitUserInterfaceIdiom": UITraitUserInterfaceIdiom.self,
            "UITraitPreferredContentSizeCategory": UITraitPreferredContentSizeCategory.self,
            "UITraitDisplayScale": UITraitDisplayScale.self, "UITraitLayoutDirection": UITraitLayoutDirection.self,
            "UITraitAccessibilityContrast": UITraitAccessibilityContrast.self,
        ]
    }

    static var keptViews: [String: Any] {
        [
            "UIVisualEffectView": UIVisualEffectView.self, "UIBlurEffect": UIBlurEffect.self, "UIAxis": UIAxis.self,
            "UIBaselineAdjustment": UIBaselineAdjustment.self, "UIAccessibilityTraits": UIAccessibilityTraits.self,
            "NSMutableParagraphStyle": NSMutableParagraphStyle.self,
            "UIConfigurationStateCustomKey": UIConfigurationStateCustomKey.self,
            "UIConfigurationColorTransformer": UIConfigurationColorTransformer.self,
            "UIImage.SymbolConfiguration": UIImage.SymbolConfiguration.self,
            "NSAttributedString.Key": NSAttributedString.Key.self,
            "UICollectionView.supplementaryView(forElementKind:at:)":
                UICollectionView.supplementaryView(forElementKind:at:),
            "UICollectionView.indexPath(for:)": UICollectionView.indexPath(for:),
            "UICollectionView.beginInteractiveMovementForItem(at:)":
                UICollectionView.beginInteractiveMovementForItem(at:),
            "UIScrollView.isDragging": \UIScrollView.isDragging,
        ]
    }

    static var traps: [String: Any] {
        [
            "UICollectionViewLayout(coder:)": UICollectionViewLayout.init(coder:),
            "UICollectionViewFlowLayout": UICollectionViewFlowLayout.self,
            "UICollectionViewDelegateFlowLayout": (any UICollectionViewDelegateFlowLayout).self,
            "UIImage.size": \UIImage.size,
        ]
    }
}
