/// Rules about types and members by their names alone.
enum NameRules {
    static func isLength(_ type: String) -> Bool { lengths.contains(type) }

    private static let lengths: Set<String> = [
        "CGFloat", "Double", "Float", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets",
    ]

    /// True for a protocol whose conformance the compiler synthesizes if all stored values conform.
    static func isSynthesized(_ parent: String) -> Bool { codes(parent) || ["Hashable", "Equatable"].contains(parent) }

    /// True for a class of views, by the end of its name.
    static func isView(_ type: String) -> Bool {
        ["View", "Label", "Button", "Field", "Control", "Switch", "Slider", "Stepper", "Bar", "Cell"].contains(where: type.hasSuffix)
    }

    static func codes(_ parent: String) -> Bool { ["Codable", "Decodable", "Encodable"].contains(parent) }

    /// True for a type in an enum's inheritance clause that makes all cases matter, or their order: `Int` as the raw type, `CaseIterable`.
    static func needsAllCases(_ parent: String) -> Bool {
        ["CaseIterable", "CodingKey", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Comparable"].contains(parent)
    }

    static func isOperator(_ name: String) -> Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "$" } ?? false }

    /// True for names of static properties that usually hold an instance of their type.
    static func isShared(_ name: String) -> Bool { sharedNames.contains(name) }

    /// True for a type that, by its name, is made for tests or previews.
    static func isForTests(_ path: String) -> Bool {
        ["Mock", "Stub", "Fake", "Preview", "Sample"].contains { path.contains($0) }
    }

    private static let sharedNames: Set<String> = [
        "preview", "mock", "stub", "fake", "sample", "example", "test", "testing", "placeholder", "noop", "empty", "shared", "live",
        "default", "standard", "current", "main",
    ]
}
