import Testing
import UIKit

@MainActor
struct KeyCommandTests {
    @Test func aCommandKeepsWhatItIsMadeWith() {
        let find = UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find"))
        #expect(find.input == "f" && find.modifierFlags == .command && find.action == Selector("find") && find.title == "")
        let open = UIKeyCommand(
            input: "o", modifierFlags: [.command, .shift], action: Selector("open"), discoverabilityTitle: "Open")
        #expect(open.discoverabilityTitle == "Open" && open.modifierFlags == [.command, .shift])
        let alternate = UICommandAlternate(title: "All", action: Selector("all"), modifierFlags: .alternate)
        let new = UIKeyCommand(
            title: "New", image: UIImage(systemName: "plus"), action: Selector("new"), input: "n", modifierFlags: .command,
            propertyList: "list", alternates: [alternate], discoverabilityTitle: "Makes one", attributes: .destructive,
            state: .on)
        new.title = "Newer"
        #expect(new.title == "Newer" && new.image != nil && new.input == "n" && new.propertyList as? String == "list")
        #expect(new.alternates == [alternate] && new.attributes == .destructive && new.state == .on)
        let menu = UIMenu(children: [new, UICommand(title: "Cut", action: Selector("cut"))])
        #expect(menu.children.map(\.title) == ["Newer", "Cut"])
    }

    private final class Keys: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(title: title ?? "", action: Selector("a"), input: UIKeyCommand.inputEscape)]
        }
    }

    @Test func aControllerMayHaveCommands() {
        let controller = Keys()
        controller.title = "Close"
        #expect(controller.keyCommands?.map(\.title) == ["Close"])
    }
}
