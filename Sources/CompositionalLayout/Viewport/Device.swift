public import Foundation

/// A device to lay out for: its screen size, insets and traits, in one orientation.
public struct Device: Sendable, Hashable {
    /// The cutout at the top of the screen.
    public enum Cutout: Sendable, Hashable {
        case none
        case notch
        case dynamicIsland
    }

    public enum Orientation: Sendable, Hashable {
        case portrait
        case landscape
    }

    /// The product name, followed by ` landscape` in landscape orientation.
    public var name: String
    public var orientation: Orientation
    /// A full-screen collection view on the device, without bars.
    public var viewport: LayoutViewport
    /// The radius of the screen's corners, in points.
    public var cornerRadius: CGFloat
    public var cutout: Cutout
    /// True if the device has a home indicator; otherwise it has a home button.
    public var hasHomeIndicator: Bool
}

/// The most commonly used devices; `Device.named(_:)` finds all of them.
extension Device {
    public static let iPhoneSE = device(named: "iPhone SE (3rd generation)")
    public static let iPhone13Mini = device(named: "iPhone 13 mini")
    public static let iPhone15 = device(named: "iPhone 15")
    public static let iPhone15ProMax = device(named: "iPhone 15 Pro Max")
    public static let iPhone16 = device(named: "iPhone 16")
    public static let iPhone17 = device(named: "iPhone 17")
    public static let iPhone17Pro = device(named: "iPhone 17 Pro")
    public static let iPhone17ProMax = device(named: "iPhone 17 Pro Max")
    public static let iPadMini = device(named: "iPad mini (A17 Pro)")
    public static let iPadAir11 = device(named: "iPad Air 11-inch (M4)")
    public static let iPadPro11 = device(named: "iPad Pro 11-inch (M5)")
    public static let iPadPro13 = device(named: "iPad Pro 13-inch (M5)")

    /// The device in landscape orientation.
    public var landscape: Device {
        orientation == .landscape ? self : Device.named(name + " landscape") ?? self
    }

    /// The name as part of a file name: no spaces, no parentheses.
    package var slug: String {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }.joined(separator: "-")
    }
}

extension Device {
    /// All known devices, portrait and landscape, iPhones first, newest last.
    public static let all: [Device] = screens.flatMap { [device($0, .portrait), device($0, .landscape)] }

    /// The device used where none is specified.
    public static let `default` = device(named: "iPhone 15")

    /// The device with a name. Case and `-inch` are ignored. If the name's part in parentheses is missing, the newest such device
    /// is meant.
    public static func named(_ name: String) -> Device? {
        if let device = all.first(where: { $0.name == name }) { return device }
        let wanted = plain(name)
        return all.first { plain($0.name) == wanted } ?? all.last { plain(withoutVariant($0.name)) == wanted }
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().replacing("-inch", with: "").split(separator: " ").joined(separator: " ")
    }

    /// `iPad Pro 11-inch (M4) landscape` without `(M4)`.
    private static func withoutVariant(_ name: String) -> String {
        guard let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")") else { return name }
        return String(name[..<open] + name[name.index(after: close)...])
    }

    static func device(named name: String) -> Device {
        guard let device = named(name) else { preconditionFailure("The table has no \(name).") }
        return device
    }

    private static func device(_ screen: Screen, _ orientation: Orientation) -> Device {
        let isUpright = orientation == .portrait
        let size = isUpright
            ? CGSize(width: screen.width, height: screen.height)
            : CGSize(width: screen.height, height: screen.width)
        let safeArea = safeArea(screen, orientation)
        // A root view's margins beyond the safe area: 16 points in narrow views, otherwise 20.
        let margin: CGFloat = size.width < 414 ? 16 : 20
        let viewport = LayoutViewport(
            size: size,
            safeAreaInsets: safeArea,
            layoutMargins: NSDirectionalEdgeInsets(
                top: safeArea.top, leading: safeArea.leading + margin, bottom: safeArea.bottom,
                trailing: safeArea.trailing + margin),
            traits: traits(screen, orientation))
        return Device(
            name: isUpright ? screen.name : "\(screen.name) landscape", orientation: orientation, viewport: viewport,
            cornerRadius: screen.cornerRadius, cutout: screen.cutout, hasHomeIndicator: screen.bottom > 0)
    }

    private static func safeArea(_ screen: Screen, _ orientation: Orientation) -> NSDirectionalEdgeInsets {
        if orientation == .portrait || screen.isPad {
            return NSDirectionalEdgeInsets(top: screen.top, leading: 0, bottom: screen.bottom, trailing: 0)
        }
        // In landscape an iPhone hides the status bar, and insets both short sides by the cutout.
        let side = screen.cutout == .none ? 0 : screen.top
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: screen.lyingBottom, trailing: side)
    }

    private static func traits(_ screen: Screen, _ orientation: Orientation) -> LayoutTraits {
        let isWide = screen.isPad || (orientation == .landscape && screen.width >= 414)
        return LayoutTraits(
            horizontalSizeClass: isWide ? .regular : .compact,
            verticalSizeClass: screen.isPad || orientation == .portrait ? .regular : .compact,
            displayScale: screen.scale,
            direction: .leftToRight,
            style: .light,
            idiom: screen.isPad ? .pad : .phone,
            contentSize: .large,
            systemVersion: screen.systemVersion)
    }
}
