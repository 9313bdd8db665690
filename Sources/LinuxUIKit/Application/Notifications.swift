public import Foundation

// Names of notifications, for observers. None is posted: no app is launched, and there is no user.

extension UIApplication {
    private static func name(_ short: String) -> NSNotification.Name { .init("UIApplication\(short)Notification") }

    public static let didFinishLaunchingNotification = name("DidFinishLaunching")
    public static let didBecomeActiveNotification = name("DidBecomeActive")
    public static let willResignActiveNotification = name("WillResignActive")
    public static let didEnterBackgroundNotification = name("DidEnterBackground")
    public static let willEnterForegroundNotification = name("WillEnterForeground")
    public static let willTerminateNotification = name("WillTerminate")
    public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
    public static let significantTimeChangeNotification = name("SignificantTimeChange")
    public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
    public static let backgroundRefreshStatusDidChangeNotification = name("BackgroundRefreshStatusDidChange")
    public static let protectedDataDidBecomeAvailableNotification = name("ProtectedDataDidBecomeAvailable")
    public static let protectedDataWillBecomeUnavailableNotification = name("ProtectedDataWillBecomeUnavailable")
}

extension UIScene {
    private static func name(_ short: String) -> NSNotification.Name { .init("UIScene\(short)Notification") }

    public static let willConnectNotification = name("WillConnect")
    public static let didDisconnectNotification = name("DidDisconnect")
    public static let didActivateNotification = name("DidActivate")
    public static let willDeactivateNotification = name("WillDeactivate")
    public static let willEnterForegroundNotification = name("WillEnterForeground")
    public static let didEnterBackgroundNotification = name("DidEnterBackground")
}

extension UIResponder {
    private static func name(_ short: String) -> NSNotification.Name { .init("UIKeyboard\(short)Notification") }

    public static let keyboardWillShowNotification = name("WillShow")
    public static let keyboardDidShowNotification = name("DidShow")
    public static let keyboardWillHideNotification = name("WillHide")
    public static let keyboardDidHideNotification = name("DidHide")
    public static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
    public static let keyboardDidChangeFrameNotification = name("DidChangeFrame")

    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIDevice {
    public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryLevelDidChangeNotification = NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
}

extension UIScreen {
    public static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
}

extension UIPasteboard {
    public static var changedNotification: NSNotification.Name { NSNotification.Name("UIPasteboardChangedNotification") }
    public static var removedNotification: NSNotification.Name { NSNotification.Name("UIPasteboardRemovedNotification") }
}

extension UITextField {
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    public static var textDidChangeNotification: NSNotification.Name { NSNotification.Name("UITextFieldTextDidChangeNotification") }
}

extension UITextView {
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
    public static var textDidChangeNotification: NSNotification.Name { NSNotification.Name("UITextViewTextDidChangeNotification") }
}
