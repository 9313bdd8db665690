/// Expresses variables by deviations: each variable is defined by one constraint, solved for it.
///
/// A definition mentions only variables defined before it, so it is never rewritten when the tableau changes. In a chain of
/// views each definition has three terms, whereas a tableau's row would have one for each preceding view.
struct Elimination: Sendable {
    private struct Definition: Sendable {
        var variable: Int
        var symbol: Int
        /// The variable's coefficient in the constraint.
        var coefficient: Double
        /// True if no deviation changes the variable.
        var isFixed = false
    }

    private struct Expression: Sendable {
        var terms: [Term] = []
        var constant = 0.0
        /// The number of undefined variables; nil once the constraint defines a variable or has a row.
        var undefinedCount: Int?
        var hasRow = false
        /// True if the deviation stays zero and outside the tableau once the constraint defines a variable.
        var isExact = false
    }

    /// The constraint of each symbol; a removed constraint stays while a definition needs it.
    private var expressions: [Expression] = []
    private var definitions: [Definition] = []
    /// For each variable, the index of its definition in `definitions`; `nil` if it has none.
    private var places: [Int?] = []
    /// The symbols whose constraints wait for the definition of a variable.
    private var waiting: [[Int]] = []
    /// The number of constraints that mention a variable.
    private var useCounts: [Int] = []
    /// Scratch space: the coefficients of variables still to be replaced by their definitions.
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
    /// True if any constraint mentions the variable.
    func isMentioned(_ variable: Int) -> Bool {
        useCounts[variable] > 0
    }

    func isDefined(_ variable: Int) -> Bool {
        places[variable] != nil
    }

    /// True if the constraint defines a variable and its deviation is not in the tableau.
    func isExactDefinition(_ symbol: Int) -> Bool {
        expressions[symbol].isExact && !expressions[symbol].hasRow
    }

    /// Marks a constraint's definition as no longer exact: the tableau now contains the constraint's deviation.
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

    /// Discards all definitions, and the record of constraints with rows.
    ///
    /// - Parameter isExact: true for a constraint that needs no deviation if it defines a variable.
    mutating func discardDefinitions(isExact: (Int) -> Bool) {
        for definition in definitions { places[definition.variable] = nil }
        definitions.removeAll(keepingCapacity: true)
        for symbol in expressions.indices {
            expressions[symbol].hasRow = false
            expressions[symbol].isExact = isExact(symbol)
        }
    }

    /// Registers a constraint to wait for its undefined variables, and returns these.
    mutating func waitForDefinitions(_ symbol: Int) -> [Int] {
        let undefined = expressions[symbol].terms.map(\.variable.index).filter { places[$0] == nil }
        expressions[symbol].undefinedCount = undefined.count
        for variable in undefined { waiting[variable].append(symbol) }
        return undefined
    }

    /// The number of undefined variables that a constraint waits for; nil if it does not wait.
    func undefinedCount(of symbol: Int) -> Int? {
        expressions[symbol].undefinedCount
    }

    /// Makes a constraint the definition of its only undefined variable.
    ///
    /// - Returns: the other constraints that waited for the variable and now have at most one undefined variable.
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

    /// Begins the row of a constraint whose variables are all defined, and returns the constraint's terms as deviations.
    mutating func prepareRow(of symbol: Int) -> [Tableau.Entry] {
        expressions[symbol].undefinedCount = nil
        expressions[symbol].hasRow = true
        return deviations(in: expressions[symbol].terms)
    }
}

// MARK: - Deviations and values

extension Elimination {
    /// Expresses terms of defined variables by deviations, in no particular order.
    ///
    /// Expands the latest definitions first. Terms that both sides of a comparison share, such as the position of a common row,
    /// then cancel before they are expanded.
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

    /// Adds to a variable's coefficient, and inserts its definition into the sorted list of definitions to expand.
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

    /// The values of the constraints' expressions for given values of the variables; 0 for constraints without a row.
    func residuals(_ values: [Double], constants: Bool = true) -> [Double] {
        expressions.map { expression in
            guard expression.hasRow else { return 0 }
            return expression.terms.reduce(constants ? expression.constant : 0) {
                $0 + $1.coefficient * values[$1.variable.index]
            }
        }
    }

    /// For each variable, true if its value depends on a movable symbol, directly or through other defined variables.
    /// Variables that no constraint uses count as dependent.
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

    /// True if a variable that some constraint mentions could have any value.
    func hasUndecidedVariables(in simplex: Simplex) -> Bool {
        guard simplex.hasParametricParameters else { return false }
        let undecided = dependents(on: simplex) { simplex.deviations[$0].isFree }
        return undecided.indices.contains { undecided[$0] && useCounts[$0] > 0 }
    }
}

extension [Term] {
    /// Merges the terms of each variable, in the order of first mention, and drops those that cancel.
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
