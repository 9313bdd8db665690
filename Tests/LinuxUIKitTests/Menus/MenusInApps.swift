import UIKit

// Compiled only: menus and key commands as apps write them.

@MainActor
private func makeMenu() -> UIMenu {
    let alternate = UICommandAlternate(title: "All", action: Selector("all"), modifierFlags: .alternate)
    let new = UIKeyCommand(
        title: "New", image: UIImage(systemName: "plus"), action: Selector("new"), input: "n", modifierFlags: [.command, .shift],
        propertyList: "list", alternates: [alternate], discoverabilityTitle: "Makes one", attributes: .destructive, state: .on)
    new.title = "Newer"
    let open = UIKeyCommand(input: "o", modifierFlags: .command, action: Selector("open"), discoverabilityTitle: "Open")
    let escape = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close"))
    return UIMenu(children: [new, open, escape, UICommand(title: "Cut", action: Selector("cut"))])
}

private final class Keys: UIViewController {
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: title ?? "", action: Selector("a"), input: UIKeyCommand.inputUpArrow)]
    }
    override func validate(_ command: UICommand) { title = command.title }
}

@MainActor
private func useBars(actions: @escaping UIContextMenuActionProvider, preview: UIContextMenuContentPreviewProvider?) {
    _ = UIContextMenuConfiguration(identifier: nil, previewProvider: preview, actionProvider: actions)
    let target = UIViewController()
    target.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Sort", image: nil, target: target, action: Selector("sort"), menu: UIMenu(children: [])),
        UIBarButtonItem(image: UIImage(systemName: "plus"), target: nil, action: nil, menu: nil),
        UIBarButtonItem(title: "Add", image: nil, primaryAction: nil, menu: nil), UIBarButtonItem(title: "Plain", menu: nil),
    ]
}
