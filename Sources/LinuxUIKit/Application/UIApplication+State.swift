public import Foundation

// Properties and requests of an app. Settable ones are stored; none has an effect.

extension UIApplication {
    private static let state = SharedAssociatedValues()

    public var isIdleTimerDisabled: Bool { get { Self.state.kept(or: false) } set { Self.state.keep(newValue) } }
    public var applicationIconBadgeNumber: Int { get { Self.state.kept(or: 0) } set { Self.state.keep(newValue) } }
    public var isNetworkActivityIndicatorVisible: Bool { get { Self.state.kept(or: false) } set { Self.state.keep(newValue) } }
    public var shortcutItems: [UIApplicationShortcutItem]? { get { Self.state.kept(or: nil) } set { Self.state.keep(newValue) } }

    /// A frame as wide as the screen and as high as its top inset.
    public var statusBarFrame: CGRect {
        let viewport = LayoutViewport.current
        return CGRect(x: 0, y: 0, width: viewport.size.width, height: viewport.safeAreaInsets.top)
    }
    public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene().interfaceOrientation }
    public var isStatusBarHidden: Bool { false }
    public var isProtectedDataAvailable: Bool { true }
    public var supportsAlternateIcons: Bool { false }
    public var supportsMultipleScenes: Bool { false }
    public var alternateIconName: String? { nil }
    public var openSessions: Set<UISceneSession> { [] }
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    public var isRegisteredForRemoteNotifications: Bool { false }

    public func registerForRemoteNotifications() {}
    public func unregisterForRemoteNotifications() {}
    public func beginReceivingRemoteControlEvents() {}
    public func endReceivingRemoteControlEvents() {}
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// Sends nothing and returns false.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

    // MARK: Background tasks, none of which starts

    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var invalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 0) }
}

public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0, noData, failed
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0, denied, available
}

open class UISceneDestructionRequestOptions: NSObject {}

open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?
    public let userInfo: [String: any NSSecureCoding]?
    open var targetContentIdentifier: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

open class UIApplicationShortcutIcon: NSObject {
    let name: String

    public init(systemImageName: String) { name = systemImageName }

    public init(templateImageName: String) { name = templateImageName }
}

#if !canImport(ObjectiveC)
/// The user's current activity, for other devices and for search.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var keywords: Set<String> = []
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var needsSave = false
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {
    public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
