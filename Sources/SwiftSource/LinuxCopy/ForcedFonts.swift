/// Fonts that an app force-unwraps, as it ships their files: `UIFont(name: "Brand-Bold", size: 17)!`.
///
/// The copy creates them with `UIFont(nameOrSystem:size:)`, which falls back to the system font.
extension CodeEdit {
    static func forcedFonts(in code: Code, file: Int) -> [CodeEdit] {
        code.tokens.indices.filter { code.reads($0, "UIFont") && code.reads($0 + 1, "(") && code.reads($0 + 2, "name") }.flatMap { index in
            let mark = code.after(index + 1)
            guard code.kind(mark) == .operator, code.text(mark).hasPrefix("!"), !code.text(mark).hasPrefix("!="), code.isJoined(mark) else {
                return [CodeEdit]()
            }
            let start = code.tokens[mark].range.lowerBound
            return [
                CodeEdit(file: file, range: code.tokens[index + 2].range, text: "nameOrSystem"),
                CodeEdit(file: file, range: start..<start + 1, text: ""),
            ]
        }
    }
}
