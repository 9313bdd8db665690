extension LinearSystem {
    /// The ambiguous ones among the given variables: those with several values in solutions that have equal sums of errors at
    /// all levels, and those that no constraint mentions.
    ///
    /// Only variables that an error-free move could change are tried. The trial adds a constraint below all priorities that
    /// asks for another value; the variable is ambiguous if its value then changes.
    package func ambiguousVariables(among variables: [Variable]) -> [Variable] {
        let canMove = simplex.deviations.indices.map(simplex.hasMoveWithoutErrors)
        let candidates = elimination.dependents(on: simplex) { canMove[$0] }
        var trial = self
        return variables.filter { variable in
            guard candidates[variable.index] else { return false }
            if trial.simplex.isWorn { trial = self }
            return trial.canChange(variable, by: 1) || trial.canChange(variable, by: -1)
        }
    }

    private mutating func canChange(_ variable: Variable, by change: Double) -> Bool {
        guard elimination.isMentioned(variable.index) else { return true }
        let wish = addSymbol(Constraint(LinearExpression([Term(variable)]), .equal, priority: 0))
        simplex.addRow(of: wish, value: -change, deviations: elimination.deviations(in: [Term(variable)]))
        simplex.settle()
        defer { _ = simplex.free(wish) }
        return (simplex.value(of: wish) + change).magnitude > Simplex.tolerance
    }
}

extension Simplex {
    /// True if a parametric deviation could leave zero without a change of errors, as far as the tableau shows.
    func hasMoveWithoutErrors(_ symbol: Int) -> Bool {
        tableau.row(of: symbol) == nil && [.above, .below].contains {
            objective.isFreeOfErrors(Move(symbol: symbol, side: $0))
        }
    }
}
