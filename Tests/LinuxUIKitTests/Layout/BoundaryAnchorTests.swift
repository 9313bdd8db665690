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
}
