import Foundation

/// The entities that escape characters in XML and HTML.
package enum XMLEntities {
    private static let all = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&amp;", "&")]

    /// A text without the entities that Galley writes.
    package static func decoded(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
        return all.reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
    }
}
