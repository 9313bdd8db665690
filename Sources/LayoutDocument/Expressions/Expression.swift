/// A checked expression. It has a single type, and only its arithmetic can fail.
struct Expression: Sendable, Hashable {
    enum ValueType: String, Sendable, Hashable {
        case number
        case truth = "true or false"
        case sizeClass = "a size class"
        case idiom = "an interface idiom"
        case text
    }

    indirect enum Node: Sendable, Hashable {
        case number(Double)
        case truth(Bool)
        case sizeClass(SizeClass)
        case idiom(Idiom)
        case text(String)
        /// Parts of a text, joined.
        case joined([Node])
        case name(Name)
        case negative(Node)
        case not(Node)
        case binary(Operator, Node, Node)
        case choice(Node, Node, Node)
        case call(Function, [Node])
    }

    enum SizeClass: String, Sendable, Hashable, CaseIterable {
        case compact
        case regular
    }

    enum Idiom: String, Sendable, Hashable, CaseIterable {
        case phone
        case pad
    }

    /// The environment values that an expression may use.
    enum Name: String, Sendable, Hashable, CaseIterable {
        case section
        case item
        case width
        case height
        case horizontalSizeClass
        case verticalSizeClass
        case userInterfaceIdiom
        case topInset
        case leadingInset
        case bottomInset
        case trailingInset

        var type: ValueType {
            switch self {
            case .section, .item, .width, .height, .topInset, .leadingInset, .bottomInset, .trailingInset: .number
            case .horizontalSizeClass, .verticalSizeClass: .sizeClass
            case .userInterfaceIdiom: .idiom
            }
        }
    }

    enum Operator: String, Sendable, Hashable {
        case or = "||"
        case and = "&&"
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divide = "/"
        case remainder = "%"
    }

    enum Function: String, Sendable, Hashable, CaseIterable {
        case min
        case max
        case floor
        case ceil
        case round
        case abs
    }

    var node: Node
    var type: ValueType

    static func constant(_ number: Double) -> Expression {
        Expression(node: .number(number), type: .number)
    }
}
