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
    /// Scratch: the coefficients of variables that are still to be replaced.
    private var weights: [Double] = []

    mutating func addVariable() {
        definitions.append(nil)
        weights.append(0)
    }

    mutating func addSymbol(_ newTerms: [Term]) {
        terms.append(newTerms)
    }

    mutating func define(_ variable: Int, by symbol: Int) {
        let coefficient = terms[symbol].first { $0.variable.index == variable }!.coefficient
        definitions[variable] = Definition(symbol: symbol, coefficient: coefficient, place: order.count)
        order.append(variable)
    }

    /// An expression's deviations, in no particular order; all of its variables are defined.
    ///
    /// The last definition is replaced first: what cancels on the way, such as the position of a row in which two views are
    /// compared, is not followed to its beginning.
    mutating func deviations(of expression: [Term]) -> [Tableau.Entry] {
        var entries: [Tableau.Entry] = []
        var places: [Int] = []
        for term in expression { add(term.coefficient, term.variable.index, at: &places) }
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

    /// The variables' values, from those of the deviations.
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
        return values
    }
}
