/// Formats words for a command line.
package enum ShellText {
    /// A path quoted for a shell, and never mistaken for an option.
    package static func quoted(path: String) -> String { quoted(path.hasPrefix("-") ? "./" + path : path) }

    /// A word quoted for a shell.
    package static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-_./+@:=,".utf8.contains(byte)
        }
        if isPlain { return word }
        guard word.unicodeScalars.allSatisfy(TerminalText.isPrinted) else { return escaped(word) }
        return "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// Unprintable characters in the shells' `$'…'` form.
    private static func escaped(_ word: String) -> String {
        let bytes = word.utf8.map { byte in
            byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\") || !(0x20..<0x7F).contains(byte)
                ? "\\" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0) + String(byte, radix: 8)
                : String(UnicodeScalar(byte))
        }
        return "$'" + bytes.joined() + "'"
    }
}
