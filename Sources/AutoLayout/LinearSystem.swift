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
/// inequalities hold, are made as small as possible in the same order. Variables that are still undecided are zero, in the order
/// in which they were made.
///
/// These rules leave one solution. It depends on the constraints and the order in which they were added alone, not on earlier
/// constants, on removed constraints or on the steps of the solver.
package struct LinearSystem: Sendable {
    var elimination = Elimination()
    var simplex = Simplex()
    /// Constraints that were added since the last solution.
    private var pending: [Int] = []
    private(set) var values: [Double] = []
    private var isSolved = true
    private var nextSerial = 0
    /// Symbols of constraints that were removed before a solution.
    private var unused: [Int] = []
    /// Removed constraints whose symbols are still in the tableau.
    private var removedCount = 0
    /// All constraints were added at once.
    private var isBuiltAtOnce = true

    package init() {}

    package mutating func makeVariable() -> Variable {
        elimination.addVariable()
        values.append(0)
        return Variable(index: values.count - 1)
    }

    /// Adds a constraint, which the next solution heeds.
    package mutating func add(_ constraint: Constraint) throws(InvalidConstraint) -> ConstraintID {
        try InvalidConstraint.check(constraint)
        let symbol = addSymbol(constraint)
        elimination.countUses(of: symbol, 1)
        pending.append(symbol)
        isSolved = false
        return ConstraintID(symbol: symbol, serial: nextSerial - 1)
    }

    /// Makes a constraint's deviation.
    mutating func addSymbol(_ constraint: Constraint, isFree: Bool = false) -> Int {
        let deviation = Deviation(
            relation: constraint.relation, priority: constraint.priority, precedence: constraint.precedence, serial: nextSerial,
            constant: constraint.expression.constant, isFree: isFree)
        nextSerial += 1
        let symbol = simplex.add(deviation, reusing: unused.popLast())
        elimination.setTerms(constraint.expression.terms.combined(), of: symbol)
        return symbol
    }

    package mutating func remove(_ id: ConstraintID) {
        let symbol = check(id)
        isSolved = false
        elimination.countUses(of: symbol, -1)
        if let place = pending.lastIndex(of: symbol) {
            pending.remove(at: place)
            simplex.discard(symbol)
            unused.append(symbol)
        } else {
            simplex.free(symbol)
            removedCount += 1
            isBuiltAtOnce = false
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

    // MARK: - Solutions

    /// Solves the system after changes.
    ///
    /// - Returns: conflicts of required constraints, in the order in which the violated ones were added.
    @discardableResult
    package mutating func solve() -> [Conflict] {
        if !isSolved {
            if removedCount > 32 + simplex.deviations.count / 2 { discardTableau() }
            solvePending()
            if !isBuiltAtOnce, elimination.hasUndecidedVariables(in: simplex) {
                discardTableau()
                solvePending()
            }
            values = elimination.values(of: simplex)
            isSolved = true
        }
        return simplex.conflicts()
    }

    private mutating func solvePending() {
        isBuiltAtOnce = isBuiltAtOnce && elimination.order.isEmpty
        addToTableau(pending)
        pending.removeAll(keepingCapacity: true)
        simplex.settle()
    }

    /// Makes all constraints pending: the next solution is without rounding errors and removed constraints of former ones.
    private mutating func discardTableau() {
        let symbols = simplex.deviations.indices
        pending = symbols.filter { !simplex.deviations[$0].isFree }.sorted { simplex.deviations[$0].serial < simplex.deviations[$1].serial }
        unused = symbols.filter { simplex.deviations[$0].isFree }
        removedCount = 0
        simplex.discardTableau()
        elimination.discardDefinitions()
        isBuiltAtOnce = true
    }

    /// The variable's value in the last solution, rounded to 2⁻²⁰.
    package func value(of variable: Variable) -> Double {
        precondition(isSolved, "The system has changes that are not solved.")
        return values[variable.index].roundedToGrid
    }

    /// The distance by which a constraint fails in the last solution, rounded to 2⁻²⁰.
    package func error(of id: ConstraintID) -> Double {
        precondition(isSolved, "The system has changes that are not solved.")
        let symbol = check(id)
        let value = simplex.value(of: symbol)
        return simplex.deviations[symbol].violates(on: value < 0 ? .below : .above) ? value.magnitude.roundedToGrid : 0
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
