/// A sign at the end of a list's cell. It is kept, not shown.
public struct UICellAccessory: Sendable, Hashable {
    /// What the sign is.
    public enum AccessoryType: Sendable, Hashable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
    }

    /// When the sign is there.
    public enum DisplayedState: Sendable, Hashable {
        case always
        case whenEditing
        case whenNotEditing
    }

    public let accessoryType: AccessoryType
    public let displayedState: DisplayedState

    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        .init(accessoryType: .disclosureIndicator, displayedState: displayed)
    }

    public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
        .init(accessoryType: .outlineDisclosure, displayedState: displayed)
    }

    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        .init(accessoryType: .checkmark, displayedState: displayed)
    }

    public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        .init(accessoryType: .delete, displayedState: displayed)
    }

    public static func insert(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        .init(accessoryType: .insert, displayedState: displayed)
    }

    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        .init(accessoryType: .reorder, displayedState: displayed)
    }

    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        .init(accessoryType: .multiselect, displayedState: displayed)
    }

    /// A short text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        .init(accessoryType: .label, displayedState: displayed)
    }
}
