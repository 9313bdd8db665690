/// Numbers strokes in the order of their first use; lengths are told apart in steps.
struct StrokeNumbers: ~Copyable {
    private var table = WordTable()
    private var gradients = GradientNumbers()
    /// What was looked up last: what stands together is often drawn alike.
    private var last: (identity: ObjectIdentifier, number: Int)?

    /// The number of a stroke that was looked up just before.
    @inline(__always)
    func number(of identity: ObjectIdentifier) -> Int? {
        guard let last, last.identity == identity else { return nil }
        return last.number
    }

    mutating func number(of stroke: Stroke, stepsPerPoint: Double) -> Int {
        table.append(stroke.ends == .round ? 0 : 1)
        switch stroke.paint {
        case .color(let color):
            table.append(0)
            table.append(color.light.word)
            table.append(color.dark.word)
        case .gradient(let gradient):
            table.append(1)
            table.append(UInt64(gradients.number(of: gradient)))
        }
        table.append(WordTable.word(stroke.width, stepsPerPoint: stepsPerPoint))
        for dash in stroke.dashes { table.append(WordTable.word(dash, stepsPerPoint: stepsPerPoint)) }
        let number = table.number()
        last = (stroke.identity, number)
        return number
    }
}
