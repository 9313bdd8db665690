/// Solves linear constraints with priorities. If not all can be satisfied, those of lower priority give way.
///
/// The method is Cassowary (Badros, Borning and Stuckey, 2001): the tableau of the last solution is kept, and a new constant, a
/// new constraint or a removed one changes it as little as possible.
///
/// ## Levels
///
/// Each priority is a level. The solution minimizes the sum of the errors of all constraints at the highest level; among the
/// solutions that do, it minimizes the sum at the next level, and so on, without weights. The error of an equality is the
/// distance of its expression from zero, that of an inequality the distance by which it is violated. Required constraints are
/// the highest level, so variables have values even if required constraints conflict; ``solve()`` returns the conflicts.
///
/// ## Ties
///
/// Among solutions with equal sums at all levels, constraints are satisfied one after another, each as well as possible: those
/// of higher priority first, within a priority those of greater ``Constraint/precedence``, and among equals those added later.
/// So if two equal constraints conflict, the one added first has the error. Then slacks, the distances by which inequalities
/// hold, are minimized in the same order. Variables still undecided are set to zero, in the order in which they were made.
///
/// These rules leave one solution. It depends only on the constraints and the order in which they were added, not on earlier
/// constants, removed constraints or the steps of the solver.
package struct LinearSystem: Sendable {
    var elimination = Elimination()
    var simplex = Simplex()
    private var values: [Double] = []
    private var isSolved = true
    /// The serial number of each symbol's constraint; nil for removed ones and parameters.
    private var serials: [Int?] = []
    private var nextSerial = 0
    /// Symbols for reuse, without a constraint and outside the tableau.
    private var unused: [Int] = []
    /// The symbols of constraints added since the last solution.
    private var added: [Int] = []
    /// The symbols of constraints that were part of the last solution and have been removed since.
    private var removed: [Int] = []
    /// The number of removed constraints whose symbols are still in the tableau.
    private var formerCount = 0
    /// True if all constraints of the tableau were added at once.
    private(set) var isBuiltAtOnce = true
    /// True if the tableau also contains the deviations of required equalities that define variables.
    private var hasAllRequirements = false

    package init() {}

    package mutating func makeVariable() -> Variable {
        elimination.addVariable()
        values.append(0)
        return Variable(index: values.count - 1)
    }

    /// Adds a constraint; the next solution takes it into account.
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

    /// Makes the symbol of a constraint's deviation.
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
    /// - Returns: the conflicts of required constraints, in the order in which their violated constraints were added.
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

    /// Removes the removed constraints from the tableau, or starts a new tableau if they are many.
    private mutating func removeFormer() {
        guard !removed.isEmpty || simplex.isWorn else { return }
        formerCount += removed.count
        let count = serials.count - unused.count
        if simplex.isWorn || 8 * removed.count > count || 2 * formerCount > count + 64 {
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

    /// True for required equalities, unless the tableau needs all requirements.
    ///
    /// If such an equality defines a variable, the tableau leaves out its deviation, which would make rows long. The deviation is
    /// zero unless required constraints conflict.
    private func isExact(_ symbol: Int) -> Bool {
        let deviation = simplex.deviations[symbol]
        return deviation.isRequired && deviation.relation == .equal && !hasAllRequirements
    }

    /// Adds a deviation to the tableau that was left out because its constraint, a required equality, defines a variable.
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

    /// The distance by which the last solution violates a constraint, rounded to 2⁻²⁰.
    package func error(of id: ConstraintID) -> Double {
        precondition(isSolved, "The system has changes that are not solved.")
        let symbol = check(id)
        let value = simplex.value(of: symbol)
        return simplex.deviations[symbol].isError(on: value < 0 ? .below : .above) ? value.magnitude.roundedToGrid : 0
    }
}

extension Double {
    /// The number without the rounding errors of solving: a multiple of 2⁻²⁰, about a millionth.
    ///
    /// At 1.5 · 2³², numbers are 2⁻²⁰ apart. (`rounded()` would need the C library.)
    fileprivate var roundedToGrid: Double {
        let start = 6_442_450_944.0
        return (self + start) - start
    }
}
