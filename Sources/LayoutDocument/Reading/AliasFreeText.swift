/// A document's text without aliases, for the YAML library.
///
/// The library expands aliases while reading and compares keys as whole trees, so a few lines of nested aliases could take it
/// practically forever. An alias begins with an asterisk, which has no other meaning in YAML. Every asterisk is therefore
/// replaced by a character that does not occur in the text: an alias then reads as a plain scalar in the same structure, and
/// asterisks in text are restored afterwards. Columns do not change.
struct AliasFreeText {
    let text: String
    /// The replacement for asterisks; `nil` if there are none.
    private let marker: Unicode.Scalar?

    /// The meaning of a plain scalar.
    enum Meaning {
        case text
        /// A reference to the anchor with this name.
        case alias(String)
        /// Starts like an alias, but is not a valid anchor name.
        case malformedAlias(String)
    }

    init(_ original: String) {
        let used = Set(original.unicodeScalars)
        marker = used.contains("*") ? Self.candidates.lazy.compactMap(Unicode.Scalar.init).first { !used.contains($0) } : nil
        text = marker.map { Self.replacing("*", with: $0, in: original) } ?? original
    }

    /// Possible replacements: characters without meaning in YAML, private-use ones first. There are more of them than a document within its
    /// size limit can contain, so one is always free.
    private static let candidates = [0xE000...0xF8FF, 0x20000...0x10FFFD as ClosedRange<UInt32>].joined()

    /// Text from the library with its asterisks restored.
    func original(_ text: String) -> String {
        guard let marker, text.unicodeScalars.contains(marker) else { return text }
        return Self.replacing(marker, with: "*", in: text)
    }

    func isTab(at mark: SourceMark) -> Bool {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: mark.line, omittingEmptySubsequences: false)
        guard mark.line >= 1, mark.line <= lines.count else { return false }
        return Substring(lines[mark.line - 1]).unicodeScalars.dropFirst(mark.column - 1).first == "\t"
    }

    func meaning(ofPlain text: String) -> Meaning {
        guard let marker, text.unicodeScalars.first == marker else { return .text }
        let name = text.unicodeScalars.dropFirst()
        let isName = !name.isEmpty && name.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_")
        }
        return isName ? .alias(String(name)) : .malformedAlias(original(text))
    }

    /// Replaces scalars, as an asterisk with a combining accent is one character in Swift but still an asterisk in YAML.
    private static func replacing(_ old: Unicode.Scalar, with new: Unicode.Scalar, in text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(scalar == old ? new : scalar) }
        return String(scalars)
    }
}
