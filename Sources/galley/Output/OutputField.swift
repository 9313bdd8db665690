/// What a pattern of `-o` can name.
enum OutputField: String, CaseIterable {
    case name
    case device
    case appearance
    case style
    case scale

    /// As it stands in a pattern.
    var text: String { "{\(rawValue)}" }
}
