import LinuxUIKit
import Testing

struct AnchorTests {
    @Test func fractionsOfABadgeAreOfTheInsetItem() throws {
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.absolute(120), .absolute(120)),
            supplementaryItems: [badge("b", .bottom, width: .fractionalWidth(1.1), height: .fractionalHeight(0.5))])
        cell.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(120), [cell])), items: [1])
        #expect(solved.view("b")?.frame == rect(5, 60, 110, 50))
    }

    @Test func fractionalOffsetsAreOfTheViewsOwnSize() throws {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        let view = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "b", containerAnchor: anchor)
        let cell = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [view])
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(100), [cell])), items: [1])
        #expect(solved.view("b")?.frame == rect(90, -5, 20, 10))
    }

    @Test func anAnchorAtOppositeEdgesIsInTheMiddleBetweenThem() throws {
        let places: [(NSDirectionalRectEdge, CGRect)] = [
            (.all, rect(40, 40, 20, 20)), ([.leading, .trailing, .top], rect(40, 0, 20, 20)),
            ([.top, .bottom, .trailing], rect(80, 40, 20, 20)),
        ]
        for (edges, frame) in places {
            let cell = NSCollectionLayoutItem(
                layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge("b", edges)])
            let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(100), [cell])), items: [1])
            #expect(solved.view("b")?.frame == frame)
        }
    }

    @Test func offsetsOfBothAnchorsAddUp() throws {
        let view = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "b",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: 1, y: 2)),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: 3, y: 4)))
        let cell = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [view])
        let solved = try solve(NSCollectionLayoutSection(group: row(.absolute(100), [cell])), items: [1])
        #expect(solved.view("b")?.frame == rect(-16, -14, 20, 20))
    }

    @Test func aGroupsViewStandsOnItsInsetRectAndIsSizedInTheSection() throws {
        let group = row(.absolute(80), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .fractionalHeight(1))])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20)
        group.supplementaryItems = [badge("g", .trailing, width: .fractionalWidth(0.1), height: .absolute(40))]
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [2])
        // A tenth of 320, at the trailing edge of 160 − 20.
        #expect(solved.view("g", 0, 0)?.frame == rect(108, 20, 32, 40))
        #expect(solved.view("g", 0, 1)?.frame == rect(108, 100, 32, 40))
    }

    @Test func viewsTakeNoRoom() throws {
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
            supplementaryItems: [badge("b", .bottom, width: .absolute(500), height: .absolute(500))])
        #expect(try solve(NSCollectionLayoutSection(group: row(.absolute(50), [cell])), items: [2]).contentSize == CGSize(width: 320, height: 100))
    }

    @Test func viewsAreCountedByKindThroughTheSection() throws {
        let badged = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge("dot", [.top, .leading])])
        let plain = item(.fractionalWidth(0.5), .fractionalHeight(1))
        let group = row(.absolute(50), [plain, badged])
        group.supplementaryItems = [badge("group", [.bottom, .trailing])]
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [5])
        #expect(solved.elements().filter { $0.kind == "dot" }.map(\.id.item) == [0, 1])
        #expect(solved.view("dot", 0, 1)?.frame.origin == CGPoint(x: 160, y: 50))
        // The group's view also exists for the partly filled group, at the full group's position (E6).
        #expect(solved.elements().filter { $0.kind == "group" }.map(\.id.item) == [0, 1, 2])
        #expect(solved.view("group", 0, 2)?.frame == rect(300, 130, 20, 20))
        #expect(solved.view("dot", 0, 2) == nil)
    }

    @Test func viewsOfANestedGroupFollowItsItems() throws {
        let inner = column(.fractionalHeight(1), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        inner.supplementaryItems = [badge("inner", [.top, .leading])]
        let outer = row(.absolute(100), [item(.fractionalWidth(0.5), .fractionalHeight(1)), inner])
        let section = NSCollectionLayoutSection(group: outer)
        #expect(try solve(section, items: [4]).elements().filter { $0.kind == "inner" }.count == 1)
        #expect(try solve(section, items: [5]).elements().filter { $0.kind == "inner" }.count == 2)
    }

    @Test func viewsAreDrawnAboveAllCellsOfTheirSection() throws {
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge("dot", .bottom)])
        let section = NSCollectionLayoutSection(group: row(.absolute(50), [cell]))
        section.decorationItems = [.background(elementKind: "background")]
        let order = try solve(section, items: [3]).elements().map(\.role)
        #expect(order == [.decoration, .cell, .cell, .cell, .anchored, .anchored, .anchored])
    }
}
