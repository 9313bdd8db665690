public import Foundation

/// The key of a text, which is not translated.
public typealias LocalizedStringKey = String

extension DefaultStringInterpolation {
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        appendLiteral(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        appendLiteral(format.format(input))
    }
}

/// A text.
public struct Text: BuiltInView, Equatable {
    nonisolated let string: String
    var ownText: String? { string }

    nonisolated public init(_ content: some StringProtocol, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        string = String(content)
    }

    nonisolated public init(verbatim content: String) { string = content }
    nonisolated public init(_ content: AttributedString) { string = String(content.characters) }
    nonisolated public init(_ image: Image) { string = "" }

    /// Shows no date, as output must not depend on the day.
    nonisolated public init(_ date: Date, style: Styling) { string = "" }

    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        string = format.format(input)
    }

    nonisolated public static func + (one: Text, other: Text) -> Text { Text(verbatim: one.string + other.string) }

    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    nonisolated public func bold() -> Text { self }
    nonisolated public func italic() -> Text { self }
    nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
}
