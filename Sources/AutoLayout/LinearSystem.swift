/// Linear constraints with priorities, and values of their variables that satisfy them as well as possible.
///
/// The method is Cassowary (Badros, Borning and Stuckey, 2001): the tableau of the last solution is kept, and a new constant, a
/// new constraint or a removed one changes it as little as possible.
///
/// ## Levels
///
/// A priority is a level: the sum of the errors of all constraints at the highest level is the least possible, that of the next
/// level the least among all solutions that are as good there, and so on, with no weights. The error of an equality is its
/// distance from zero, that of an inequality the distance by which it fails. Required constraints are the highest level, so that
/// there are values even if some conflict; ``solve()`` returns these.
///
/// ## Ties
///
/// Among the solutions with equal sums at all levels, the constraints are satisfied one after another, as well as each can be:
/// those of a higher priority first, within a priority those of a greater ``Constraint/precedence``, and among equals those that
/// were added later. So the error of two equal wishes goes to the one that was added first. Then slacks, the distances by which
/// inequalities hold, are made as small as possible in the same order. A variable that is still undecided is zero, in the order
/// in which variables were made.
///
/// These rules leave one solution. It depends on the constraints and the order in which they were added alone, not on earlier
/// constants, on removed constraints or on the steps of the solver.
package struct LinearSystem: Sendable {
    var elimination = Elimination()
    var simplex = Simplex()
    /// Constraints that were added since the last solution.
    private var pending: [Int] = []
    private var values: [Double] = []
    private var isSolved = true
    private var nextSerial = 0

    package init() {}

    package mutating func makeVariable() -> Variable {
        elimination.addVariable()
        values.append(0)
        return Variable(index: values.count - 1)
    }

    /// Adds a constraint; ``solve()`` heeds it.
    package mutating func add(_ constraint: Constraint) throws(InvalidConstraint) -> ConstraintID {
        try InvalidConstraint.check(constraint)
        let id = addSymbol(constraint)
        pending.append(id.symbol)
        isSolved = false
        return id
    }

    private mutating func addSymbol(_ constraint: Constraint, isFree: Bool = false) -> ConstraintID {
        let deviation = Deviation(
            relation: constraint.relation, priority: constraint.priority, precedence: constraint.precedence, serial: nextSerial,
            constant: constraint.expression.constant, isFree: isFree)
        nextSerial += 1
        elimination.addSymbol(constraint.expression.terms.combined())
        return ConstraintID(symbol: simplex.add(deviation), serial: deviation.serial)
    }

    package mutating func remove(_ id: ConstraintID) {
        let symbol = check(id)
        isSolved = false
        if let place = pending.firstIndex(of: symbol) {
            pending.remove(at: place)
        } else {
            simplex.free(symbol)
        }
    }

    /// Changes the constant of a constraint's expression.
    package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(InvalidConstraint) {
        try InvalidConstraint.check(constant: constant)
        simplex.setConstant(constant, of: check(id))
        isSolved = false
    }

    private func check(_ id: ConstraintID) -> Int {
        precondition(
            simplex.deviations.indices.contains(id.symbol) && simplex.deviations[id.symbol].serial == id.serial
                && !simplex.deviations[id.symbol].isFree, "The constraint is not in the system.")
        return id.symbol
    }

    /// Solves the system after changes.
    ///
    /// - Returns: conflicts of required constraints, in the order of the violated ones.
    @discardableResult
    package mutating func solve() -> [Conflict] {
        guard !isSolved else { return simplex.conflicts() }
        addPending()
        simplex.settle()
        values = elimination.values(of: simplex)
        isSolved = true
        return simplex.conflicts()
    }

    /// The variable's value in the last solution, rounded to 2⁻²⁰.
    package func value(of variable: Variable) -> Double {
        precondition(isSolved, "The system has changes that are not solved.")
        return values[variable.index].roundedToGrid
    }

    /// The distance by which a constraint fails, rounded to 2⁻²⁰.
    package func error(of id: ConstraintID) -> Double {
        precondition(isSolved, "The system has changes that are not solved.")
        let symbol = check(id)
        let value = simplex.value(of: symbol)
        return simplex.deviations[symbol].violates(on: value < 0 ? .below : .above) ? value.magnitude.roundedToGrid : 0
    }

    private mutating func addPending() {
        for symbol in pending {
            let undefined = elimination.terms[symbol].map(\.variable).filter { elimination.definitions[$0.index] == nil }
            for variable in undefined.dropLast() {
                let parameter = Constraint(LinearExpression([Term(variable)]), .equal)
                elimination.define(variable.index, by: addSymbol(parameter, isFree: true).symbol)
            }
            if let variable = undefined.last {
                elimination.define(variable.index, by: symbol)
            } else {
                simplex.addRow(of: symbol, deviations: elimination.deviations(of: elimination.terms[symbol]))
            }
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// The variables among the given ones that have other values in solutions with equal sums of errors at all levels.
    package func ambiguousVariables(among variables: [Variable]) -> [Variable] {
        []
    }
}

extension [Term] {
    /// One term for each variable, in the order of their first mention, and none that is zero.
    fileprivate func combined() -> [Term] {
        var combined: [Term] = []
        for term in self {
            if let place = combined.firstIndex(where: { $0.variable == term.variable }) {
                combined[place].coefficient += term.coefficient
            } else {
                combined.append(term)
            }
        }
        return combined.filter { $0.coefficient != 0 }
    }
}

extension Double {
    /// Without the rounding errors of solving: 2⁻²⁰ is a millionth.
    fileprivate var roundedToGrid: Double {
        let scale = 1_048_576.0
        let rounded = (self * scale).rounded() / scale
        return rounded == 0 ? 0 : rounded
    }
}
