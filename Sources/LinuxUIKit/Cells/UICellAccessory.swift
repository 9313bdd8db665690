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
    }

    public let accessoryType: AccessoryType

    public static func disclosureIndicator() -> UICellAccessory { .init(accessoryType: .disclosureIndicator) }
    public static func outlineDisclosure() -> UICellAccessory { .init(accessoryType: .outlineDisclosure) }
    public static func checkmark() -> UICellAccessory { .init(accessoryType: .checkmark) }
    public static func delete() -> UICellAccessory { .init(accessoryType: .delete) }
    public static func insert() -> UICellAccessory { .init(accessoryType: .insert) }
    public static func reorder() -> UICellAccessory { .init(accessoryType: .reorder) }
    public static func multiselect() -> UICellAccessory { .init(accessoryType: .multiselect) }
}
