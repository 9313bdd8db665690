import CompositionalLayout
import Foundation

extension Expression {
    enum Value: Hashable {
        case number(Double)
        case truth(Bool)
        case sizeClass(SizeClass)
        case idiom(Idiom)
        case text(String)
    }

    /// The expression's value. An expression of type `text` may give a number, to be shown as text. Failed arithmetic, such as a
    /// division by zero, gives a number that is not finite.
    func value(in scope: Scope) -> Value {
        Self.value(of: node, in: scope)
    }

    /// The value of an expression of type `number`.
    func number(in scope: Scope) -> Double {
        guard case .number(let number) = value(in: scope) else { preconditionFailure("not a number") }
        return number
    }

    /// The value of an expression of type `truth`.
    func truth(in scope: Scope) -> Bool {
        guard case .truth(let truth) = value(in: scope) else { preconditionFailure("not a truth value") }
        return truth
    }

    private static func value(of node: Node, in scope: Scope) -> Value {
        switch node {
        case .number(let number): return .number(number)
        case .truth(let truth): return .truth(truth)
        case .sizeClass(let sizeClass): return .sizeClass(sizeClass)
        case .idiom(let idiom): return .idiom(idiom)
        case .text(let text): return .text(text)
        case .joined(let nodes): return .text(nodes.map { value(of: $0, in: scope).text }.joined())
        case .name(let name): return value(of: name, in: scope)
        case .negative(let node): return .number(-number(node, scope))
        case .not(let node): return .truth(!truth(node, scope))
        case .binary(let sign, let left, let right): return value(left, sign, right, scope)
        case .choice(let condition, let first, let second):
            return value(of: truth(condition, scope) ? first : second, in: scope)
        case .call(let function, let arguments):
            return .number(apply(function, arguments.map { number($0, scope) }))
        }
    }

    private static func number(_ node: Node, _ scope: Scope) -> Double {
        Expression(node: node, type: .number).number(in: scope)
    }

    private static func truth(_ node: Node, _ scope: Scope) -> Bool {
        Expression(node: node, type: .truth).truth(in: scope)
    }

    private static func value(of name: Name, in scope: Scope) -> Value {
        switch name {
        case .section: .number(Double(scope.section))
        case .item: .number(Double(scope.item))
        case .width: .number(scope.width)
        case .height: .number(scope.height)
        case .horizontalSizeClass: .sizeClass(scope.horizontalSizeClass)
        case .verticalSizeClass: .sizeClass(scope.verticalSizeClass)
        case .userInterfaceIdiom: .idiom(scope.userInterfaceIdiom)
        case .topInset: .number(Double(scope.insets.top))
        case .leadingInset: .number(Double(scope.insets.leading))
        case .bottomInset: .number(Double(scope.insets.bottom))
        case .trailingInset: .number(Double(scope.insets.trailing))
        }
    }

    private static func value(_ left: Node, _ sign: Operator, _ right: Node, _ scope: Scope) -> Value {
        switch sign {
        case .or: .truth(truth(left, scope) || truth(right, scope))
        case .and: .truth(truth(left, scope) && truth(right, scope))
        case .equal: .truth(value(of: left, in: scope) == value(of: right, in: scope))
        case .notEqual: .truth(value(of: left, in: scope) != value(of: right, in: scope))
        case .less: .truth(number(left, scope) < number(right, scope))
        case .lessOrEqual: .truth(number(left, scope) <= number(right, scope))
        case .greater: .truth(number(left, scope) > number(right, scope))
        case .greaterOrEqual: .truth(number(left, scope) >= number(right, scope))
        case .plus: .number(number(left, scope) + number(right, scope))
        case .minus: .number(number(left, scope) - number(right, scope))
        case .times: .number(number(left, scope) * number(right, scope))
        case .divide: .number(number(left, scope) / number(right, scope))
        case .remainder: .number(number(left, scope).truncatingRemainder(dividingBy: number(right, scope)))
        }
    }

    private static func apply(_ function: Function, _ numbers: [Double]) -> Double {
        switch function {
        case .min: numbers.dropFirst().reduce(numbers[0], Swift.min)
        case .max: numbers.dropFirst().reduce(numbers[0], Swift.max)
        case .floor: numbers[0].rounded(.down)
        case .ceil: numbers[0].rounded(.up)
        case .round: numbers[0].rounded()
        case .abs: Swift.abs(numbers[0])
        }
    }
}

extension Expression.Value {
    /// The value as text; a dash for a number that is not finite, whose text differs between platforms.
    var text: String {
        switch self {
        case .number(let number): number.isFinite ? NumberText.text(number, decimals: 2) : "—"
        case .truth(let truth): truth ? "true" : "false"
        case .sizeClass(let sizeClass): sizeClass.rawValue
        case .idiom(let idiom): idiom.rawValue
        case .text(let text): text
        }
    }
}

/// The values of an expression's names.
struct Scope: Sendable {
    var section = 0
    var item = 0
    /// The environment's `container.effectiveContentSize`, in points.
    var width = 0.0
    var height = 0.0
    var horizontalSizeClass = Expression.SizeClass.compact
    var verticalSizeClass = Expression.SizeClass.regular
    var userInterfaceIdiom = Expression.Idiom.phone
    /// A custom group's `container.effectiveContentInsets`, in points.
    var insets = NSDirectionalEdgeInsets.zero

    init() {}

    init(_ viewport: LayoutViewport) {
        width = Double(viewport.size.width)
        height = Double(viewport.size.height)
        let traits = viewport.traits
        horizontalSizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
        verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
        userInterfaceIdiom = traits.idiom == .pad ? .pad : .phone
    }

    func at(section: Int, item: Int = 0) -> Scope {
        var scope = self
        scope.section = section
        scope.item = item
        return scope
    }
}
