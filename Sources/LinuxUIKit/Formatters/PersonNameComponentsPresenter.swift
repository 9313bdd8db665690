#if !canImport(ObjectiveC)
public import Foundation

/// Replaces `PersonNameComponentsFormatter` in app files: Foundation's has no initializer on Linux. Names are in English order.
open class PersonNameComponentsPresenter: Formatter {
    public enum Style: Int, Sendable {
        case `default` = 0, short, medium, long, abbreviated
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Stored without effect.
        public static var phonetic: Self { Self(rawValue: 1 << 1) }
    }

    open var style = Style.default
    open var locale: Locale! = Locale.autoupdatingCurrent
    open var isPhonetic = false

    open func string(from components: PersonNameComponents) -> String {
        let name = components
        let parts: [String?] = switch style {
        case .short: [name.nickname ?? name.givenName ?? name.familyName]
        case .default, .medium: [name.givenName, name.familyName]
        case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        case .abbreviated: [name.givenName?.first.map(String.init), name.familyName?.first.map(String.init)]
        }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: style == .abbreviated ? "" : " ")
    }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsPresenter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}

extension PersonNameComponents {
    /// The given and the family name.
    public func formatted() -> String { PersonNameComponentsPresenter().string(from: self) }
}
#endif
