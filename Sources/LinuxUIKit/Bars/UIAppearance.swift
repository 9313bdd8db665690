public import Foundation

/// An object with an appearance proxy: a view or a bar item.
///
/// The proxy of a class is an instance that stores property values; no view uses them. A class without its own proxy has that of
/// the nearest superclass with one.
public protocol UIAppearance: NSObjectProtocol {}

/// A container to which appearance can be limited: a view or a view controller.
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    public static func appearance() -> UIView { AppearanceProxies.shared.proxy { UIView() } }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIView {
        AppearanceProxies.shared.proxy(in: containerTypes) { UIView() }
    }
    public static func appearance(for trait: UITraitCollection) -> UIView { appearance() }
}

/// Proxies by class and container.
final class AppearanceProxies: @unchecked Sendable {
    static let shared = AppearanceProxies()

    private let lock = NSLock()
    private var proxies: [[ObjectIdentifier]: AnyObject] = [:]

    func proxy<Proxy: AnyObject>(in containers: [any UIAppearanceContainer.Type] = [], _ make: () -> Proxy) -> Proxy {
        let key = [ObjectIdentifier(Proxy.self)] + containers.map { ObjectIdentifier($0) }
        return lock.withLock {
            if let proxy = proxies[key] as? Proxy { return proxy }
            let proxy = make()
            proxies[key] = proxy
            return proxy
        }
    }
}
