extension SourceText {
    /// The copy for a test target. The compiler's messages name the original file.
    ///
    /// A target that has module aliases, such as UIKit for LinuxUIKit, can import only the alias; a target without aliases can import
    /// only galley's own names. So imports of such modules move to the beginning, each under the name that exists in the target, and
    /// qualified names lose their module.
    ///
    /// - Parameter path: the absolute path of the file.
    package func testCopy(of path: String) -> [UInt8] {
        var copy = TestCopy(Code(self))
        copy.rewrite()
        return copy.text(of: path)
    }
}

private struct TestCopy {
    private let code: Code
    private var bytes: [UInt8]
    /// The imports of modules with stand-ins: the words before the name, and the name.
    private var imports: [(words: String, module: String)] = []

    init(_ code: Code) {
        self.code = code
        bytes = code.source.bytes
        // A byte order mark is allowed only at the beginning.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.replaceSubrange(0..<3, with: "   ".utf8) }
    }

    mutating func rewrite() {
        var index = 0
        while index < code.tokens.count {
            if code.reads(index, "import"), code.kind(index) == .identifier, code.beginsStatement(index) {
                moveImport(index)
                index += 1
            } else if code.kind(index) == .identifier, isQualifier(index) {
                blank(code.bytes(index..<index + 2))
            }
            index += 1
        }
        // On Apple's platforms Foundation has these names of Combine.
        let names = code.tokens.indices.contains { ["@Published", "Published", "ObservableObject"].contains(code.text($0)) }
        if names, !imports.contains(where: { $0.module == "Combine" }) { imports.append(("import", "Combine")) }
    }

    private mutating func moveImport(_ index: Int) {
        let module = code.text(index + 1)
        guard StandIns.names[module] != nil else { return }
        var start = index
        while start > 0, !code.beginsLine(start), [.attribute, .identifier].contains(code.kind(start - 1)) { start -= 1 }
        imports.append(((start...index).map(code.text).joined(separator: " "), module))
        blank(code.bytes(start..<index + 2))
    }

    /// True for the module in `UIKit.UIView`.
    private func isQualifier(_ index: Int) -> Bool {
        StandIns.names[code.text(index)] != nil && code.reads(index + 1, ".") && !code.reads(index - 1, ".")
            && code.text(index + 2).first?.isUppercase == true
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where bytes[index] != "\n" && bytes[index] != "\r" { bytes[index] = UInt8(ascii: " ") }
    }

    func text(of path: String) -> [UInt8] {
        // On Apple's platforms, Foundation includes this module.
        var lines = ["#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"]
        for (words, module) in imports {
            // The compiler rejects the real name of an aliased module even in an inactive branch, unless the condition tests its version.
            lines += ["#if canImport(\(module))", "\(words) \(module)", "#endif"]
            lines += ["#if compiler(>=6) && !canImport(\(module))", "\(words) \(StandIns.names[module]!)", "#endif"]
        }
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        lines.append("#sourceLocation(file: \"\(name)\", line: 1)\n")
        return Array(lines.joined(separator: "\n").utf8) + bytes + Array("\n#sourceLocation()\n".utf8)
    }
}
