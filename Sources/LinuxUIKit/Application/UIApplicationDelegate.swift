public import Foundation

@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIWindowOwner {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
}

extension UIApplicationDelegate {
    public var window: UIWindow? { get { nil } set {} }

    public func application(
        _: UIApplication, willFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    public func application(
        _: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    public func applicationDidBecomeActive(_: UIApplication) {}
    public func applicationWillResignActive(_: UIApplication) {}
    public func applicationDidEnterBackground(_: UIApplication) {}
    public func applicationWillEnterForeground(_: UIApplication) {}
    public func applicationWillTerminate(_: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_: UIApplication) {}
    public func application(_: UIApplication, open _: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { false }
    public func application(
        _: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    public func application(_: UIApplication, didDiscardSceneSessions _: Set<UISceneSession>) {}
    public func application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken _: Data) {}
    public func application(_: UIApplication, didFailToRegisterForRemoteNotificationsWithError _: any Error) {}
    public func application(
        _: UIApplication, didReceiveRemoteNotification _: [AnyHashable: Any],
        fetchCompletionHandler _: @escaping (UIBackgroundFetchResult) -> Void) {}
    public func application(
        _: UIApplication, continue _: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(
        _: UIApplication, performActionFor _: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
    public func application(_: UIApplication, supportedInterfaceOrientationsFor _: UIWindow?) -> UIInterfaceOrientationMask { .all }
    public func application(
        _: UIApplication, handleEventsForBackgroundURLSession _: String, completionHandler: @escaping () -> Void) {}
}

extension UIApplication {
    public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var url: LaunchOptionsKey { LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey") }
    }

    public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    public enum State: Int, Sendable {
        case active = 0, inactive, background
    }

    public var applicationState: State { .active }

    nonisolated(unsafe) private static var delegates: [ObjectIdentifier: AnyObject] = [:]

    /// The app's delegate, made at its first use, with a window. Galley's copies of files call this in place of `delegate as! AppDelegate`.
    public func _made<Delegate: AnyObject>(_ make: @autoclosure () -> Delegate) -> Delegate {
        if let made = Self.delegates[ObjectIdentifier(Delegate.self)] as? Delegate { return made }
        let made = make()
        Self.delegates[ObjectIdentifier(Delegate.self)] = made
        nonisolated(unsafe) let owner = made as? any UIApplicationDelegate
        MainActor.assumeIsolated { if let owner, owner.window == nil { owner.window = keyWindow } }
        return made
    }

    /// Always `nil`: no app is launched.
    public var delegate: (any UIApplicationDelegate)? { nil }

    /// The link to the app's settings. It cannot be opened.
    public static let openSettingsURLString = "app-settings:"

    /// Always false: no link can be opened.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing and reports false to `completion`.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// Opens nothing.
    @discardableResult
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], isolation: isolated (any Actor)? = #isolation
    ) async -> Bool { false }
}

/// An object with a window: an app's or scene's delegate.
@preconcurrency @MainActor
public protocol UIWindowOwner: NSObjectProtocol {}

extension UIWindowOwner {
    /// The window, doubly optional as in UIKit, where the property is an optional requirement:
    /// `delegate?.window??.rootViewController`.
    @_disfavoredOverload
    public var window: UIWindow?? {
        if let delegate = self as? any UIApplicationDelegate { return .some(delegate.window) }
        return (self as? any UIWindowSceneDelegate).map { $0.window as UIWindow? }
    }
}
