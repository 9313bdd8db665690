/// A section's background.
struct DecorationDescription: Sendable, Hashable {
    var kind: String
    var insets: PixelInsets
    var zIndex: Int
}
