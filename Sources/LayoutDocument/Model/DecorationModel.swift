/// A section's background.
struct DecorationModel: Sendable {
    var kind: String
    var contentInsets: InsetsValue?
    var zIndex: NumberValue?
}
