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
    private var values: [Double] = []
    private var isSolved = true
    /// The place of each symbol's constraint in the order of adding; nil for removed ones and parameters.
    private var serials: [Int?] = []
    private var nextSerial = 0
    /// Symbols that have no constraint and are not in the tableau.
    private var unused: [Int] = []
    /// Constraints that were added since the last solution.
    private var added: [Int] = []
    /// Constraints of the last solution that were removed.
    private var removed: [Int] = []
    /// Constraints that were removed and whose symbols are still in the tableau.
    private var formerCount = 0
    /// All constraints of the tableau were added at once.
    private(set) var isBuiltAtOnce = true
    /// The deviations of required equalities that define variables are in the tableau too.
    private var hasAllRequirements = false

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
        let serial = nextSerial - 1
        serials[symbol] = serial
        elimination.countUses(of: symbol, 1)
        added.append(symbol)
        isSolved = false
        return ConstraintID(symbol: symbol, serial: serial)
    }

    /// Makes a constraint's deviation.
    mutating func addSymbol(_ constraint: Constraint, isFree: Bool = false) -> Int {
        let symbol = unused.popLast() ?? serials.count
        if symbol == serials.count { serials.append(nil) }
        simplex.set(Deviation(constraint, serial: nextSerial, isFree: isFree), at: symbol)
        elimination.set(constraint.expression, of: symbol, isExact: isExact(symbol))
        nextSerial += 1
        return symbol
    }

    package mutating func remove(_ id: ConstraintID) {
        let symbol = check(id)
        serials[symbol] = nil
        elimination.countUses(of: symbol, -1)
        if let place = added.lastIndex(of: symbol) {
            added.remove(at: place)
            unused.append(symbol)
        } else {
            removed.append(symbol)
        }
        isSolved = false
    }

    /// Changes the constant of a constraint's expression.
    package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(InvalidConstraint) {
        try InvalidConstraint.check(constant: constant)
        elimination.setConstant(constant, of: check(id))
        isSolved = false
    }

    private func check(_ id: ConstraintID) -> Int {
        precondition(
            serials.indices.contains(id.symbol) && serials[id.symbol] == id.serial, "The constraint is not in the system.")
        return id.symbol
    }
}

// MARK: - Solutions

extension LinearSystem {
    /// Solves the system after changes.
    ///
    /// - Returns: conflicts of required constraints, in the order in which the violated ones were added.
    @discardableResult
    package mutating func solve() -> [Conflict] {
        if !isSolved {
            removeFormer()
            settle()
            if !hasAllRequirements && simplex.hasErrorsOfRequirements {
                discardTableau(hasAllRequirements: true)
                settle()
            }
            if !isBuiltAtOnce && elimination.hasUndecidedVariables(in: simplex) {
                discardTableau(hasAllRequirements: hasAllRequirements)
                settle()
            }
            values = elimination.values(simplex.value)
            isSolved = true
        }
        return conflicts()
    }

    /// Takes removed constraints out of the tableau, or starts a new one if they are many.
    private mutating func removeFormer() {
        guard !removed.isEmpty || simplex.isWorn else { return }
        formerCount += removed.count
        let count = serials.count - unused.count
        if hasAllRequirements || simplex.isWorn || 8 * removed.count > count || 2 * formerCount > count + 64 {
            return discardTableau(hasAllRequirements: false)
        }
        let new = added
        added = []
        settle()
        added = new
        for symbol in removed {
            if elimination.isExactDefinition(symbol) { addColumn(of: symbol) }
            elimination.addToConstant(simplex.free(symbol), of: symbol)
        }
        removed = []
        isBuiltAtOnce = false
        if simplex.isWorn { discardTableau(hasAllRequirements: false) }
    }

    private mutating func settle() {
        if !added.isEmpty {
            isBuiltAtOnce = isBuiltAtOnce && elimination.isEmpty
            addToTableau(added)
            added.removeAll(keepingCapacity: true)
        }
        let definitions = elimination.values { _ in 0 }
        simplex.setValues(elimination.residuals(definitions))
        simplex.settle()
    }

    /// Starts a new tableau, without rounding errors and removed constraints.
    private mutating func discardTableau(hasAllRequirements: Bool) {
        let symbols = serials.indices
        added = symbols.filter { serials[$0] != nil }.sorted { serials[$0]! < serials[$1]! }
        unused = symbols.filter { serials[$0] == nil }
        (removed, formerCount) = ([], 0)
        self.hasAllRequirements = hasAllRequirements
        simplex.discardTableau()
        elimination.discardDefinitions(isExact: isExact)
        isBuiltAtOnce = true
    }

    /// Required equalities that define variables make rows long. As long as no required constraints conflict they hold, and the
    /// tableau can do without them.
    private func isExact(_ symbol: Int) -> Bool {
        let deviation = simplex.deviations[symbol]
        return deviation.isRequired && deviation.relation == .equal && !hasAllRequirements
    }

    /// Adds a required equality that defines a variable to the tableau.
    private mutating func addColumn(of symbol: Int) {
        let effects = elimination.values({ $0 == symbol ? 1 : 0 }, constants: false)
        simplex.addColumn(of: symbol, effects: elimination.residuals(effects, constants: false))
        elimination.loosen(symbol)
    }

    /// The variable's value in the last solution, rounded to 2⁻²⁰.
    package func value(of variable: Variable) -> Double {
        precondition(isSolved, "The system has changes that are not solved.")
        return elimination.isMentioned(variable.index) ? values[variable.index].roundedToGrid : 0
    }

    /// The distance by which a constraint fails in the last solution, rounded to 2⁻²⁰.
    package func error(of id: ConstraintID) -> Double {
        precondition(isSolved, "The system has changes that are not solved.")
        let symbol = check(id)
        let value = simplex.value(of: symbol)
        return simplex.deviations[symbol].isError(on: value < 0 ? .below : .above) ? value.magnitude.roundedToGrid : 0
    }
}

extension Double {
    /// Without the rounding errors of solving: a multiple of 2⁻²⁰, which is about a millionth.
    ///
    /// At 1.5 · 2³², numbers are 2⁻²⁰ apart. (`rounded()` would need the C library.)
    fileprivate var roundedToGrid: Double {
        let start = 6_442_450_944.0
        return (self + start) - start
    }
}
