public import Foundation

public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.ContentPreviewProvider

open class UIContextMenuConfiguration: NSObject {
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    public typealias ContentPreviewProvider = () -> UIViewController?

    public let identifier: any NSCopying
    let previewProvider: ContentPreviewProvider?
    let actionProvider: ActionProvider?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

extension UIMenuBuilder {
    /// Always `nil`: there is no menu.
    public func action(for _: UIAction.Identifier) -> UIAction? { nil }
}
