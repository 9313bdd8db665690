/// Variables as functions of deviations: each is defined by one constraint, solved for it.
///
/// A definition mentions only variables that were defined before, so it is never rewritten, whatever the tableau does with the
/// deviations: in a chain of views each definition has three terms, where a tableau's row would have one for each view before.
struct Elimination: Sendable {
    private struct Definition: Sendable {
        var variable: Int
        var symbol: Int
        /// The variable's coefficient in the constraint.
        var coefficient: Double
        /// No deviation changes the variable.
        var isFixed = false
    }

    private struct Expression: Sendable {
        var terms: [Term] = []
        var constant = 0.0
        /// The number of variables that are not defined; nil when the constraint defines a variable or has a row.
        var undefinedCount: Int?
        var hasRow = false
        /// The deviation is not in the tableau, and zero, if the constraint defines a variable.
        var isExact = false
    }

    /// The constraint of each symbol. That of a removed one stays while a definition needs it.
    private var expressions: [Expression] = []
    private var definitions: [Definition] = []
    /// The index of each variable's definition.
    private var places: [Int?] = []
    /// The symbols whose constraints wait for the definition of a variable.
    private var waiting: [[Int]] = []
    /// The number of constraints that mention a variable.
    private var useCounts: [Int] = []
    /// Scratch: the coefficients of variables that are still to be replaced.
    private var weights: [Double] = []

    var isEmpty: Bool { definitions.isEmpty }

    mutating func addVariable() {
        places.append(nil)
        waiting.append([])
        useCounts.append(0)
        weights.append(0)
    }

    mutating func set(_ expression: LinearExpression, of symbol: Int, isExact: Bool) {
        if symbol == expressions.count { expressions.append(Expression()) }
        expressions[symbol] = Expression(
            terms: expression.terms.combined(), constant: expression.constant, isExact: isExact)
    }

    mutating func setConstant(_ constant: Double, of symbol: Int) {
        expressions[symbol].constant = constant
    }

    mutating func addToConstant(_ change: Double, of symbol: Int) {
        expressions[symbol].constant += change
    }

    mutating func countUses(of symbol: Int, _ change: Int) {
        for term in expressions[symbol].terms { useCounts[term.variable.index] += change }
    }
}

// MARK: - Definitions

extension Elimination {
    /// Some constraint mentions the variable.
    func isMentioned(_ variable: Int) -> Bool {
        useCounts[variable] > 0
    }

    func isDefined(_ variable: Int) -> Bool {
        places[variable] != nil
    }

    /// The constraint defines a variable without a deviation in the tableau.
    func isExactDefinition(_ symbol: Int) -> Bool {
        expressions[symbol].isExact && !expressions[symbol].hasRow
    }

    /// Prepares for the deviation of an exact definition.
    mutating func loosen(_ symbol: Int) {
        expressions[symbol].isExact = false
        for place in definitions.indices { definitions[place].isFixed = isFixed(definitions[place]) }
    }

    private func isFixed(_ definition: Definition) -> Bool {
        let expression = expressions[definition.symbol]
        return expression.isExact && expression.terms.allSatisfy {
            $0.variable.index == definition.variable || definitions[places[$0.variable.index]!].isFixed
        }
    }

    /// - Parameter isExact: the constraint has no deviation if it defines a variable.
    mutating func discardDefinitions(isExact: (Int) -> Bool) {
        for definition in definitions { places[definition.variable] = nil }
        definitions.removeAll(keepingCapacity: true)
        for symbol in expressions.indices {
            expressions[symbol].hasRow = false
            expressions[symbol].isExact = isExact(symbol)
        }
    }

    /// Counts a constraint's undefined variables and returns them.
    mutating func waitForDefinitions(_ symbol: Int) -> [Int] {
        let undefined = expressions[symbol].terms.map(\.variable.index).filter { places[$0] == nil }
        expressions[symbol].undefinedCount = undefined.count
        for variable in undefined { waiting[variable].append(symbol) }
        return undefined
    }

    /// The number of a constraint's undefined variables, while it waits for them.
    func undefinedCount(of symbol: Int) -> Int? {
        expressions[symbol].undefinedCount
    }

