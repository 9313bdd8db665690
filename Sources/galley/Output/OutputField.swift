/// In what pictures may differ, and a pattern of `-o` can name.
enum OutputField: String, CaseIterable {
    case name
    case device
    case size
    case appearance
    case direction
    case offset
    case style
    case scale

    /// As it stands in a pattern.
    var text: String { "{\(rawValue)}" }
}
