/// A member that many apps and modules declare alike, for files that use it and do not declare it.
package struct CommonMember: Sendable, Hashable {
    package let name: String
    /// Its declaration, in a line.
    package let code: String
    /// The file and line of its first use.
    package let file: Int
    package let line: Int
}

extension CommonMember {
    private static let all = [
        ("safe", ":", "extension Collection { subscript(safe at: Index) -> Element? { indices.contains(at) ? self[at] : nil } }\n"),
        adder("addSubviews", of: "UIView", "addSubview"), adder("addSubViews", of: "UIView", "addSubview"),
        adder("addArrangedSubviews", of: "UIStackView", "addArrangedSubview"),
    ]

    private static func adder(_ name: String, of type: String, _ one: String) -> (name: String, next: String, code: String) {
        let list = "func \(name)(_ views: [UIView]) { views.forEach(\(one)) }"
        return (name, "(", "extension \(type) { \(list); func \(name)(_ views: UIView...) { \(name)(views) } }\n")
    }

    static func missing(in files: [FileDeclarations], _ codes: [Code]) -> [CommonMember] {
        let declared = Set(files.flatMap(\.parts).filter { $0.kind == .function || $0.kind == .subscript }.flatMap(\.names))
        return all.filter { !declared.contains($0.0) }.compactMap { name, next, text in
            codes.enumerated().lazy.compactMap { file, code in
                code.tokens.indices.first {
                    code.kind($0) == .identifier && code.reads($0, name) && code.reads($0 + 1, next)
                        && (next == "(" || code.reads($0 - 1, "["))
                }.map { CommonMember(name: name, code: text, file: file, line: code.tokens[$0].line) }
            }.first
        }
    }
}
