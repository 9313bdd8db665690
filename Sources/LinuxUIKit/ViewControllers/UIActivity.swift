public import Foundation

/// An activity for shared items. For subclasses, whose methods are never called.
open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        private init(short: String) { rawValue = "com.apple.UIKit.activity." + short }

        public static let postToFacebook = ActivityType(short: "PostToFacebook")
        public static let postToTwitter = ActivityType(short: "PostToTwitter")
        public static let postToWeibo = ActivityType(short: "PostToWeibo")
        public static let message = ActivityType(short: "Message")
        public static let mail = ActivityType(short: "Mail")
        public static let print = ActivityType(short: "Print")
        public static let copyToPasteboard = ActivityType(short: "CopyToPasteboard")
        public static let assignToContact = ActivityType(short: "AssignToContact")
        public static let saveToCameraRoll = ActivityType(short: "SaveToCameraRoll")
        public static let addToReadingList = ActivityType(short: "AddToReadingList")
        public static let postToFlickr = ActivityType(short: "PostToFlickr")
        public static let postToVimeo = ActivityType(short: "PostToVimeo")
        public static let postToTencentWeibo = ActivityType(short: "TencentWeibo")
        public static let airDrop = ActivityType(short: "AirDrop")
        public static let openInIBooks = ActivityType(short: "OpenInIBooks")
        public static let markupAsPDF = ActivityType(short: "MarkupAsPDF")
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
