/// Refuses maps whose keys are aliases or collections.
///
/// The YAML library compares keys as whole trees, so a key that is an alias of aliases of aliases takes it for ever. No
/// layout document needs such keys; the check looks at documents that have aliases at all.
enum AliasKeyCheck {
    static func check(_ text: String) throws(Diagnostic) {
        guard text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) else { return }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            if let column = culprit(in: Array(line.unicodeScalars)) {
                throw Diagnostic(
                    at: SourceMark(line: index + 1, column: column + 1),
                    "an alias, a list or a map cannot be a key in a document with aliases")
            }
        }
    }

    /// The offset of a `? ` at a value's place, or of a `:` that makes a key of an alias or a collection.
    private static func culprit(in line: [Unicode.Scalar]) -> Int? {
        var quote: Unicode.Scalar?
        var isValueStart = true
        var word: Unicode.Scalar?
        var last: Unicode.Scalar = " "
        for (offset, scalar) in line.enumerated() {
            if let open = quote {
                if scalar == open { quote = nil }
                last = "\""
                continue
            }
            let next = offset + 1 < line.count ? line[offset + 1] : " "
            switch scalar {
            case " ", "\t": continue
            case "#" where offset == 0 || line[offset - 1] == " ": return nil
            case "\"" where isValueStart, "'" where isValueStart: quote = scalar
            case "?" where isValueStart && next == " ": return offset
            case ":" where next == " " || next == "\t" || last == "]" || last == "}" || last == "\"":
                if last == "]" || last == "}" || word == "*" { return offset }
            default: break
            }
            if isValueStart { word = scalar }
            isValueStart = ["[", "{", ",", ":", "-"].contains(scalar)
            last = scalar
        }
        return nil
    }
}
