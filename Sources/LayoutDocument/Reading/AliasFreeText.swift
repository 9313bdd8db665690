/// A document's text as the YAML library is given it: without aliases.
///
/// The library expands aliases while it reads, and compares keys as whole trees, so a few lines of aliases of aliases
/// take it for ever. An alias begins with an asterisk, and an asterisk means nothing else to YAML. So every asterisk is
/// replaced by a character that the text does not have: an alias then reads as a plain scalar, with the same structure
/// around it, and asterisks in texts are put back afterwards. Columns stay as they are.
struct AliasFreeText {
    let text: String
    /// What stands for an asterisk; `nil` where there is none.
    private let marker: Unicode.Scalar?

    /// What a plain scalar means.
    enum Meaning {
        case text
        /// A reference to the anchor of that name.
        case alias(String)
        /// It begins like an alias, and no anchor can have that name.
        case malformedAlias(String)
    }

    init(_ original: String) {
        let used = Set(original.unicodeScalars)
        marker = used.contains("*") ? Self.candidates.lazy.compactMap(Unicode.Scalar.init).first { !used.contains($0) } : nil
        text = marker.map { Self.replacing("*", with: $0, in: original) } ?? original
    }

    /// More characters that mean nothing to YAML, private ones first, than a document within its size limit can hold.
    private static let candidates = [0xE000...0xF8FF, 0x20000...0x10FFFD as ClosedRange<UInt32>].joined()

    /// A text of the library's with its asterisks put back.
    func original(_ text: String) -> String {
        guard let marker, text.unicodeScalars.contains(marker) else { return text }
        return Self.replacing(marker, with: "*", in: text)
    }

    func meaning(ofPlain text: String) -> Meaning {
        guard let marker, text.unicodeScalars.first == marker else { return .text }
        let name = text.unicodeScalars.dropFirst()
        let isName = !name.isEmpty && name.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_")
        }
        return isName ? .alias(String(name)) : .malformedAlias(original(text))
    }

    /// Scalar by scalar: an asterisk with an accent is one character to a reader, and still an asterisk to YAML.
    private static func replacing(_ old: Unicode.Scalar, with new: Unicode.Scalar, in text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(scalar == old ? new : scalar) }
        return String(scalars)
    }
}
