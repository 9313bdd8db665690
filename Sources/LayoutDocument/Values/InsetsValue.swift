/// Insets of a document.
struct InsetsValue: Sendable, Hashable {
    var top: NumberValue?
    var leading: NumberValue?
    var bottom: NumberValue?
    var trailing: NumberValue?
}
