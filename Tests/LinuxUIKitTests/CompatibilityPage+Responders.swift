import UIKit

/// What would respond to the user, the system and other apps.
extension CompatibilityPage {
    static var responders: [String: Any] {
        [
            "UIResponder": UIResponder.self, "UIResponder.next": \UIResponder.next,
            "MainActorResponder": MainActorResponder.self,
            "UIResponder.becomeFirstResponder()": UIResponder.becomeFirstResponder,
            "UIResponder.touchesBegan(_:with:)": { (responder: UIResponder) in responder.touchesBegan([], with: nil) },
            "UIResponder.pressesBegan(_:with:)": { (responder: UIResponder) in responder.pressesBegan([], with: nil) },
            "UIResponder.motionBegan(_:with:)": { (responder: UIResponder) in responder.motionBegan(.none, with: nil) },
            "UIResponder.inputView": { (responder: UIResponder) in responder.inputView },
            "UIResponder.inputAccessoryView": { (responder: UIResponder) in responder.inputAccessoryView },
            "UIResponder.keyCommands": { (responder: UIResponder) in responder.keyCommands },
            "UIResponder.reloadInputViews()": UIResponder.reloadInputViews,
            "UIView.gestureRecognizerShouldBegin(_:)": UIView.gestureRecognizerShouldBegin(_:),
            "UITouch": UITouch.self, "UITouch.location(in:)": UITouch.location(in:), "UIPress": UIPress.self,
            "UIPress.key": \UIPress.key, "UIPressesEvent": UIPressesEvent.self, "UIEvent.allTouches": \UIEvent.allTouches,
            "UIKey": UIKey.self, "UIKeyboardHIDUsage": UIKeyboardHIDUsage.self,
            "UIGestureRecognizer": UIGestureRecognizer.self, "UIGestureRecognizer.state": \UIGestureRecognizer.state,
            "UIGestureRecognizer.reset()": UIGestureRecognizer.reset, "UITapGestureRecognizer": UITapGestureRecognizer.self,
            "UILongPressGestureRecognizer": UILongPressGestureRecognizer.self,
            "UIPanGestureRecognizer": UIPanGestureRecognizer.self,
            "UISwipeGestureRecognizer": UISwipeGestureRecognizer.self,
            "UIPinchGestureRecognizer": UIPinchGestureRecognizer.self,
            "UIGestureRecognizerDelegate": (any UIGestureRecognizerDelegate).self,
            "UIView.addGestureRecognizer(_:)": UIView.addGestureRecognizer(_:),
            "UIKeyCommand": UIKeyCommand.self, "UIKeyModifierFlags": UIKeyModifierFlags.self,
            "UICommand": UICommand.self, "UICommandAlternate": UICommandAlternate.self,
            "UIMenuBuilder": (any UIMenuBuilder).self, "UIMenuSystem": UIMenuSystem.self,
            "UIResponder.buildMenu(with:)": { (responder: UIResponder) in responder.buildMenu(with:) },
            "UIResponder.canPerformAction(_:withSender:)": { (responder: UIResponder) in
                responder.canPerformAction("a", withSender: nil)
            },
            "UIResponder.copy(_:)": { (responder: UIResponder) in responder.copy(nil) },
            "UIResponder.encodeRestorableState(with:)": { (responder: UIResponder) in
                responder.encodeRestorableState(with:)
            },
            "UIControl.beginTracking(_:with:)": UIControl.beginTracking(_:with:),
            "UIButton.titleRect(forContentRect:)": UIButton.titleRect(forContentRect:),
            "UILabel.drawText(in:)": UILabel.drawText(in:), "UITextField.deleteBackward()": UITextField.deleteBackward,
            "UIWindow.sendEvent(_:)": UIWindow.sendEvent(_:),
            "UIView.alignmentRectInsets": \UIView.alignmentRectInsets,
            "UIView.accessibilityElements": \UIView.accessibilityElements,
            "UIView.accessibilityActivate()": UIView.accessibilityActivate,
            "UIView.didUpdateFocus(in:with:)": UIView.didUpdateFocus(in:with:),
            "UIView.layoutSublayers(of:)": UIView.layoutSublayers(of:), "CAAction": (any CAAction).self,
            "CALayer.layoutSublayers()": CALayer.layoutSublayers, "CALayer.draw(in:)": CALayer.draw(in:),
            "NSTextContainer": NSTextContainer.self, "UITabBarDelegate": (any UITabBarDelegate).self,
            "UIView.willMove(toWindow:)": UIView.willMove(toWindow:),
            "UIView.awakeFromNib()": { (view: UIView) in view.awakeFromNib() },
            "UIScrollView.adjustedContentInsetDidChange()": UIScrollView.adjustedContentInsetDidChange,
            "objc_getAssociatedObject(_:_:)": objc_getAssociatedObject(_:_:),
            "objc_setAssociatedObject(_:_:_:_:)": objc_setAssociatedObject(_:_:_:_:),
            "objc_removeAssociatedObjects(_:)": objc_removeAssociatedObjects(_:),
            "objc_AssociationPolicy": objc_AssociationPolicy.self, "DequeuedView": (any DequeuedView).self,
        ]
    }

