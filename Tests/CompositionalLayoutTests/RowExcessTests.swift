import LinuxUIKit
import Testing

/// Rows that are too short for their first item (B-G8).
struct RowExcessTests {
    private func excess(_ group: NSCollectionLayoutGroup, widths: [CGFloat], inset: CGFloat = 0) throws -> ExceededRows? {
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = inset
        return try solve(section, items: [widths.count], fitting: { element, proposal in
            CGSize(width: widths[element.item], height: proposal.height)
        }).exceededRows
    }

    private let chips = row(.absolute(32), spacing: .fixed(8), [item(.estimated(60), .fractionalHeight(1))])

    @Test func aFirstItemLongerThanItsRowIsFound() throws {
        let found = try #require(try excess(chips, widths: [80, 120, 500, 90, 310, 301], inset: 20))
        #expect(found.first.item == 2 && found.count == 3 && found.length == 500 && found.room == 300 && found.axis == .horizontal)
    }

    @Test func itemsThatFillTheirRowAreNotFound() throws {
        #expect(try excess(chips, widths: [320, 80, 320, 319.5]) == nil)
    }

    @Test func aNestedRowIsFoundByItsFirstCell() throws {
        let nested = row(.absolute(32), width: .absolute(100), [item(.estimated(60), .fractionalHeight(1))])
        let found = try #require(try excess(row(.absolute(32), [item(.absolute(50), .absolute(9)), nested]), widths: [0, 130, 0, 20, 20, 20]))
        #expect(found.first.item == 1 && found.count == 1 && found.room == 100)
    }

    @Test func aRowThatIsEstimatedItselfIsNeverTooShort() throws {
        #expect(try excess(row(.absolute(32), width: .estimated(100), [item(.estimated(60), .fractionalHeight(1))]), widths: [500, 500]) == nil)
    }

    @Test func estimatesCountWithoutContent() throws {
        let section = NSCollectionLayoutSection(group: row(.absolute(32), [item(.estimated(400), .fractionalHeight(1))]))
        #expect(try solve(section, items: [1_000]).exceededRows?.count == 1_000)
    }
}
