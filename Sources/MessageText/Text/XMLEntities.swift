/// The entities that escape characters in XML and HTML.
package enum XMLEntities {
    private static let named: [String: String] = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]

    /// A text with its entities decoded: numeric ones, and the five that XML predefines.
    package static func decoded(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
        return String(decoding: decoded(Array(text.utf8)), as: UTF8.self)
    }

    package static func decoded(_ text: [UInt8]) -> [UInt8] {
        EscapedText.replacing("&", in: text) { rest in
            guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
            let name = String(decoding: rest[..<end], as: UTF8.self)
            return (named[name] ?? character(name)).map { (Array($0.utf8), end + 1 - rest.startIndex) }
        }
    }

    /// The character of an entity such as `#39` or `#x27`.
    private static func character(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.lowercased().hasPrefix("#x")
        let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
