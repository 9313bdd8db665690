import Testing
import UIKit

/// A boundary item can be placed by an anchor, with the initializer of its superclass.
struct BoundaryAnchorTests {
    private func frame(_ item: NSCollectionLayoutBoundarySupplementaryItem) throws -> CGRect? {
        let section = rows()
        section.boundarySupplementaryItems = [item]
        let solved = try UICollectionViewCompositionalLayout(section: section)
            .solve(in: Device.iPhoneSE.viewport, content: LayoutContent(itemCounts: [3]))
        return solved.elements().first { $0.kind == "note" }?.frame
    }

    @Test(arguments: NSRectAlignment.allCases)
    func anAnchorStandsForTheAlignmentAtItsEdges(alignment: NSRectAlignment) throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(30))
        for offset in [CGPoint.zero, CGPoint(x: 7, y: 16)] {
            let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: offset)
            let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "note", containerAnchor: anchor)
            let aligned = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: "note", alignment: alignment, absoluteOffset: offset)
            #expect(item.alignment == alignment && item.offset == offset)
            let frames = try [frame(item), frame(aligned)]
            #expect(frames[0] != nil && frames[0] == frames[1])
        }
    }

    /// As those of badges, fractional offsets count by the item's own size.
    @Test(arguments: NSRectAlignment.allCases)
    func aFractionalOffsetCountsByTheItemsOwnSize(alignment: NSRectAlignment) throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(30))
        let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, fractionalOffset: CGPoint(x: 0.1, y: -0.5))
        let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "note", containerAnchor: anchor)
        let aligned = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "note", alignment: alignment, absoluteOffset: CGPoint(x: 9, y: -15))
        let frames = try [frame(item), frame(aligned)]
        #expect(frames[0] != nil && frames[0] == frames[1])
    }

    @Test func aFractionOfASideThatIsNotAbsoluteIsIgnoredWithAWarning() {
        func made(_ offset: CGPoint) -> (offset: CGPoint, warnings: [String]) {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
            let (item, warnings) = LayoutWarning.collecting {
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: "note", containerAnchor: NSCollectionLayoutAnchor(edges: .top, fractionalOffset: offset))
            }
            return (item.offset, warnings.map(\.description))
        }
        #expect(made(CGPoint(x: 0, y: 0.5)) == (CGPoint(x: 0, y: 15), []))
        let words = "the fractional offset of the boundary item \"note\" is ignored along sides that are not absolute; UIKit's rule is not known"
        #expect(made(CGPoint(x: 0.5, y: 1)) == (CGPoint(x: 0, y: 30), [words]))
    }
}
