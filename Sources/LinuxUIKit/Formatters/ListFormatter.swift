#if !canImport(ObjectiveC)
public import Foundation

/// Joins texts with commas and "and": `a, b, and c`.
open class ListFormatter: Formatter {
    open var locale: Locale! = Locale.autoupdatingCurrent
    /// Formats the elements. An element that it cannot format is written by its description.
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
#endif
