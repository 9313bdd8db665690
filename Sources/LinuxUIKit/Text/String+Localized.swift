#if !canImport(ObjectiveC)
public import Foundation

extension String {
    /// The key, or the default value: strings files are not read.
    public init(
        localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = key
    }

    /// The default value: strings files are not read.
    public init(
        localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = defaultValue
    }
}
#endif
