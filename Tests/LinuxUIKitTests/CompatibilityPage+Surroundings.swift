import UIKit

/// Bars, pages, images that code draws, and what a user would feel and point at.
extension CompatibilityPage {
    static var bars: [String: Any] {
        [
            "UIBarAppearance": UIBarAppearance.self, "UINavigationBarAppearance": UINavigationBarAppearance.self,
            "UITabBarAppearance": UITabBarAppearance.self, "UIToolbarAppearance": UIToolbarAppearance.self,
            "UIBarButtonItemAppearance": UIBarButtonItemAppearance.self,
            "UIBarButtonItemStateAppearance": UIBarButtonItemStateAppearance.self,
            "UITabBarItemAppearance": UITabBarItemAppearance.self,
            "UITabBarItemStateAppearance": UITabBarItemStateAppearance.self,
            "UINavigationBar.standardAppearance": \UINavigationBar.standardAppearance, "UIOffset": UIOffset.self,
            "UIPageViewController": UIPageViewController.self,
            "UIPageViewControllerDataSource": (any UIPageViewControllerDataSource).self,
            "UIPageViewControllerDelegate": (any UIPageViewControllerDelegate).self,
            "UIContentUnavailableConfiguration": UIContentUnavailableConfiguration.self,
            "UIContentUnavailableView": UIContentUnavailableView.self,
            "UIContentUnavailableConfigurationState": UIContentUnavailableConfigurationState.self,
            "UIViewController.contentUnavailableConfiguration": { (controller: UIViewController) in
                controller.contentUnavailableConfiguration
            },
            "UIViewController.setNeedsUpdateContentUnavailableConfiguration()":
                UIViewController.setNeedsUpdateContentUnavailableConfiguration,
        ]
    }

    static var drawing: [String: Any] {
        [
            "UIGraphicsImageRenderer": UIGraphicsImageRenderer.self,
            "UIGraphicsImageRenderer.image(actions:)": UIGraphicsImageRenderer.image(actions:),
            "UIGraphicsRendererFormat": UIGraphicsRendererFormat.self,
            "UIGraphicsRendererContext": UIGraphicsRendererContext.self,
            "UIGraphicsImageRendererFormat": UIGraphicsImageRendererFormat.self,
            "UIGraphicsImageRendererContext": UIGraphicsImageRendererContext.self, "CGContext": CGContext.self,
            "CGBlendMode": CGBlendMode.self, "UIColor.setFill()": UIColor.setFill,
            "UIImage.draw(in:)": UIImage.draw(in:) as (UIImage) -> (CGRect) -> Void,
            "UIBezierPath.fill()": UIBezierPath.fill as (UIBezierPath) -> () -> Void,
            "UIImageView.intrinsicContentSize": \UIImageView.intrinsicContentSize,
        ]
    }

    static var pointing: [String: Any] {
        [
            "UIFeedbackGenerator": UIFeedbackGenerator.self, "UIImpactFeedbackGenerator": UIImpactFeedbackGenerator.self,
            "UISelectionFeedbackGenerator": UISelectionFeedbackGenerator.self,
            "UINotificationFeedbackGenerator": UINotificationFeedbackGenerator.self,
            "UIHoverGestureRecognizer": UIHoverGestureRecognizer.self, "UIInteraction": (any UIInteraction).self,
            "UIView.addInteraction(_:)": { (view: UIView) in view.addInteraction(UIPointerInteraction(delegate: nil)) },
            "UIPointerInteraction": UIPointerInteraction.self,
            "UIPointerInteractionDelegate": (any UIPointerInteractionDelegate).self,
            "UIPointerInteractionAnimating": (any UIPointerInteractionAnimating).self,
            "UIPointerRegion": UIPointerRegion.self, "UIPointerRegionRequest": UIPointerRegionRequest.self,
            "UIPointerStyle": UIPointerStyle.self, "UIPointerEffect": UIPointerEffect.self,
            "UIPointerShape": UIPointerShape.self, "UIFocusSystem": UIFocusSystem.self,
            "UIFocusEnvironment": (any UIFocusEnvironment).self, "UIFocusItem": (any UIFocusItem).self,
            "UIFocusGuide": UIFocusGuide.self,
        ]
    }
}
