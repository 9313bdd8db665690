extension Simplex {
    /// Conflicts of required constraints.
    func conflicts() -> [Conflict] {
        tableau.rows.indices.filter(isViolatedRequirement).map(conflict).sorted { $0.violated.serial < $1.violated.serial }
    }

    private func isViolatedRequirement(_ row: Int) -> Bool {
        let deviation = deviations[tableau.rows[row].basic]
        guard let side = deviation.side, deviation.isViolatedRequirement(on: side) else { return false }
        return tableau.rows[row].value.magnitude > Self.tolerance
    }

    /// The conflict that a violated row shows: its deviation, and the required ones that it depends on.
    private func conflict(of row: Int) -> Conflict {
        let symbols = [tableau.rows[row].basic] + tableau.rows[row].entries.map(\.symbol).filter {
            !deviations[$0].isFree && deviations[$0].priority == Constraint.required
        }
        return Conflict(violated: id(of: symbols[0]), constraints: symbols.map(id).sorted { $0.serial < $1.serial })
    }

    private func id(of symbol: Int) -> ConstraintID {
        ConstraintID(symbol: symbol, serial: deviations[symbol].serial)
    }
}
