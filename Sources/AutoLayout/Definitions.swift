extension LinearSystem {
    /// Adds constraints to the tableau.
    ///
    /// A constraint with a single undefined variable defines that variable; a constraint without undefined variables gets a row.
    /// So required equalities define most variables of a layout, and the tableau has rows only for constraints that may be
    /// violated.
    mutating func addToTableau(_ symbols: [Int]) {
        var undefined: [Int] = []
        for symbol in inOrderOfDefinition(symbols) {
            undefined += elimination.waitForDefinitions(symbol)
            defineWhatIsLeft(of: symbol)
        }
        undefined.sort()
        for variable in undefined where !elimination.isDefined(variable) { addParameter(variable) }
    }

    /// Sorts constraints so that those whose expressions are most likely zero come first: equalities by descending priority, then
    /// inequalities by ascending priority, as minimums of high priority are usually exceeded.
    private func inOrderOfDefinition(_ symbols: [Int]) -> [Int] {
        func rank(_ symbol: Int) -> (Double, Int) {
            let deviation = simplex.deviations[symbol]
            return (deviation.relation == .equal ? -deviation.priority : deviation.priority, deviation.serial)
        }
        return symbols.map { (rank: rank($0), symbol: $0) }.sorted { $0.rank < $1.rank }.map(\.symbol)
    }

    /// Defines variables as long as a constraint has exactly one undefined variable.
    private mutating func defineWhatIsLeft(of symbol: Int) {
        var ready = [symbol]
        var next = 0
        while next < ready.count {
            let symbol = ready[next]
            next += 1
            switch elimination.undefinedCount(of: symbol) {
            case 0: simplex.addRow(of: symbol, deviations: elimination.prepareRow(of: symbol))
            case 1: ready += elimination.defineVariable(by: symbol)
            default: break
            }
        }
    }

    /// Makes a variable that no constraint can define free: it becomes a parameter of the others.
    private mutating func addParameter(_ variable: Int) {
        let expression = LinearExpression([Term(Variable(index: variable))])
        let symbol = addSymbol(Constraint(expression, .equal), isFree: true)
        _ = elimination.waitForDefinitions(symbol)
        defineWhatIsLeft(of: symbol)
    }
}
