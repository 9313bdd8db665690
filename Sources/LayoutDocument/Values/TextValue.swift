import CompositionalLayout

/// A text of a document, with its `{expression}` parts.
struct TextValue: Sendable, Hashable {
    enum Part: Sendable, Hashable {
        case literal(String)
        case expression(Expression)
    }

    var parts: [Part]

    func text(in scope: Scope) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): return text
            case .expression(let expression):
                switch expression.value(in: scope) {
                case .number(let number): return number.isFinite ? NumberText.text(number, decimals: 2) : "\(number)"
                case .truth(let truth): return truth ? "true" : "false"
                case .sizeClass(let sizeClass): return sizeClass.rawValue
                case .idiom(let idiom): return idiom.rawValue
                }
            }
        }.joined()
    }
}
