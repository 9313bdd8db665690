import CompositionalLayout
import Foundation
import Testing

/// `visualDescription()` of groups that cannot be drawn whole, or not at all (B-G14).
struct OddGroupDrawingTests {
    @Test func aGroupWithoutRoomForItsFirstItemIsDrawnEmptyWithTheError() {
        let drawing = Drawing(row(.absolute(44), [item(.absolute(500), .absolute(44))]))
        #expect(drawing.notes == [
            "A: NSCollectionLayoutItem created with invalid combination of spacing and size specified. "
                + "This group cannot fit even a single item in its 360 × 44 pt.",
        ])
        #expect(drawing.picture.count == 5 && Set(drawing.picture[1...3].joined()) == ["┃", " "])
    }

    @Test func aGroupThatUIKitRefusesIsDrawnWithWhatIsSaidOfIt() {
        let cell = item(.fractionalWidth(1), .fractionalHeight(1))
        let whole = size(.fractionalWidth(1), .absolute(44))
        let refused: [(NSCollectionLayoutGroup, String)] = [
            (row(.absolute(44), []), "A: At least 1 subitem is required for a group"),
            (NSCollectionLayoutGroup(layoutSize: whole), "A: At least 1 subitem is required for a group"),
            (.horizontal(layoutSize: whole, subitem: cell, count: 0),
             "A: A repeating horizontal group should specify a count >= 1"),
            (row(.absolute(44), [item(.fractionalWidth(.nan), .absolute(9))]),
             "a: Invalid fractional width: nan. The fraction must be a finite value."),
        ]
        for (group, complaint) in refused { #expect(Drawing(group).text.contains("\n\(complaint)\n")) }
    }

    @Test func theErrorNamesTheGroupToBlame() throws {
        let inner = row(.absolute(50), [item(.fractionalWidth(1), .fractionalHeight(1))])
        inner.contentInsets.leading = 400
        let drawing = Drawing(column(.absolute(80), [item(.fractionalWidth(1), .absolute(10)), inner]))
        let note = try #require(drawing.notes.first)
        #expect(note.hasPrefix("B: There is no room for this NSCollectionLayoutGroup"))
        #expect(note.hasSuffix("width 360 less content insets of 400."))
    }

    @Test func aThousandItemsAreDrawnAsFarAsTheyCanBeToldApart() {
        let cell = item(.absolute(120), .fractionalHeight(1))
        let whole = size(.fractionalWidth(1), .absolute(50))
        let shared = Drawing(.horizontal(layoutSize: whole, subitem: cell, count: 1000))
        #expect(shared.notes == ["983 items lie beyond the drawing"])
        #expect(positions(of: "┯", in: shared.picture[0]).count == 17)
        let repeated = Drawing(.horizontal(layoutSize: whole, repeatingSubitem: cell, count: 1000))
        #expect(repeated.notes == ["983 items lie beyond the drawing"])
        // The group is three items wide; those that stick out have no heavy outline.
        #expect(positions(of: "┯", in: repeated.picture[0]).count == 2)
    }

    @Test func aColumnIsCutLikeARow() {
        let cell = item(.fractionalWidth(1), .absolute(30))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(300)), repeatingSubitem: cell, count: 40)
        #expect(Drawing(column).notes == ["21 items lie beyond the drawing"])
        #expect(Drawing(column).picture.count == 40)
    }

    @Test func itemsWithoutAreaAreCounted() {
        let flat = Drawing(row(.absolute(0), [item(.fractionalWidth(1), .absolute(0))]))
        #expect(flat.notes == ["1 item has no area"])
        let none = Drawing(row(.absolute(0), width: .absolute(0), [item(.absolute(0), .absolute(0))]))
        #expect(none.notes == ["10000 or more items have no area"])
    }

    @Test(arguments: OddGroup.allCases)
    func anyGroupIsDrawnOnItsPage(odd: OddGroup) {
        let drawing = Drawing(odd.group)
        #expect(drawing.picture.count <= 40 && drawing.picture.allSatisfy { $0.count <= 72 })
        #expect(drawing.legend[0].hasPrefix("A "))
    }

    @Test func framesThatAreNoNumbersAreCountedAndNotDrawn() {
        #expect(Drawing(OddGroup.badFrames.group).notes == ["3 items lie beyond the drawing", "2 items have no area"])
        #expect(Drawing(OddGroup.crowd.group).notes == ["5 items lie beyond the drawing"])
    }

    @Test func aGroupThatIsTooLargeHasALegendOnly() {
        for odd in [OddGroup.huge, .infinite] {
            #expect(odd.group.visualDescription().hasPrefix("The group is too large to be drawn.\n"))
            #expect(Drawing(odd.group).picture == [])
        }
    }

    @Test func aGroupOfTooManyItemsSaysSo() {
        #expect(Drawing(OddGroup.endless.group).notes == ["A: This group holds more than 10000 items, too many to draw."])
    }
}
