/// Where lines may start, character by character.
struct LineStarts {
    private let scalars: [Unicode.Scalar]
    private let opportunities: [Bool]
    private var position = 0
    /// Whether the last character is of a script whose words only a dictionary finds.
    private(set) var isComplex = false

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        opportunities = LineBreakRules(scalars).opportunities
    }

    /// Whether a line may start with the next character of the text.
    mutating func next(_ character: Character) -> Bool {
        defer { position += character.unicodeScalars.count }
        isComplex = LineBreakClass(scalars[position]) == .complexContext
        return opportunities[position]
    }
}
