/// An unknown of a ``LinearSystem``: an edge, a width, a height.
package struct Variable: Hashable, Sendable {
    let index: Int
}

/// A multiple of a variable.
package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A sum of multiples of variables, and a constant. A variable may occur several times.
package struct LinearExpression: Hashable, Sendable {
    package var terms: [Term]
    package var constant: Double

    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    package static func + (left: Self, right: Self) -> Self {
        Self(left.terms + right.terms, constant: left.constant + right.constant)
    }

    package static func - (left: Self, right: Self) -> Self {
        left + -1 * right
    }

    package static func * (factor: Double, expression: Self) -> Self {
        Self(
            expression.terms.map { Term($0.variable, factor * $0.coefficient) }, constant: factor * expression.constant)
    }
}
