import LayoutHosting
import Testing
import UIKit

/// View controllers as in apps, from Fixtures/Swift.
@MainActor
struct SampleTests {
    @Test func aPlainListShowsTheTextsOfItsSnapshot() throws {
        let shown = try Shown(FruitListViewController(), on: .iPhone15)
        #expect(shown.counts == [8])
        #expect(shown.titles(ofSection: 0).prefix(2) == ["Apple", "Apricot"])
    }

    @Test func aGroupedListHasTheHeadersOfItsRegistration() throws {
        let shown = try Shown(AccountSettingsViewController(), on: .iPhone15)
        #expect(shown.counts == [2, 3, 1])
        #expect(shown.titles(ofSection: 0) == ["Profile", "Name", "Password"])
        #expect(shown.titles(ofSection: 2) == ["About", "Version"])
    }

    @Test func anOutlineShowsWhatIsExpanded() throws {
        let shown = try Shown(LibrarySidebarViewController(), on: .iPhone15)
        #expect(shown.counts == [3, 3])
        #expect(shown.titles(ofSection: 1) == ["Collections", "Trips", "Receipts"])
    }

    @Test func shelvesAreNarrowerWhereThereIsRoom() throws {
        let (phone, pad) = (
            try Shown(BookShelvesViewController(), on: .iPhone15), try Shown(BookShelvesViewController(), on: .iPadPro11))
        #expect(phone.counts == [4, 3, 2])
        #expect(phone.titles(ofSection: 1) == ["Read again", "Ferns", "Harbour", "Night Bus"])
        let widths = try [phone.cell(0).frame.width, pad.cell(0).frame.width]
        #expect(widths == [334, 354], "0.85 and 0.425 of the width")
    }

    @Test func aCustomGroupFollowsTheSizeClass() throws {
        let (phone, pad) = (
            try Shown(PinboardViewController(), on: .iPhone15), try Shown(PinboardViewController(), on: .iPadPro11))
        #expect(Set(phone.cells.map(\.frame.minX)).count == 2 && Set(pad.cells.map(\.frame.minX)).count == 4)
        #expect(phone.titles(ofSection: 0).first == "Pin 1", "a cell without text is called by its accessibility label")
    }

    @Test func aBadgeIsCalledByItsNumber() throws {
        let shown = try Shown(BadgedIconsViewController(), on: .iPhone15)
        let badges = shown.solved.elements().filter { $0.kind == BadgedIconsViewController.badgeElementKind }
        #expect(badges.prefix(4).map { shown.app.title(of: $0) } == [nil, "1", "2", "3"], "a hidden badge shows nothing")
        #expect(shown.titles(ofSection: 0).contains("App 17"))
    }

    @Test func aDecorationHasNoTitle() throws {
        let shown = try Shown(CardSectionsViewController(), on: .iPhone15)
        #expect(shown.counts == [3, 4, 5, 6])
        let backgrounds = shown.solved.elements().filter { $0.category == .decoration }
        #expect(backgrounds.count == 4 && backgrounds.allSatisfy { shown.app.title(of: $0) == nil })
    }

    @Test func cellsSayHowHighTheyAreAndConstraintsWhereTheViewStands() throws {
        let shown = try Shown(ArticleFeedViewController(), on: .iPhone15)
        #expect(shown.cells.map(\.frame.height) == [100, 60, 160, 80])
        #expect(shown.app.viewport.size == CGSize(width: 393, height: 852 - 59))
        #expect(shown.app.viewport.safeAreaInsets == .init(top: 0, leading: 0, bottom: 34, trailing: 0))
        #expect(shown.titles(ofSection: 0).first == "Today")
    }
}

/// The solved layout of a controller on a device.
@MainActor
struct Shown {
    let app: AppLayout
    let solved: SolvedLayout

    init(_ controller: @autoclosure () throws -> UIViewController, on device: Device) throws {
        let viewport = device.viewport
        app = try viewport.performAsCurrent { try AppLayout(controller(), in: viewport) }
        solved = try app.layout.solve(in: app.viewport, content: try #require(app.content))
        try app.check(solved)
    }

    var counts: [Int]? { app.content?.itemCounts }
    var cells: [LayoutElement] { solved.elements().filter { $0.category == .cell } }

    func cell(_ item: Int) throws -> LayoutElement { try #require(cells.first { $0.item == item }) }

    /// Headers first, from top to bottom.
    func titles(ofSection section: Int) -> [String] {
        let elements = solved.elements(inSection: section).filter { $0.category != .decoration }
        let headers = elements.filter { $0.category == .supplementary }
        return (headers + elements.filter { $0.category == .cell }).compactMap { app.title(of: $0) }
    }
}
