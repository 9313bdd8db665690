/// A colour of an entry: one of the palette's, or a colour of its own.
public enum DocumentColor: Sendable, Hashable {
    /// A colour that the style gives by name.
    case named(Name)
    /// Components from 0 to 255, opaque.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// The palette's colours.
    public enum Name: String, Sendable, Hashable, CaseIterable {
        case blue
        case teal
        case orange
        case pink
        case purple
        case sky
        case green
        case gray
    }

    /// Reads a name or `#RRGGBB`.
    init?(_ text: String) {
        if let name = Name(rawValue: text) {
            self = .named(name)
            return
        }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
        else { return nil }
        self = .rgb(red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }
}
