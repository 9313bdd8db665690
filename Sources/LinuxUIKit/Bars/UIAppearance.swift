public import CompositionalLayout
public import Foundation

/// What can say how its instances look: views and the items of bars.
///
/// The proxy of a class is an instance that keeps what is set. No view takes its looks from it. A class without a proxy of
/// its own has that of the nearest class above it that has one.
public protocol UIAppearance: NSObjectProtocol {}

/// Something that instances which say how others look may be inside: views and controllers.
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

/// The proxies of classes, by themselves and in containers.
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
