extension LinearSystem {
    /// The variables among the given ones that have several values in solutions with equal sums of errors at all levels. Those
    /// that no constraint mentions are among them.
    ///
    /// Where a move could be free of errors, the variables that it changes are tried: a wish below all priorities, for another
    /// value, either comes true or not.
    package func ambiguousVariables(among variables: [Variable]) -> [Variable] {
        let canMove = simplex.deviations.indices.map(simplex.hasMoveWithoutErrors)
        let candidates = elimination.dependents(on: simplex) { canMove[$0] }
        return variables.filter { candidates[$0.index] && (canChange($0, by: 1) || canChange($0, by: -1)) }
    }

    private func canChange(_ variable: Variable, by change: Double) -> Bool {
        guard elimination.isMentioned(variable.index) else { return true }
        var copy = self
        let wish = copy.addSymbol(Constraint(LinearExpression([Term(variable)]), .equal, priority: 0))
        copy.simplex.addRow(of: wish, value: -change, deviations: copy.elimination.deviations(in: [Term(variable)]))
        copy.simplex.settle()
        return (copy.simplex.value(of: wish) + change).magnitude > Simplex.tolerance
    }
}

extension Simplex {
    /// A parametric deviation could leave zero without a change of errors, as far as the tableau shows.
    func hasMoveWithoutErrors(_ symbol: Int) -> Bool {
        tableau.row(of: symbol) == nil && [.above, .below].contains {
            objective.isFreeOfErrors(Move(symbol: symbol, side: $0))
        }
    }
}
