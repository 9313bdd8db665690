public import CompositionalLayout

/// What is the case with a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isFocused = false
    public var isDisabled = false
    public var isEditing = false
    public var isSwiped = false
    public var isExpanded = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
