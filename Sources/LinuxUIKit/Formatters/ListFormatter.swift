#if !canImport(ObjectiveC)
public import Foundation

/// Joins texts in a sentence: `a, b, and c`.
open class ListFormatter: Formatter {
    open var locale: Locale! = Locale.autoupdatingCurrent
    /// Formats the elements that are no texts.
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap(string(from:))
    }
}
#endif
