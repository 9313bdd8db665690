/// Objects that only an entry refers to, such as a view's controller. The entry may refer to them weakly, as in an app other objects hold
/// them.
package enum KeptObjects {
    /// An expression with a call around each instance among its arguments: `ChipsView(owner: keep(Owner()))`.
    ///
    /// - Parameters:
    ///   - function: the name of a function that keeps its argument and returns it.
    ///   - isArgument: true if the expression itself is such an argument.
    package static func keeping(in expression: String, by function: String, isArgument: Bool = false) -> String {
        let code = Code(ScannedText(Array(expression.utf8)))
        var text = Array(expression.utf8)
        var insertions: [(offset: Int, text: String)] = []
        for index in code.tokens.indices where code.kind(index) == .identifier && code.text(index).first?.isUppercase ?? false {
            guard index == 0 ? isArgument : ["(", ",", ":"].contains(code.text(index - 1)) else { continue }
            var list = index + 1
            while code.reads(list, "."), code.kind(list + 1) == .identifier { list += 2 }
            let end = code.after(list)
            guard code.reads(list, "("), end == code.tokens.count || code.reads(end, ",") || code.reads(end, ")") else { continue }
            insertions.append((code.tokens[index].range.lowerBound, function + "("))
            insertions.append((code.tokens[end - 1].range.upperBound, ")"))
        }
        for one in insertions.sorted(by: { $0.offset > $1.offset }) { text.insert(contentsOf: Array(one.text.utf8), at: one.offset) }
        return String(decoding: text, as: UTF8.self)
    }
}
