import CompositionalLayout

/// A text of a document, with its `{expression}` parts.
struct TextValue: Sendable, Hashable {
    enum Part: Sendable, Hashable {
        case literal(String)
        case expression(Expression, mark: SourceMark)
    }

    var parts: [Part]

    /// What stands for a number that is not finite, whose own spelling differs between machines.
    private static let noNumber = "—"

    func text(in scope: Scope) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): return text
            case .expression(let expression, _):
                switch expression.value(in: scope) {
                case .number(let number):
                    return number.isFinite ? NumberText.text(number, decimals: 2) : Self.noNumber
                case .truth(let truth): return truth ? "true" : "false"
                case .sizeClass(let sizeClass): return sizeClass.rawValue
                case .idiom(let idiom): return idiom.rawValue
                }
            }
        }.joined()
    }
}
