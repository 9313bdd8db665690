/// Uses of types that are left out, which the compiler would reject next.
extension SourceText {
    /// The number of declarations of a name, at file scope and elsewhere.
    package func declarationCount(of name: String) -> Int {
        guard names(name) else { return 0 }
        let code = Code(self)
        return code.tokens.indices.count { code.reads($0, name) && Code.declares.contains(code.text($0 - 1)) }
    }

    /// The compiler's errors about missing types.
    package func rejections(ofTypes names: Set<String>) -> [SourceCut.Rejection] {
        guard names.contains(where: self.names) else { return [] }
        let code = Code(self)
        return code.tokens.indices.compactMap { index in
            guard code.kind(index) == .identifier, names.contains(code.text(index)), !code.reads(index - 1, "."), !code.reads(index + 1, ":"),
                !Code.declares.contains(code.text(index - 1))
            else { return nil }
            let token = code.tokens[index]
            let start = bytes[..<token.range.lowerBound].lastIndex { $0 == "\n" }.map { $0 + 1 } ?? 0
            let kind = [":", "->", "<", "[", "as", "extension"].contains(code.text(index - 1)) ? "type " : ""
            return SourceCut.Rejection(
                line: token.line, column: token.range.lowerBound - start + 1, message: "cannot find \(kind)'\(code.text(index))' in scope")
        }
    }

    private func names(_ name: String) -> Bool { bytes.firstRange(of: Array(name.utf8)) != nil }
}

extension Code {
    fileprivate static let declares: Set<String> = [
        "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
}
