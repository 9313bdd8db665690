/// Converts points to a canvas's lines, columns or rows, along one axis.
///
/// It is to scale except for edges that would fall on one line: these are placed a line apart, as long as there are
/// enough lines, so that no gap is lost.
struct SketchRuler {
    /// The first and the last length on the canvas.
    let range: ClosedRange<Double>
    /// Whether anything lies beyond the last.
    let isCut: Bool
    let lastLine: Int
    private var knots: [(length: Double, line: Int)]
    private let tolerance: Double

    /// - Parameters:
    ///   - lengths: the edges to distinguish, in ascending order and without duplicates; some may be beyond the range.
    init(_ lengths: [Double], in range: ClosedRange<Double>, isCut: Bool, lastLine: Int) {
        self.range = range
        self.isCut = isCut
        self.lastLine = lastLine
        tolerance = Self.tolerance(of: range)
        let extent = range.upperBound - range.lowerBound
        knots = lengths.filter { $0 <= range.upperBound + Self.tolerance(of: range) }.map { length in
            let line = extent > 0 ? ((length - range.lowerBound) / extent * Double(lastLine)).rounded() : 0
            return (length, min(lastLine, max(0, Int(line))))
        }
        if knots.count <= lastLine + 1 { separate() }
    }

    private mutating func separate() {
        for index in knots.indices.dropFirst() {
            knots[index].line = max(knots[index].line, knots[index - 1].line + 1)
        }
        var last = lastLine
        for index in knots.indices.reversed() {
            knots[index].line = min(knots[index].line, last)
            last = knots[index].line - 1
        }
    }

    /// Points per line.
    var step: Double { lastLine > 0 ? (range.upperBound - range.lowerBound) / Double(lastLine) : 0 }

    /// Whether something that begins at a length lies beyond the canvas.
    func isBeyond(_ length: Double) -> Bool { isCut && length >= range.upperBound - tolerance }

    /// The line of a length, interpolated between its neighbours' lines; for a length beyond the end, a line off the
    /// canvas.
    func line(_ length: Double) -> Int {
        if isCut, length > range.upperBound + tolerance { return lastLine + 2 }
        guard let next = knots.firstIndex(where: { $0.length >= length - tolerance }) else { return lastLine }
        guard next > 0, knots[next].length > length + tolerance else { return knots[next].line }
        let (near, far) = (knots[next - 1], knots[next])
        let share = (length - near.length) / (far.length - near.length)
        return near.line + Int((share * Double(far.line - near.line)).rounded())
    }

    /// The distance below which two edges count as one.
    static func tolerance(of range: ClosedRange<Double>) -> Double {
        (range.upperBound - range.lowerBound) * 1e-9
    }

    /// The lengths in ascending order; those that differ by less than the tolerance counted once.
    static func distinct(_ lengths: [Double]) -> [Double] {
        let sorted = lengths.sorted()
        guard let first = sorted.first, let last = sorted.last else { return [] }
        let tolerance = tolerance(of: first...last)
        return sorted.reduce(into: []) { result, length in
            if result.last.map({ length - $0 > tolerance }) ?? true { result.append(length) }
        }
    }
}
