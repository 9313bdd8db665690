import Testing
import UIKit

@MainActor
struct MenuTests {
    @Test func aMenuWithOtherElementsKeepsTheRest() {
        let menu = UIMenu(title: "a", options: .displayInline, children: [])
        let other = menu.replacingChildren([UICommand(title: "b", action: Selector("c"))])
        #expect(other.title == "a" && other.options == .displayInline && other.children.map(\.title) == ["b"])
        #expect(menu.children.isEmpty)
    }
}
