/// A view at either end of a list row. It takes room from the row's content.
public struct UICellAccessory {
    public enum AccessoryType: Hashable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label
        case popUpMenu, detail
        case customView(UIView)
    }

    public enum DisplayedState: Sendable, Hashable {
        case always, whenEditing, whenNotEditing
    }

    public let accessoryType: AccessoryType
    public let displayedState: DisplayedState
    /// The handler of taps, in place of the default action. Stored, as there is no user.
    let actionHandler: ActionHandler?
    let appearance: Appearance

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ appearance: Appearance, _ actionHandler: ActionHandler? = nil
    ) {
        accessoryType = type
        displayedState = displayed
        self.appearance = appearance
        self.actionHandler = actionHandler
    }

    public typealias ActionHandler = () -> Void

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { .init(.disclosureIndicator, displayed, Appearance(options)) }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        .init(
            .outlineDisclosure, displayed, Appearance(isHidden: options.isHidden, reserved: options.reservedLayoutWidth, tintColor: options.tintColor),
            actionHandler)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { .init(.checkmark, displayed, Appearance(options)) }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { .init(.delete, displayed, Appearance(options, isLeading: true), actionHandler) }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { .init(.insert, displayed, Appearance(options, isLeading: true), actionHandler) }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { .init(.reorder, displayed, Appearance(options)) }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { .init(.multiselect, displayed, Appearance(options, isLeading: true)) }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory { .init(.label, displayed, Appearance(options, text: text)) }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { .init(.detail, displayed, Appearance(options), actionHandler) }

    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init()
    ) -> UICellAccessory { .init(.popUpMenu, displayed, Appearance(options)) }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        .init(
            .customView(configuration.customView), configuration.placement.displayedState,
            Appearance(
                isLeading: configuration.placement.isLeading, isHidden: configuration.isHidden,
                reserved: configuration.reservedLayoutWidth, keepsSize: configuration.maintainsFixedSize,
                tintColor: configuration.tintColor))
    }
}
