public import CompositionalLayout

/// What is the case with a view that is filled in by a configuration.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    /// What an app adds.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
