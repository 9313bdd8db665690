public import Foundation

/// A text.
public struct Text: BuiltInView, Equatable {
    /// The format of a date.
    public struct DateStyle: Sendable {
        public static let date = DateStyle()
        public static let time = DateStyle()
        public static let relative = DateStyle()
        public static let offset = DateStyle()
        public static let timer = DateStyle()
    }

    nonisolated let string: String
    var ownText: String? { string }

    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        string = key.text
    }

    nonisolated public init(verbatim content: String) {
        string = content
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {
        string = String(content)
    }

    nonisolated public init(_ attributedContent: AttributedString) {
        string = String(attributedContent.characters)
    }

    nonisolated public init(_ image: Image) {
        string = ""
    }

    /// Shows no date, as output must not depend on the day.
    nonisolated public init(_ date: Date, style: DateStyle) {
        string = ""
    }

    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        string = format.format(input)
    }

    nonisolated public static func + (one: Text, other: Text) -> Text { Text(verbatim: one.string + other.string) }

    // Ignored: nothing is drawn.
    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    nonisolated public func bold() -> Text { self }
    nonisolated public func italic() -> Text { self }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
    nonisolated public func monospacedDigit() -> Text { self }
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}
