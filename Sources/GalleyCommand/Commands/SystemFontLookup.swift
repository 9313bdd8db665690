import LayoutSubjects

/// Finds system fonts by family name: `system:Noto Sans JP`.
///
/// Results differ between machines, which is reported each time.
enum SystemFontLookup {
    private static let prefix = "system:"

    static func isNeeded(for name: String) -> Bool { name.hasPrefix(prefix) }

    /// The file of a font, found by fontconfig.
    static func file(of name: String) throws(Failure) -> String {
        let family = String(name.dropFirst(prefix.count))
        guard let program = Execution.path(of: "fc-match") else {
            throw Failure(
                .unavailable, "\(name): error: system fonts are found with fontconfig's fc-match, which is not installed")
        }
        let escaped = family.reduce(into: "") { $0 += "\\-:,".contains($1) ? "\\\($1)" : String($1) }
        let answer = try Execution.run(program, ["--format=%{family}\n%{index}\n%{file}", escaped])
        let lines = answer.text.split(separator: "\n", maxSplits: 2).map(String.init)
        // fontconfig returns a substitute for unknown names, so the family must match.
        guard answer.status == 0, lines.count == 3, let index = Int(lines[1]),
            lines[0].split(separator: ",").contains(where: { $0.lowercased() == family.lowercased() })
        else { throw Failure(.noInput, "\(name): error: this machine has no such font") }
        // The upper 16 bits contain the instance of a variable font.
        let file = index & 0xFFFF > 0 ? "\(lines[2])#\((index & 0xFFFF) + 1)" : lines[2]
        Console.warning("\(name) is \(file) here; on another machine the picture may differ")
        return file
    }
}
