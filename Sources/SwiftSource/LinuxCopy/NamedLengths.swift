/// Adds the type to constants such as `.infinity` in the arguments of `CGPoint`, `CGSize` and `CGRect`:
/// `CGSize(width: .greatestFiniteMagnitude, height: .infinity)`.
///
/// On Linux they are ambiguous: Foundation has initializers with `Double` and with `CGFloat`. Only names that `Int` lacks are changed.
extension CodeEdit {
    private static let types: Set<String> = ["CGPoint", "CGRect", "CGSize"]
    private static let names: Set<String> = [
        "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "pi",
    ]

    static func namedLengths(in code: Code, file: Int) -> [CodeEdit] {
        code.tokens.indices.filter { types.contains(code.text($0)) && code.reads($0 + 1, "(") }.flatMap { call in
            lengths(code, call + 2..<max(code.after(call + 1), call + 2))
        }.map { offset in CodeEdit(file: file, range: offset..<offset, text: "CGFloat") }
    }

    /// The offsets of the dots of arguments such as `.infinity`, which consist of one name.
    private static func lengths(_ code: Code, _ arguments: Range<Int>) -> [Int] {
        var (offsets, index) = ([Int](), arguments.lowerBound)
        while index < arguments.upperBound {
            if code.reads(index, ":"), code.reads(index + 1, "."), names.contains(code.text(index + 2)),
                code.reads(index + 3, ",") || code.reads(index + 3, ")")
            {
                offsets.append(code.tokens[index + 1].range.lowerBound)
            }
            index = code.after(index)
        }
        return offsets
    }
}
