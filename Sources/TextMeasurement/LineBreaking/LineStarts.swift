/// Finds line break opportunities, character by character.
struct LineStarts {
    private let scalars: [Unicode.Scalar]
    private let opportunities: [Bool]
    private var position = 0
    /// True if the last character's script needs a dictionary to find words.
    private(set) var isComplex = false

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        opportunities = LineBreakRules(scalars).opportunities
    }

    /// Advances by one character; true if a line may start with it.
    mutating func next(_ character: Character) -> Bool {
        defer { position += character.unicodeScalars.count }
        isComplex = LineBreakClass(scalars[position]) == .complexContext
        return opportunities[position]
    }
}
