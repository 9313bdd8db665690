#if !canImport(ObjectiveC)
/// The name of a method. Ignored: there is no Objective-C runtime to call it.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.init(name) }
}
#endif
