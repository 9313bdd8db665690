/// Escaped characters in texts of any format.
package enum EscapedText {
    /// The longest sequence, in bytes: a surrogate pair after its backslash.
    private static let limit = 11

    /// Up to four readings of a text: as it is, with entities decoded, then also with backslash escapes decoded, and then also with
    /// percent encoding decoded. A step that decodes nothing adds none.
    package static func readings(_ text: [UInt8]) -> [[UInt8]] {
        [XMLEntities.decoded, withoutBackslashes, withoutPercentEncoding].reduce(into: [text]) { readings, decoded in
            let (last, next) = (readings[readings.count - 1], decoded(readings[readings.count - 1]))
            if next.count < last.count { readings.append(next) }
        }
    }

    private static func withoutBackslashes(_ text: [UInt8]) -> [UInt8] {
        replacing("\\", in: text) { rest in
            guard let first = rest.first.map({ Character(Unicode.Scalar($0)) }) else { return nil }
            if first == "x", let unit = number(rest.dropFirst().prefix(2), 2) { return (Array(String(Character(Unicode.Scalar(UInt8(unit)))).utf8), 3) }
            if first == "u", let unit = number(rest.dropFirst().prefix(4), 4) {
                let second = rest.dropFirst(5).starts(with: "\\u".utf8) ? number(rest.dropFirst(7).prefix(4), 4) : nil
                let units = UTF16.isLeadSurrogate(unit) ? [unit] + (second.map { [$0] } ?? []) : [unit]
                return (Array(String(decoding: units, as: UTF16.self).utf8), units.count * 6 - 1)
            }
            return first.isASCII && !first.isLetter && !first.isNumber ? ([rest[rest.startIndex]], 1) : nil
        }
    }

    private static func withoutPercentEncoding(_ text: [UInt8]) -> [UInt8] {
        replacing("%", in: text) { rest in number(rest.prefix(2), 2).map { ([UInt8($0)], 2) } }
    }

    private static func number(_ digits: ArraySlice<UInt8>, _ count: Int) -> UInt16? {
        let text = String(decoding: digits, as: UTF8.self)
        return text.utf8.count == count && text.allSatisfy(\.isHexDigit) ? UInt16(text, radix: 16) : nil
    }

    /// Replaces escape sequences that begin with a sign, such as `%`.
    ///
    /// - Parameter read: reads the text after the sign. Returns a replacement and the number of bytes to replace; `nil` if the sign
    ///   stands for itself.
    static func replacing(
        _ sign: Unicode.Scalar, in text: [UInt8], _ read: (ArraySlice<UInt8>) -> (text: [UInt8], count: Int)?
    ) -> [UInt8] {
        var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], text[...])
        while let start = rest.firstIndex(of: UInt8(ascii: sign)) {
            result += rest[..<start]
            rest = rest[(start + 1)...]
            if let (text, count) = read(rest.prefix(limit)) {
                result += text
                rest = rest.dropFirst(count)
            } else {
                result.append(UInt8(ascii: sign))
            }
        }
        return result + rest
    }
}
