/// What is wrong with an expression, and where in its text.
struct ExpressionProblem: Error {
    var message: String
    /// Unicode scalars from the text's start.
    var offset: Int

    init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}
