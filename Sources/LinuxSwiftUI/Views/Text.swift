public import Foundation
public import LinuxUIKit

/// A text.
public struct Text: BuiltInView, Equatable {
    /// How a date is written.
    public struct DateStyle: Sendable {
        public static let date = DateStyle()
        public static let time = DateStyle()
        public static let relative = DateStyle()
        public static let offset = DateStyle()
        public static let timer = DateStyle()
    }

    nonisolated let string: String
    var ownText: String? { string }

    nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
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

    /// Shows no date: what is drawn does not depend on the day.
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

/// A text that could be translated. It is not.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String

    public init(_ value: String) {
        text = value
    }

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// The parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
        public mutating func appendInterpolation(_ text: Text) { self.text += text.string }
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            text += String(format: specifier, value)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            text += format.format(input)
        }
    }
}

/// A picture, which is not drawn.
public struct Image: BuiltInView, Equatable {
    /// How it is fitted.
    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    /// Whether its colours or only its shape are shown.
    public enum TemplateRenderingMode: Sendable {
        case template
        case original
    }

    /// The size of a symbol.
    public enum Scale: Sendable {
        case small
        case medium
        case large
    }

    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(_ resource: ImageResource) {}
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {}
    nonisolated public init(systemName: String, variableValue: Double?) {}
    nonisolated public init(uiImage: UIImage) {}

    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// A picture of an address, which is not loaded.
public struct AsyncImage<Content: View>: BuiltInView {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {}
}
