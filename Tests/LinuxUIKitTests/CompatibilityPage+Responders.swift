import UIKit

/// What would respond to the user, the system and other apps.
extension CompatibilityPage {
    static var responders: [String: Any] {
        [
            "UIResponder": UIResponder.self, "UIResponder.next": \UIResponder.next,
            "UIView.becomeFirstResponder()": UIView.becomeFirstResponder,
            "UIView.touchesBegan(_:with:)": UIView.touchesBegan(_:with:),
            "UIView.gestureRecognizerShouldBegin(_:)": UIView.gestureRecognizerShouldBegin(_:),
            "UITouch": UITouch.self, "UIPress": UIPress.self, "UIPressesEvent": UIPressesEvent.self,
            "UIGestureRecognizer": UIGestureRecognizer.self,
        ]
    }
}
