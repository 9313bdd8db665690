import Foundation

extension Device {
    /// The devices there are, portrait and landscape, iPhones first, newest last.
    public static let all: [Device] = screens.flatMap { [device($0, .portrait), device($0, .landscape)] }

    /// The device that stands in where nobody names one.
    public static let `default` = device(named: "iPhone 15")

    /// The device of a name. Case does not matter, nor does `-inch`; a name without its part in parentheses is the newest
    /// device so called.
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
        // A root view's margins beside the safe area: 16 points where the view is narrow, else 20.
        let margin: CGFloat = size.width < 414 ? 16 : 20
        let viewport = LayoutViewport(
            size: size,
            safeAreaInsets: safeArea,
            layoutMargins: NSDirectionalEdgeInsets(
                top: safeArea.top, leading: safeArea.leading + margin, bottom: safeArea.bottom,
                trailing: safeArea.trailing + margin),
            traitCollection: traits(screen, orientation))
        return Device(
            name: isUpright ? screen.name : "\(screen.name) landscape", orientation: orientation, viewport: viewport,
            cornerRadius: screen.cornerRadius, cutout: screen.cutout, hasHomeIndicator: screen.bottom > 0)
    }

    private static func safeArea(_ screen: Screen, _ orientation: Orientation) -> NSDirectionalEdgeInsets {
        if orientation == .portrait || screen.isPad {
            return NSDirectionalEdgeInsets(top: screen.top, leading: 0, bottom: screen.bottom, trailing: 0)
        }
        // On its side an iPhone hides the status bar, and keeps both short sides clear of the cutout.
        let side = screen.cutout == .none ? 0 : screen.top
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: screen.lyingBottom, trailing: side)
    }

    private static func traits(_ screen: Screen, _ orientation: Orientation) -> UITraitCollection {
        let isWide = screen.isPad || (orientation == .landscape && screen.width >= 414)
        return UITraitCollection(
            horizontalSizeClass: isWide ? .regular : .compact,
            verticalSizeClass: screen.isPad || orientation == .portrait ? .regular : .compact,
            displayScale: screen.scale,
            layoutDirection: .leftToRight,
            userInterfaceStyle: .light,
            userInterfaceIdiom: screen.isPad ? .pad : .phone,
            preferredContentSizeCategory: .large)
    }
}
