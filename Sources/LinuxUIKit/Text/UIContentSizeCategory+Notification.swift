public import CompositionalLayout
public import Foundation

extension UIContentSizeCategory {
    /// Never posted: the text size is that of the viewport.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