    static var input: [String: Any] {
        [
            "UITextField": UITextField.self, "UITextFieldDelegate": (any UITextFieldDelegate).self,
            "UIKeyboardType": UIKeyboardType.self, "UIReturnKeyType": UIReturnKeyType.self,
            "UITextAutocapitalizationType": UITextAutocapitalizationType.self,
            "UITextAutocorrectionType": UITextAutocorrectionType.self,
            "UISearchController": UISearchController.self, "UISearchBar": UISearchBar.self,
            "UISearchControllerDelegate": (any UISearchControllerDelegate).self,
            "UISearchBarDelegate": (any UISearchBarDelegate).self,
            "UISearchResultsUpdating": (any UISearchResultsUpdating).self, "UIDatePicker": UIDatePicker.self,
            "Selector": Selector.self,
            "UIControl.addTarget(_:action:for:)": UIControl.addTarget(_:action:for:),
            "UIGestureRecognizer.addTarget(_:action:)": UIGestureRecognizer.addTarget(_:action:),
            "UIDatePickerStyle": UIDatePickerStyle.self, "UITabBarItem": UITabBarItem.self, "NSShadow": NSShadow.self,
            "UIPasteboard": UIPasteboard.self, "ColorResource": ColorResource.self, "ImageResource": ImageResource.self,
            "UIColor(resource:)": UIColor.init(resource:), "UIImage(resource:)": UIImage.init(resource:),
            "UIColor(cgColor:)": UIColor.init(cgColor:),
            "UIColor(displayP3Red:green:blue:alpha:)": UIColor.init(displayP3Red:green:blue:alpha:),
            "UIListContentConfiguration.ImageProperties": UIListContentConfiguration.ImageProperties.self,
            "UIBackgroundConfiguration.resolvedStrokeColor(for:)":
                UIBackgroundConfiguration.resolvedStrokeColor(for:),
        ]
    }

    static var delegates: [String: Any] {
        [
            "UIApplicationDelegate": (any UIApplicationDelegate).self, "UISceneDelegate": (any UISceneDelegate).self,
            "UIWindowSceneDelegate": (any UIWindowSceneDelegate).self, "UISceneSession": UISceneSession.self,
            "UISceneConfiguration": UISceneConfiguration.self, "UIOpenURLContext": UIOpenURLContext.self,
            "UIApplication.open(_:options:completionHandler:)": UIApplication.open(_:options:completionHandler:),
            "UIApplication.canOpenURL(_:)": UIApplication.canOpenURL(_:),
            "UIViewController.transitionCoordinator": { (controller: UIViewController) in controller.transitionCoordinator },
            "UIViewControllerTransitionCoordinatorContext": (any UIViewControllerTransitionCoordinatorContext).self,
            "UIView.tintColor": \UIView.tintColor,
            "UICollectionViewTransitionLayout": UICollectionViewTransitionLayout.self,
            "UIContextMenuInteractionAnimating": (any UIContextMenuInteractionAnimating).self,
            "UIContextMenuInteractionCommitAnimating": (any UIContextMenuInteractionCommitAnimating).self,
            "UIContextMenuInteractionCommitStyle": UIContextMenuInteractionCommitStyle.self,
            "UITargetedPreview": UITargetedPreview.self, "UIPreviewParameters": UIPreviewParameters.self,
            "UISpringLoadedInteractionContext": (any UISpringLoadedInteractionContext).self,
            "UIFocusUpdateContext": UIFocusUpdateContext.self,
            "UICollectionViewFocusUpdateContext": UICollectionViewFocusUpdateContext.self,
            "UIFocusAnimationCoordinator": UIFocusAnimationCoordinator.self,
            "UICollectionViewLayout.targetContentOffset(forProposedContentOffset:)":
                UICollectionViewLayout.targetContentOffset(forProposedContentOffset:),
            "UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:)":
                { (delegate: any UICollectionViewDelegate, view: UICollectionView) in
                    delegate.collectionView(view, targetContentOffsetForProposedContentOffset: .zero)
                },
        ]
    }
}
