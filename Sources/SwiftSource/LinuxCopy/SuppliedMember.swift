/// A member that many apps and modules declare in the same way, such as `list[safe: index]`. It is added to files that use it and do
/// not declare it.
package struct SuppliedMember: Sendable, Hashable {
    package let name: String
    /// The declaration as Swift code.
    package let code: String
    /// The file and line of the member's first use.
    package let file: Int
    package let line: Int
}

extension SuppliedMember {
    private static let all = [
        ("safe", ":", "extension Collection { subscript(safe at: Index) -> Element? { indices.contains(at) ? self[at] : nil } }\n"),
        adder("addSubviews", of: "UIView", "addSubview"), adder("addSubViews", of: "UIView", "addSubview"),
        adder("addArrangedSubviews", of: "UIStackView", "addArrangedSubview"),
        placer("fillSuperview", "padding: UIEdgeInsets", [
            "topAnchor.constraint(equalTo: outer.topAnchor, constant: padding.top)",
            "leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: padding.left)",
            "outer.trailingAnchor.constraint(equalTo: trailingAnchor, constant: padding.right)",
            "outer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: padding.bottom)",
        ]),
        placer("centerInSuperview", "size: CGSize", [
            "centerXAnchor.constraint(equalTo: outer.centerXAnchor)", "centerYAnchor.constraint(equalTo: outer.centerYAnchor)",
        ] + ["width", "height"].map { "size.\($0) > 0 ? \($0)Anchor.constraint(equalToConstant: size.\($0)) : nil" }),
    ]

    private static func placer(_ name: String, _ parameter: String, _ constraints: [String]) -> (name: String, next: String, code: String) {
        let list = "let all: [NSLayoutConstraint?] = [\(constraints.joined(separator: ", "))]; NSLayoutConstraint.activate(all.compactMap { $0 })"
        let body = "guard let outer = superview else { return }; translatesAutoresizingMaskIntoConstraints = false; \(list)"
        return (name, "(", "extension UIView { func \(name)(\(parameter) = .zero) { \(body) } }\n")
    }

    private static func adder(_ name: String, of type: String, _ one: String) -> (name: String, next: String, code: String) {
        let list = "func \(name)(_ views: [UIView]) { views.forEach(\(one)) }"
        return (name, "(", "extension \(type) { \(list); func \(name)(_ views: UIView...) { \(name)(views) } }\n")
    }

    static func missing(in files: [FileDeclarations], _ codes: [Code]) -> [SuppliedMember] {
        let declared = Set(files.flatMap(\.parts).filter { $0.kind == .function || $0.kind == .subscript }.flatMap(\.names))
        return all.filter { !declared.contains($0.0) }.compactMap { name, next, text in
            codes.enumerated().lazy.compactMap { file, code in
                code.tokens.indices.first {
                    code.kind($0) == .identifier && code.reads($0, name) && code.reads($0 + 1, next)
                        && (next == "(" || code.reads($0 - 1, "["))
                }.map { SuppliedMember(name: name, code: text, file: file, line: code.tokens[$0].line) }
            }.first
        }
    }
}
