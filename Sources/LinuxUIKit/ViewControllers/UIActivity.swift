public import Foundation

/// An activity for shared items. For subclasses, whose methods are never called.
open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        private init(short: String) { rawValue = "com.apple.UIKit.activity." + short }

        public static var postToFacebook: ActivityType { ActivityType(short: "PostToFacebook") }
        public static var postToTwitter: ActivityType { ActivityType(short: "PostToTwitter") }
        public static var postToWeibo: ActivityType { ActivityType(short: "PostToWeibo") }
        public static var message: ActivityType { ActivityType(short: "Message") }
        public static var mail: ActivityType { ActivityType(short: "Mail") }
        public static var print: ActivityType { ActivityType(short: "Print") }
        public static var copyToPasteboard: ActivityType { ActivityType(short: "CopyToPasteboard") }
        public static var assignToContact: ActivityType { ActivityType(short: "AssignToContact") }
        public static var saveToCameraRoll: ActivityType { ActivityType(short: "SaveToCameraRoll") }
        public static var addToReadingList: ActivityType { ActivityType(short: "AddToReadingList") }
        public static var postToFlickr: ActivityType { ActivityType(short: "PostToFlickr") }
        public static var postToVimeo: ActivityType { ActivityType(short: "PostToVimeo") }
        public static var postToTencentWeibo: ActivityType { ActivityType(short: "TencentWeibo") }
        public static var airDrop: ActivityType { ActivityType(short: "AirDrop") }
        public static var openInIBooks: ActivityType { ActivityType(short: "OpenInIBooks") }
        public static var markupAsPDF: ActivityType { ActivityType(short: "MarkupAsPDF") }
    }

    public enum Category: Int, Sendable {
        case action = 0, share
    }

    public override init() {}

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}

/// Provides the data of a shared item. Never called: nothing is shared.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _: UIActivityViewController, subjectForActivityType _: UIActivity.ActivityType?) -> String { "" }
}
