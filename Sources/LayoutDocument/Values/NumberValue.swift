/// A number of a document: written out, or an expression.
struct NumberValue: Sendable, Hashable {
    var mark: SourceMark
    var expression: Expression
}
