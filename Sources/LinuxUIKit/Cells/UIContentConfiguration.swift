public import CompositionalLayout

/// What a cell is told to show. It is kept: no cell has it make a view here.
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}
