extension Simplex {
    /// Conflicts of required constraints.
    func conflicts() -> [Conflict] {
        tableau.rows.indices.filter { isErrorOfRequirement($0) && tableau.rows[$0].value.magnitude > Self.tolerance }
            .map(conflict).sorted { $0.violated.serial < $1.violated.serial }
    }

    /// The row's deviation is of a required constraint, and on a side where it fails.
    private func isErrorOfRequirement(_ row: Int) -> Bool {
        let deviation = deviations[tableau.rows[row].basic]
        guard !deviation.isFree, deviation.priority == Constraint.required, let side = deviation.side else { return false }
        return deviation.violates(on: side)
    }

    /// The conflict that a violated row shows: its deviation, and the required ones that it depends on.
    ///
    /// A symbol whose move would lower the row's error raises that of another requirement, whose row then belongs to the
    /// conflict.
    private func conflict(of row: Int) -> Conflict {
        var rows = [row]
        var next = 0
        var sums: [Int: Double] = [:]
        while next < rows.count {
            let side = Double(deviations[tableau.rows[rows[next]].basic].side!.rawValue)
            for entry in tableau.rows[rows[next]].entries { sums[entry.symbol, default: 0] += side * entry.coefficient }
            next += 1
            guard next == rows.count else { continue }
            let open = sums.filter { lowersErrors($0.key, by: $0.value) }.keys
            rows += Set(open.flatMap { tableau.columns[$0] }.filter(isErrorOfRequirement)).subtracting(rows).sorted()
        }
        let blocking = sums.filter { $0.value.magnitude > Cost.tolerance && isRequired($0.key) }.keys
        let constraints = (rows.map { tableau.rows[$0].basic } + blocking).map(id).sorted { $0.serial < $1.serial }
        return Conflict(violated: id(of: tableau.rows[row].basic), constraints: constraints)
    }

    private func isRequired(_ symbol: Int) -> Bool {
        !deviations[symbol].isFree && deviations[symbol].priority == Constraint.required
    }

    /// A symbol's move that lowers a sum of errors does not violate its own constraint at once.
    private func lowersErrors(_ symbol: Int, by sum: Double) -> Bool {
        guard sum.magnitude > Cost.tolerance else { return false }
        return !isRequired(symbol) || !deviations[symbol].violates(on: sum > 0 ? .below : .above)
    }

    private func id(of symbol: Int) -> ConstraintID {
        ConstraintID(symbol: symbol, serial: deviations[symbol].serial)
    }
}
