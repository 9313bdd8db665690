/// The devices that code names most often; `Device.named(_:)` finds all of them.
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

    /// The device on its side.
    public var landscape: Device {
        orientation == .landscape ? self : Device.named(name + " landscape") ?? self
    }

    /// The name as a part of a file's: no spaces, no parentheses.
    package var slug: String {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }.joined(separator: "-")
    }
}