    /// Defines a constraint's only undefined variable by it.
    ///
    /// - Returns: the other constraints that have waited for the variable and now have one or no undefined variable left.
    mutating func defineVariable(by symbol: Int) -> [Int] {
        let term = expressions[symbol].terms.first { places[$0.variable.index] == nil }!
        let variable = term.variable.index
        expressions[symbol].undefinedCount = nil
        var definition = Definition(variable: variable, symbol: symbol, coefficient: term.coefficient)
        definition.isFixed = isFixed(definition)
        places[variable] = definitions.count
        definitions.append(definition)
        let others = waiting[variable].filter { $0 != symbol }
        waiting[variable] = []
        for other in others { expressions[other].undefinedCount! -= 1 }
        return others.filter { expressions[$0].undefinedCount! <= 1 }
    }

    /// A constraint without undefined variables gets a row.
    mutating func prepareRow(of symbol: Int) -> [Tableau.Entry] {
        expressions[symbol].undefinedCount = nil
        expressions[symbol].hasRow = true
        return deviations(in: expressions[symbol].terms)
    }
}

// MARK: - Deviations and values

extension Elimination {
    /// The deviations in terms whose variables are defined, in no particular order.
    ///
    /// The last definition is replaced first: what cancels on the way, such as the position of a row in which two views are
    /// compared, is not followed to its beginning.
    mutating func deviations(in terms: [Term]) -> [Tableau.Entry] {
        var entries: [Tableau.Entry] = []
        var ahead: [Int] = []
        for term in terms { add(term.coefficient, term.variable.index, to: &ahead) }
        while let place = ahead.popLast() {
            let definition = definitions[place]
            let weight = weights[definition.variable] / definition.coefficient
            weights[definition.variable] = 0
            guard weight.magnitude > Tableau.coefficientTolerance, !definition.isFixed else { continue }
            if !expressions[definition.symbol].isExact {
                entries.append(Tableau.Entry(symbol: definition.symbol, coefficient: weight))
            }
            for term in expressions[definition.symbol].terms where term.variable.index != definition.variable {
                add(-weight * term.coefficient, term.variable.index, to: &ahead)
            }
        }
        return entries
    }

    /// Adds to a variable's weight, and its definition to the sorted list of those that are to be replaced.
    private mutating func add(_ weight: Double, _ variable: Int, to ahead: inout [Int]) {
        weights[variable] += weight
        let place = places[variable]!
        var index = ahead.count
        while index > 0, ahead[index - 1] > place { index -= 1 }
        if index == 0 || ahead[index - 1] != place { ahead.insert(place, at: index) }
    }

    /// The variables' values for given values of deviations.
    func values(_ deviation: (Int) -> Double, constants: Bool = true) -> [Double] {
        var values = Array(repeating: 0.0, count: places.count)
        for definition in definitions {
            let expression = expressions[definition.symbol]
            var sum = deviation(definition.symbol) - (constants ? expression.constant : 0)
            for term in expression.terms where term.variable.index != definition.variable {
                sum -= term.coefficient * values[term.variable.index]
            }
            values[definition.variable] = sum / definition.coefficient
        }
        return values
    }

    /// The values of the constraints that have rows, for given values of variables. Those of definitions are zero.
    func residuals(_ values: [Double], constants: Bool = true) -> [Double] {
        expressions.map { expression in
            guard expression.hasRow else { return 0 }
            return expression.terms.reduce(constants ? expression.constant : 0) {
                $0 + $1.coefficient * values[$1.variable.index]
            }
        }
    }

    /// For each variable, a symbol for which `isMovable` holds changes it, as far as its definitions show.
    func dependents(on simplex: Simplex, where isMovable: (Int) -> Bool) -> [Bool] {
        var depends = useCounts.map { $0 == 0 }
        for definition in definitions {
            depends[definition.variable] = simplex.parametricSymbols(of: definition.symbol).contains(where: isMovable)
                || expressions[definition.symbol].terms.contains {
                    $0.variable.index != definition.variable && depends[$0.variable.index]
                }
        }
        return depends
    }

    /// Some variable that a constraint mentions could have any value.
    func hasUndecidedVariables(in simplex: Simplex) -> Bool {
        guard simplex.hasParametricParameters else { return false }
        let undecided = dependents(on: simplex) { simplex.deviations[$0].isFree }
        return undecided.indices.contains { undecided[$0] && useCounts[$0] > 0 }
    }
}

extension [Term] {
    /// One term for each variable, in the order of their first mention, and none that cancels.
    fileprivate func combined() -> [Term] {
        var combined: [Term] = []
        for term in self {
            if let place = combined.firstIndex(where: { $0.variable == term.variable }) {
                combined[place].coefficient += term.coefficient
            } else {
                combined.append(term)
            }
        }
        return combined.filter { $0.coefficient.magnitude > Tableau.coefficientTolerance }
    }
}
