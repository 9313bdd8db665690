/// Variables as functions of deviations: each is defined by one constraint, solved for it.
///
/// A definition mentions only variables that were defined before, so it is never rewritten, whatever the tableau does with the
/// deviations: in a chain of views each definition has three terms, where a tableau's row would have one for each view before.
struct Elimination: Sendable {
    struct Definition: Sendable {
        var symbol: Int
        /// The variable's coefficient in the constraint.
        var coefficient: Double
        /// The place in the order of definitions.
        var place: Int
    }

    private(set) var definitions: [Definition?] = []
    /// The variables in the order of their definitions.
    private(set) var order: [Int] = []
    /// The terms of each symbol's constraint. Those of a removed one stay while a definition needs them.
    private(set) var terms: [[Term]] = []
    /// The number of each symbol's variables that are not defined; below zero if it has a row.
    private(set) var undefinedCounts: [Int] = []
    /// The symbols whose constraints wait for the definition of a variable.
    private var waiting: [[Int]] = []
    /// The number of constraints that mention a variable.
    private var useCounts: [Int] = []
    /// Scratch: the coefficients of variables that are still to be replaced.
    private var weights: [Double] = []

    mutating func addVariable() {
        definitions.append(nil)
        waiting.append([])
        useCounts.append(0)
        weights.append(0)
    }

    mutating func setTerms(_ newTerms: [Term], of symbol: Int) {
        if symbol == terms.count {
            terms.append(newTerms)
            undefinedCounts.append(0)
        } else {
            terms[symbol] = newTerms
        }
    }

    mutating func countUses(of symbol: Int, _ change: Int) {
        for term in terms[symbol] { useCounts[term.variable.index] += change }
    }

    mutating func discardDefinitions() {
        for variable in order { definitions[variable] = nil }
        order.removeAll(keepingCapacity: true)
    }

    // MARK: - Definitions

    /// Counts a constraint's undefined variables and returns them.
    mutating func waitForDefinitions(_ symbol: Int) -> [Int] {
        let undefined = terms[symbol].map(\.variable.index).filter { definitions[$0] == nil }
        undefinedCounts[symbol] = undefined.count
        for variable in undefined { waiting[variable].append(symbol) }
        return undefined
    }

    func firstUndefined(in symbol: Int) -> Int {
        terms[symbol].first { definitions[$0.variable.index] == nil }!.variable.index
    }

    /// Defines a variable by a constraint, and returns the other constraints that have waited for it.
    mutating func define(_ variable: Int, by symbol: Int) -> [Int] {
        let coefficient = terms[symbol].first { $0.variable.index == variable }!.coefficient
        definitions[variable] = Definition(symbol: symbol, coefficient: coefficient, place: order.count)
        order.append(variable)
        let others = waiting[variable]
        waiting[variable] = []
        for other in others { undefinedCounts[other] -= 1 }
        return others.filter { $0 != symbol && undefinedCounts[$0] <= 1 }
    }

    // MARK: - Deviations and values

    /// The deviations in a constraint's expression, in no particular order; all of its variables are defined.
    ///
    /// The last definition is replaced first: what cancels on the way, such as the position of a row in which two views are
    /// compared, is not followed to its beginning.
    mutating func deviations(of symbol: Int) -> [Tableau.Entry] {
        undefinedCounts[symbol] = -1
        var entries: [Tableau.Entry] = []
        var places: [Int] = []
        for term in terms[symbol] { add(term.coefficient, term.variable.index, at: &places) }
        while let place = places.popLast() {
            let variable = order[place]
            let definition = definitions[variable]!
            let weight = weights[variable] / definition.coefficient
            weights[variable] = 0
            guard weight.magnitude > Tableau.coefficientTolerance else { continue }
            entries.append(Tableau.Entry(symbol: definition.symbol, coefficient: weight))
            for term in terms[definition.symbol] where term.variable.index != variable {
                add(-weight * term.coefficient, term.variable.index, at: &places)
            }
        }
        return entries
    }

    /// Adds to a variable's weight, and its place to the sorted list of places.
    private mutating func add(_ weight: Double, _ variable: Int, at places: inout [Int]) {
        weights[variable] += weight
        let place = definitions[variable]!.place
        var index = places.count
        while index > 0, places[index - 1] > place { index -= 1 }
        if index == 0 || places[index - 1] != place { places.insert(place, at: index) }
    }

    /// The variables' values, from those of the deviations. One that no constraint mentions is zero.
    func values(of simplex: Simplex) -> [Double] {
        var values = Array(repeating: 0.0, count: definitions.count)
        for variable in order {
            let definition = definitions[variable]!
            var sum = simplex.value(of: definition.symbol) - simplex.deviations[definition.symbol].constant
            for term in terms[definition.symbol] where term.variable.index != variable {
                sum -= term.coefficient * values[term.variable.index]
            }
            values[variable] = sum / definition.coefficient
        }
        for variable in values.indices where useCounts[variable] == 0 { values[variable] = 0 }
        return values
    }

    /// For each variable, whether it depends on a symbol for which `isMovable` holds.
    func dependents(on simplex: Simplex, where isMovable: (Int) -> Bool) -> [Bool] {
        var depends = useCounts.map { $0 == 0 }
        for variable in order {
            let symbol = definitions[variable]!.symbol
            depends[variable] = terms[symbol].contains { $0.variable.index != variable && depends[$0.variable.index] }
                || simplex.parametricSymbols(of: symbol).contains(where: isMovable)
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
