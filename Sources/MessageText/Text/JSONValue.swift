/// A JSON value whose objects keep the order of their members, and whose text is deterministic.
package indirect enum JSONValue: Sendable {
    case null
    case bool(Bool)
    /// A number as written: `12.5`.
    case number(String)
    case string(String)
    case list([JSONValue], Layout = .line)
    case object([Member], Layout = .line)

    package typealias Member = (name: String, value: JSONValue)

    /// The line layout of a list's elements or an object's members.
    package enum Layout: Sendable {
        /// All on one line.
        case line
        /// Each on a separate line.
        case lines
    }

    package static func number(_ number: Int) -> JSONValue { .number(String(number)) }
    package static func strings(_ texts: some Sequence<String>, _ layout: Layout = .line) -> JSONValue {
        .list(texts.map { .string($0) }, layout)
    }

    /// The value as a JSON text, without a line feed at its end.
    package var text: String {
        var text = ""
        write(to: &text, indent: "")
        return text
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let isTrue): text += isTrue ? "true" : "false"
        case .number(let number): text += number
        case .string(let string): text += Self.quoted(string)
        case .list(let values, let layout):
            Self.write(values, "[", "]", layout, to: &text, indent) { value, text, indent in value.write(to: &text, indent: indent) }
        case .object(let members, let layout):
            Self.write(members, "{", "}", layout, to: &text, indent) { member, text, indent in
                text += Self.quoted(member.name) + ": "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part], _ start: String, _ end: String, _ layout: Layout, to text: inout String, _ indent: String,
        _ write: (Part, inout String, String) -> Void
    ) {
        let isBroken = layout == .lines && !parts.isEmpty
        let inner = isBroken ? indent + "  " : indent
        text += start
        for (index, part) in parts.enumerated() {
            if index > 0 { text += isBroken ? "," : ", " }
            if isBroken { text += "\n" + inner }
            write(part, &text, inner)
        }
        if isBroken { text += "\n" + indent }
        text += end
    }

    /// A string literal, with unprintable characters escaped.
    package static func quoted(_ text: String) -> String {
        let isPlain = TerminalText.isPlainASCII(text)
            && !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        if isPlain { return "\"\(text)\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            // All unprintable characters are below U+10000.
            case _ where !TerminalText.isPrinted(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
