/// Words of a command line.
enum ShellText {
    /// A path as a shell, and the command that gets it, takes it: never for an option.
    static func quoted(path: String) -> String { quoted(path.hasPrefix("-") ? "./" + path : path) }

    private static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || "-_./+@:=,".utf8.contains(byte)
        }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
