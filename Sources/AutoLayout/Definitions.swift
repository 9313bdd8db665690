extension LinearSystem {
    /// Adds constraints to the tableau.
    ///
    /// A constraint whose variables are all defined but one defines that one; a constraint whose variables are all defined gets
    /// a row. So required equalities define most variables of a layout, and the tableau has rows only for constraints that may
    /// be violated.
    mutating func addToTableau(_ symbols: [Int]) {
        var undefined: [Int] = []
        for symbol in inOrderOfDefinition(symbols) {
            undefined += elimination.waitForDefinitions(symbol)
            defineWhatIsLeft(of: symbol)
        }
        undefined.sort()
        for variable in undefined where !elimination.isDefined(variable) { addParameter(variable) }
    }

    /// Sorts constraints by how likely their expressions are zero: equalities from the highest priority on, and inequalities
    /// from the lowest on, as a minimum of high priority is most often exceeded.
    private func inOrderOfDefinition(_ symbols: [Int]) -> [Int] {
        func rank(_ symbol: Int) -> (Double, Int) {
            let deviation = simplex.deviations[symbol]
            return (deviation.relation == .equal ? -deviation.priority : deviation.priority, deviation.serial)
        }
        return symbols.map { (rank: rank($0), symbol: $0) }.sorted { $0.rank < $1.rank }.map(\.symbol)
    }

    /// Defines variables as long as some constraint has a single undefined one.
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

    /// Defines a variable by a free deviation, as no constraint can define it.
    private mutating func addParameter(_ variable: Int) {
        let expression = LinearExpression([Term(Variable(index: variable))])
        let symbol = addSymbol(Constraint(expression, .equal), isFree: true)
        _ = elimination.waitForDefinitions(symbol)
        defineWhatIsLeft(of: symbol)
    }
}
