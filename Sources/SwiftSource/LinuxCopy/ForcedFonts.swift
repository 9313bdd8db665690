/// Fonts that an app relies on, as it ships their files: `UIFont(name: "Brand-Bold", size: 17)!`. Instead of `!`, code may
/// have `?? UIFont()`, which makes no font of a known size, or `guard let … else { fatalError() }` around it.
///
/// The copy creates them with `UIFont(nameOrSystem:size:)`, which falls back to the system font.
extension CodeEdit {
    static func forcedFonts(in code: Code, file: Int) -> [CodeEdit] {
        code.tokens.indices.filter { code.reads($0, "UIFont") && code.reads($0 + 1, "(") && code.reads($0 + 2, "name") }.compactMap { index in
            let end = code.after(index + 1)
            let isGuarded = code.reads(index - 4, "guard") && code.reads(end, "else") && stops.contains(code.text(end + 2))
            let isReplaced = code.reads(end, "??") && code.reads(end + 1, "UIFont") && code.reads(end + 2, "(") && code.reads(end + 3, ")")
            return code.unwraps(end) || isReplaced || isGuarded ? CodeEdit(file: file, range: code.tokens[index + 2].range, text: "nameOrSystem") : nil
        }
    }

    /// Functions that end a program.
    private static let stops: Set<String> = ["fatalError", "preconditionFailure", "assertionFailure"]
}
