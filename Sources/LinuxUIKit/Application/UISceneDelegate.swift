public import Foundation

@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(_: UIScene, willConnectTo _: UISceneSession, options _: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_: UIScene) {}
    public func sceneDidBecomeActive(_: UIScene) {}
    public func sceneWillResignActive(_: UIScene) {}
    public func sceneWillEnterForeground(_: UIScene) {}
    public func sceneDidEnterBackground(_: UIScene) {}
    public func scene(_: UIScene, openURLContexts _: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for _: UIScene) -> NSUserActivity? { nil }
    public func scene(_: UIScene, willContinueUserActivityWithType _: String) {}
    public func scene(_: UIScene, continue _: NSUserActivity) {}
    public func scene(_: UIScene, didFailToContinueUserActivityWithType _: String, error: any Error) {}
    public func scene(_: UIScene, didUpdate _: NSUserActivity) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowOwner {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? { get { nil } set {} }

    public func windowScene(
        _: UIWindowScene, didUpdate _: any UICoordinateSpace, interfaceOrientation _: UIInterfaceOrientation,
        traitCollection _: UITraitCollection) {}
    public func windowScene(
        _: UIWindowScene, performActionFor _: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
}

open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static var windowApplication: Role { Role(rawValue: "UIWindowSceneSessionRoleApplication") }
    }

    public let role = Role.windowApplication
    public let persistentIdentifier = ""

    /// A session created by code; the system creates none.
    public override init() {}
}

open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

open class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) { self.url = url }
}

extension UIScene {
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }

        public override init() {}
    }

    /// Always `nil`: no scene appears.
    public var delegate: (any UISceneDelegate)? { nil }
}
