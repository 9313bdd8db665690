public import Foundation

// Properties of scenes and windows besides their frames. Settable ones are stored.

extension UIWindow {
    public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static var normal: Level { Level(0) }
        public static var statusBar: Level { Level(1000) }
        public static var alert: Level { Level(2000) }

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }

    /// Stored without effect: windows have no order.
    public var windowLevel: Level { get { kept(or: .normal) } set { keep(newValue) } }
    public var canResizeToFitContent: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var screen: UIScreen { .main }

    public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    public static var didBecomeKeyNotification: NSNotification.Name { NSNotification.Name("UIWindowDidBecomeKeyNotification") }
    public static var didResignKeyNotification: NSNotification.Name { NSNotification.Name("UIWindowDidResignKeyNotification") }
}

/// A coordinate system: a view's or a screen's.
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

extension UIScreen {
    private static let state = SharedAssociatedValues()

    public static var screens: [UIScreen] { [main] }
    /// Stored; from 0 to 1.
    public var brightness: CGFloat { get { Self.state.kept(or: 0.5) } set { Self.state.keep(newValue) } }
    public var maximumFramesPerSecond: Int { 60 }
    public var isCaptured: Bool { false }
    public var coordinateSpace: any UICoordinateSpace { self }
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
}

extension UIDevice {
    private static let state = SharedAssociatedValues()

    public enum BatteryState: Int, Sendable {
        case unknown = 0, unplugged, charging, full
    }

    public var isBatteryMonitoringEnabled: Bool { get { Self.state.kept(or: false) } set { Self.state.keep(newValue) } }
    public var isProximityMonitoringEnabled: Bool { get { Self.state.kept(or: false) } set { Self.state.keep(newValue) } }
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    public var proximityState: Bool { false }
    public var localizedModel: String { model }
    public var isMultitaskingSupported: Bool { true }
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    public var identifierForVendor: UUID? { nil }
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
    public func playInputClick() {}
}

/// The status bar of a scene: as wide as the screen and as high as its top inset.
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { false }
}

open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true
}

extension UIScene {
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
    }

    public var session: UISceneSession { UISceneSession() }
    public var subtitle: String { get { "" } set {} }
    public var userActivity: NSUserActivity? { get { nil } set {} }

    /// Opens nothing and reports false.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
}

extension UIWindowScene {
    open class Geometry: NSObject {
        public let coordinateSpace: any UICoordinateSpace
        public let interfaceOrientation: UIInterfaceOrientation

        init(coordinateSpace: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation) {
            self.coordinateSpace = coordinateSpace
            self.interfaceOrientation = interfaceOrientation
        }
    }

    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
    public var coordinateSpace: any UICoordinateSpace { screen }
    public var effectiveGeometry: Geometry {
        Geometry(coordinateSpace: screen, interfaceOrientation: interfaceOrientation)
    }
}

extension UIScene.ConnectionOptions {
    public var userActivities: Set<NSUserActivity> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    public var sourceApplication: String? { nil }
    public var handoffUserActivityType: String? { nil }
}

extension UIOpenURLContext {
    open class Options: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }

    public var options: Options { Options() }
}

extension UISceneSession {
    public var scene: UIScene? { nil }
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    public var stateRestorationActivity: NSUserActivity? { get { nil } set {} }
    public var userInfo: [String: Any]? { get { nil } set {} }
}
