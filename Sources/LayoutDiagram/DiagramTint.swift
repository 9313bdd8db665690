/// A cell's colour.
public enum DiagramTint: Sendable, Hashable {
    /// One of the theme's, by its name.
    case named(String)
    /// Components from 0 to 255.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
