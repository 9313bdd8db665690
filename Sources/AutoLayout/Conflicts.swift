extension LinearSystem {
    /// Conflicts of required constraints, in the order of the violated constraints.
    ///
    /// - Precondition: if any required constraint is violated, the tableau contains all of them.
    func conflicts() -> [Conflict] {
        simplex.errorsOfRequirements.map(conflict).sorted { $0.violated.serial < $1.violated.serial }
    }

    private func conflict(of row: Int) -> Conflict {
        let symbols = simplex.requirements(against: row)
        let ids = symbols.map { ConstraintID(symbol: $0, serial: simplex.deviations[$0].serial) }
        return Conflict(violated: ids[0], constraints: ids.sorted { $0.serial < $1.serial })
    }
}

extension Simplex {
    var hasErrorsOfRequirements: Bool { !errorsOfRequirements.isEmpty }

    /// The rows of violated required constraints.
    var errorsOfRequirements: [Int] {
        tableau.rows.indices.filter { isOnErrorSide($0) && tableau.rows[$0].value.magnitude > Self.tolerance }
    }

    /// True if the row's deviation belongs to a required constraint, and is on a side that violates it.
    private func isOnErrorSide(_ row: Int) -> Bool {
        let deviation = deviations[tableau.rows[row].basic]
        return deviation.isRequired && deviation.side.map(deviation.isError) ?? false
    }

    /// The symbols of the required constraints in a conflict; the violated constraint of the given row comes first.
    ///
    /// The conflict contains the required constraints that the row depends on. If a symbol could lower the row's error, but its move
    /// would raise the error of another required constraint, that constraint's row joins the conflict, and the search continues with
    /// the sum of the rows.
    func requirements(against row: Int) -> [Int] {
        var rows = [row]
        var sums: [Int: Double] = [:]
        var next = 0
        while next < rows.count {
            for row in rows[next...].map({ tableau.rows[$0] }) {
                let sign = deviations[row.basic].side!.sign
                for entry in row.entries { sums[entry.symbol, default: 0] += sign * entry.coefficient }
            }
            next = rows.count
            let lowering = sums.filter { $0.value.magnitude > Self.tolerance && !isError(ofLoweringMove: $0) }
            rows += Set(lowering.keys.flatMap { tableau.columns[$0] }.filter(isOnErrorSide)).subtracting(rows).sorted()
        }
        let others = sums.filter { $0.value.magnitude > Self.tolerance && deviations[$0.key].isRequired }
        return rows.map { tableau.rows[$0].basic } + others.keys.sorted()
    }

    /// True if the symbol belongs to a required constraint that would be violated by a move of the symbol that lowers the sum of
    /// errors.
    private func isError(ofLoweringMove sum: (key: Int, value: Double)) -> Bool {
        let deviation = deviations[sum.key]
        return deviation.isRequired && deviation.isError(on: sum.value > 0 ? .below : .above)
    }
}
