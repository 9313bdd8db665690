/// Finds line break opportunities, character by character.
struct LineStarts {
    private let classes: [LineBreakClass]
    private let opportunities: [Bool]
    private var position = 0
    /// True if the last character's script needs a dictionary to find words.
    private(set) var isComplex = false

    init(_ text: String) {
        let rules = LineBreakRules(Array(text.unicodeScalars))
        (classes, opportunities) = (rules.own, rules.opportunities)
    }

    /// Advances by one character; true if a line may start with it.
    mutating func next(_ character: Character) -> Bool {
        defer { position += character.unicodeScalars.count }
        isComplex = classes[position] == .complexContext
        return opportunities[position]
    }
}
