public import Foundation

extension UIColor {
    /// A Display P3 colour, converted to the nearest sRGB colour; components 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // Converts between the primaries; both have the same white point.
        self.init(
            red: Self.encoded(1.2249402 * red - 0.2249402 * green),
            green: Self.encoded(-0.0420570 * red + 1.0420570 * green),
            blue: Self.encoded(-0.0196376 * red - 0.0786361 * green + 1.0982736 * blue), alpha: alpha)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ value: CGFloat) -> CGFloat {
        let inGamut = min(1, max(0, value))
        return inGamut <= 0.0031308 ? inGamut * 12.92 : 1.055 * pow(inGamut, 1 / 2.4) - 0.055
    }
}

#if !canImport(CoreGraphics)
extension UIColor {
    public convenience init(cgColor: CGColor) {
        let own = cgColor.components ?? [0, 0, 0, 0]
        self.init(red: own[0], green: own[1], blue: own[2], alpha: own[3])
    }
}
#endif

public struct ColorResource: Sendable, Hashable {
    public let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        (self.name, self.bundle) = (name, bundle)
    }
}

public struct ImageResource: Sendable, Hashable {
    public let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        (self.name, self.bundle) = (name, bundle)
    }
}
