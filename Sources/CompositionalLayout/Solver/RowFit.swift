/// Computes the number of subitems of a repeated list that fit into a row.
struct RowFit {
    /// The length of a subitem along the row, in device pixels: a fixed part, plus a fraction of the row's reduced extent.
    struct Length {
        var fixed: Double
        var fraction: Double
    }

    /// A row that fits.
    struct Row {
        var count: Int
        /// The length that fractions refer to: the row's extent less the spacings (B-P1).
        var container: Double
    }

    /// In device pixels. Sums of thirds must not lose a column to floating-point error (B-G3).
    static let tolerance = 1e-6

    var lengths: [Length]
    var room: Double
    var spacing: Double

    /// The longest row that fits; `nil` if not even the first subitem does (B-G8).
    ///
    /// - Parameters:
    ///   - mixed: true if a subitem derives its cross size from the row's extent; such rows are counted in two steps (B-G4).
    ///   - itemLimit: the count if subitems have zero length, so that any number would fit.
    ///   - countLimit: the upper bound on the count.
    func row(mixed: Bool, itemLimit: Int, countLimit: Int) -> Row? {
        if takesNoRoom { return Row(count: max(1, min(itemLimit, countLimit + 1)), container: room) }
        if mixed, let row = twoStepRow(countLimit: countLimit) { return row }
        let count = longest(countLimit: countLimit) { count in (spacing, room - Double(count - 1) * spacing) }
        return count == 0 ? nil : Row(count: count, container: room - Double(count - 1) * spacing)
    }

    /// True if a repetition of the list does not extend the row.
    private var takesNoRoom: Bool {
        lengths.reduce(0) { $0 + $1.fixed + PixelGrid.floor($1.fraction * room) } + Double(lengths.count) * spacing <= 0
    }

    /// Counts the subitems that fit without spacings, resolves fractions with the spacings for that count, and takes as many as
    /// then fit (B-G4). Differs from the plain rule only in rows of mixed subitems. `nil` if the first subitem does not fit.
    private func twoStepRow(countLimit: Int) -> Row? {
        let spaceless = longest(countLimit: countLimit) { _ in (0, room) }
        let container = room - Double(spaceless - 1) * spacing
        guard spaceless > 0, container > 0 else { return nil }
        let count = longest(countLimit: countLimit) { _ in (spacing, container) }
        return count == 0 ? nil : Row(count: count, container: container)
    }

    /// The largest count before the first that does not fit (B-G2, B-G3).
    ///
    /// - Parameter rule: returns the spacing and the container for a count.
    /// - Complexity: O(count × distinct fractions among the subitems so far).
    private func longest(countLimit: Int, rule: (Int) -> (spacing: Double, container: Double)) -> Int {
        var fixed = 0.0
        // Tallies equal fractions, as a list may be long and most of its subitems equal or absolute.
        var tally: [(fraction: Double, times: Int)] = []
        var places: [Double: Int] = [:]
        var resolved = (container: Double.nan, length: 0.0)
        for count in 1...(countLimit + 1) {
            let length = lengths[(count - 1) % lengths.count]
            fixed += length.fixed
            if let place = places[length.fraction] {
                tally[place].times += 1
            } else if length.fraction != 0 {
                places[length.fraction] = tally.count
                tally.append((length.fraction, 1))
            }
            let (spacing, container) = rule(count)
            if resolved.container == container {
                resolved.length += PixelGrid.floor(length.fraction * container)
            } else {
                resolved = (container, tally.reduce(0) { $0 + PixelGrid.floor($1.fraction * container) * Double($1.times) })
            }
            let total = fixed + Double(count - 1) * spacing + resolved.length
            let fits = total <= room + Self.tolerance && (count == 1 || container > 0)
            if !fits { return count - 1 }
        }
        return countLimit + 1
    }
}
