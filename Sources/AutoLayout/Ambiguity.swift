extension LinearSystem {
    /// Returns the ambiguous variables among the given ones.
    ///
    /// A variable is ambiguous if no constraint mentions it, or if its value can change while all sums of errors stay the same. To
    /// test the latter, a constraint below all priorities asks for another value: the variable is ambiguous if its value then
    /// changes. Only those variables are tested that could change by a move that leaves the errors as they are.
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
    /// True if the symbol is parametric and, according to the tableau, could leave zero without a change of errors.
    func hasMoveWithoutErrors(_ symbol: Int) -> Bool {
        tableau.row(of: symbol) == nil && [.above, .below].contains {
            objective.isFreeOfErrors(Move(symbol: symbol, side: $0))
        }
    }
}
