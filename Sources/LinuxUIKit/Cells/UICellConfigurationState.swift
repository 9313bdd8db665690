public import CompositionalLayout

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isFocused = false
    public var isDisabled = false
    public var isEditing = false
    public var isSwiped = false
    public var isExpanded = false
    public var isPinned = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a view that is configured by a configuration.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    /// The values that an app adds.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a value that an app adds to the state of its cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }
}

extension UICellConfigurationState {
    /// Whether a user drags a cell: never.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting
        case dragging
    }

    /// Whether a user drops something into a cell: never.
    public enum DropState: Int, Sendable {
        case none = 0
        case notTargeted
        case targeted
    }
}

/// What the configuration of a view depends on: its traits and states.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isSelected = false
    public var isHighlighted = false
    public var isFocused = false
    public var isDisabled = false
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
