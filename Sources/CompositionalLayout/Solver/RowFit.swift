/// How many subitems of a repeated list fit into a row.
struct RowFit {
    /// The length of a subitem along the row, in device pixels: a fixed part, and a fraction of the row's reduced
    /// extent.
    struct Length {
        var fixed: Double
        var fraction: Double
    }

    /// A row that fits.
    struct Row {
        var count: Int
        /// What fractions refer to: the row's extent less the spacings (B-P1).
        var container: Double
    }

    /// In device pixels; sums of thirds must not lose a column to floating-point error (B-G3).
    static let tolerance = 1e-6

    var lengths: [Length]
    var room: Double
    var spacing: Double

    /// The longest row that fits, or `nil` if not even the first subitem does (B-G8).
    ///
    /// - Parameters:
    ///   - mixed: whether a subitem derives its cross size from the row's extent; such rows are counted in two steps
    ///     (B-G4).
    ///   - itemLimit: the count if subitems have zero length and any number would fit.
    ///   - countLimit: the upper bound on the count.
    func row(mixed: Bool, itemLimit: Int, countLimit: Int) -> Row? {
        if takesNoRoom { return Row(count: max(1, min(itemLimit, countLimit + 1)), container: room) }
        if mixed, let row = twoStepRow(countLimit: countLimit) { return row }
        let count = longest(countLimit: countLimit) { count in (spacing, room - Double(count - 1) * spacing) }
        return count == 0 ? nil : Row(count: count, container: room - Double(count - 1) * spacing)
    }

    /// Whether one repetition of the list brings the end of the row no nearer.
    private var takesNoRoom: Bool {
        lengths.reduce(0) { $0 + $1.fixed + PixelGrid.floor($1.fraction * room) } + Double(lengths.count) * spacing <= 0
    }

    /// Counts what fits without spacings, resolves fractions with the spacings for that count, and takes as many as
    /// then fit (B-G4). The result differs from the plain rule in mixed rows only.
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
    /// - Complexity: O(count × the shorter of count and list).
    private func longest(countLimit: Int, rule: (Int) -> (spacing: Double, container: Double)) -> Int {
        var fixed = 0.0
        var tally = [Int](repeating: 0, count: lengths.count)
        for count in 1...(countLimit + 1) {
            let index = (count - 1) % lengths.count
            fixed += lengths[index].fixed
            tally[index] += 1
            let (spacing, container) = rule(count)
            var total = fixed + Double(count - 1) * spacing
            // Those of a long list that have not had their turn add nothing.
            for (length, times) in zip(lengths.prefix(count), tally) where length.fraction != 0 {
                total += PixelGrid.floor(length.fraction * container) * Double(times)
            }
            let fits = total <= room + Self.tolerance && (count == 1 || container > 0)
            if !fits { return count - 1 }
        }
        return countLimit + 1
    }
}
