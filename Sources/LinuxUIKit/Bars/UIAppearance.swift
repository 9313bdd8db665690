public import Foundation

/// An object with an appearance proxy: a view or a bar item.
///
/// The proxy of a class is an instance that stores property values; no view uses them.
public protocol UIAppearance: NSObjectProtocol {}

/// A container to which appearance can be limited: a view or a view controller.
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.shared.proxy(in: containerTypes) { Self(frame: .zero) }
    }
    public static func appearance(for _: UITraitCollection) -> Self { appearance() }
}

extension UIBarButtonItem {
    public static func appearance() -> UIBarButtonItem { appearance(whenContainedInInstancesOf: []) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { AppearanceProxies.shared.proxy(in: containerTypes) { UIBarButtonItem() } }
}

extension UITabBarItem {
    public static func appearance() -> UITabBarItem { appearance(whenContainedInInstancesOf: []) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBarItem { AppearanceProxies.shared.proxy(in: containerTypes) { UITabBarItem() } }
}

final class AppearanceProxies: @unchecked Sendable {
    static let shared = AppearanceProxies()

    private let lock = NSLock()
    private var proxies: [[ObjectIdentifier]: AnyObject] = [:]

    func proxy<Proxy: AnyObject>(in containers: [any UIAppearanceContainer.Type], _ make: () -> Proxy) -> Proxy {
        let key = [ObjectIdentifier(Proxy.self)] + containers.map { ObjectIdentifier($0) }
        if let known = lock.withLock({ proxies[key] }) as? Proxy { return known }
        // Outside of the lock, as an app's initializer may ask for a proxy.
        let proxy = make()
        lock.withLock { proxies[key] = proxy }
        return proxy
    }
}
