/// A number in a document: a literal or an expression.
struct NumberValue: Sendable, Hashable {
    var mark: SourceMark
    var expression: Expression
}

/// A point in a document.
struct PointValue: Sendable, Hashable {
    var x: NumberValue
    var y: NumberValue
}

struct InsetsValue: Sendable, Hashable {
    var top: NumberValue?
    var leading: NumberValue?
    var bottom: NumberValue?
    var trailing: NumberValue?
}

struct SpacingValue: Sendable, Hashable {
    var isFlexible: Bool
    var number: NumberValue
}

struct DimensionValue: Sendable, Hashable {
    enum Kind: String, Sendable, Hashable, CaseIterable {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniformAcrossSiblings
    }

    var kind: Kind
    var number: NumberValue
}

/// Text in a document, with its `{expression}` parts.
struct TextValue: Sendable, Hashable {
    enum Part: Sendable, Hashable {
        case literal(String)
        case expression(Expression, mark: SourceMark)
    }

    var parts: [Part]

    func text(in scope: Scope) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .expression(let expression, _): expression.value(in: scope).text
            }
        }.joined()
    }
}
