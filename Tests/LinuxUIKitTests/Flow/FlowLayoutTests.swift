import Testing
import UIKit

/// The rules of `UICollectionViewFlowLayout` (article FlowLayout). Frames are worked out by hand.
struct FlowLayoutTests {
    private func solved(
        _ layout: UICollectionViewLayout, items: [Int], width: CGFloat = 100, height: CGFloat = 200, scale: CGFloat = 1,
        isRightToLeft: Bool = false, fittingSize: LayoutContent.FittingSize? = nil
    ) throws -> SolvedLayout {
        var viewport = LayoutViewport(width: width, height: height, scale: scale)
        if isRightToLeft { viewport.traits.direction = .rightToLeft }
        return try layout.solve(in: viewport, content: LayoutContent(itemCounts: items, fittingSize: fittingSize))
    }

    private func cells(_ solved: SolvedLayout, section: Int = 0) -> [CGRect] { solved.cellFrames(inSection: section) }

    private func flow(_ size: CGSize, spacing: CGFloat = 0) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (spacing, spacing)
        return layout
    }

    /// Sizes of its own for items, as chips have them.
    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        let sizes: [CGSize]

        init(_ sizes: [CGSize]) {
            self.sizes = sizes
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }
    }

    /// The frames of items with sizes of their own in a view 100 wide.
    @MainActor
    private func cells(_ layout: UICollectionViewFlowLayout, _ sizes: [CGSize]) throws -> [CGRect] {
        let delegate = Sizes(sizes)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        view.delegate = delegate
        return try withExtendedLifetime((delegate, view)) { cells(try solved(layout, items: [sizes.count])) }
    }

    @Test func photoGridOfAnIPhone() throws {
        let layout = flow(CGSize(width: 124, height: 124), spacing: 5)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        let solved = try solved(layout, items: [10], width: 393, height: 852, scale: 2)
        let frames = [5, 134, 263, 392].flatMap { y in [5, 134.5, 264].map { CGRect(x: $0, y: y, width: 124, height: 124) } }
        #expect(cells(solved) == Array(frames.prefix(10)))
        #expect(solved.contentSize == CGSize(width: 393, height: 521))
        #expect(solved.itemCount(inSection: 0) == 10)
    }

    @Test func lineBreaksWhereTheNextItemDoesNotFit() throws {
        #expect(cells(try solved(flow(CGSize(width: 30, height: 10), spacing: 5), items: [3])).map(\.minY) == [0, 0, 0])
        #expect(cells(try solved(flow(CGSize(width: 30.5, height: 10), spacing: 5), items: [3])).map(\.minY) == [0, 0, 15])
    }

    /// The parts fit even if their sum exceeds the width by a rounding error, as sevenths of 393 do.
    @Test(arguments: [100, 320, 375, 390, 393, 402, 414, 430, 744, 1024] as [CGFloat])
    func partsOfAWidthFit(width: CGFloat) throws {
        for count in 2...9 {
            let layout = flow(CGSize(width: width / CGFloat(count), height: 10))
            #expect(cells(try solved(layout, items: [count], width: width)).allSatisfy { $0.minY == 0 }, "\(count)")
        }
    }

    @Test func equalItemsKeepTheirColumnsInTheLastLine() throws {
        // (100 - 3 × 30) / 2 = 5 apart.
        #expect(cells(try solved(flow(CGSize(width: 30, height: 10)), items: [5])).map(\.minX) == [0, 35, 70, 0, 35])
    }

    @Test func oneColumnIsCentred() throws {
        #expect(cells(try solved(flow(CGSize(width: 60, height: 10)), items: [2])).map(\.minX) == [20, 20])
    }

    @MainActor @Test func linesOfDifferentItemsAreJustifiedButTheLast() throws {
        let widths: [CGFloat] = [30, 40, 50, 20, 20]
        let frames = try cells(flow(.zero, spacing: 4), widths.map { CGSize(width: $0, height: 10) })
        // 30 + 4 + 40 is full: the next needs 54. Then 50 + 4 + 20 + 4 + 20 = 98 is the last line.
        #expect(frames.map(\.minX) == [0, 60, 0, 54, 78])
        #expect(frames.map(\.minY) == [0, 0, 14, 14, 14])
    }

    @MainActor @Test func anItemAloneInAJustifiedLineIsCentred() throws {
        let frames = try cells(flow(.zero), [CGSize(width: 40, height: 10), CGSize(width: 90, height: 10)])
        #expect(frames.map(\.minX) == [30, 0])
    }

    @MainActor @Test func itemsAreCentredInTheThicknessOfTheirLine() throws {
        let frames = try cells(flow(.zero), [CGSize(width: 20, height: 10), CGSize(width: 20, height: 30)])
        #expect(frames.map(\.minY) == [10, 0])
    }

    @Test func headersAndFootersSpanTheViewAroundTheInsets() throws {
        let layout = flow(CGSize(width: 100, height: 20))
        layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
        layout.headerReferenceSize = CGSize(width: 7, height: 30)
        layout.footerReferenceSize = CGSize(width: 7, height: 10)
        let solved = try solved(layout, items: [1, 0])
        let views = solved.elements().filter { $0.category == .supplementary }
        #expect(cells(solved) == [CGRect(x: 0, y: 33, width: 100, height: 20)])
        #expect(views.map(\.frame.minY) == [0, 57, 67, 104])
        #expect(views.map(\.frame.width) == [100, 100, 100, 100])
        #expect(solved.contentSize.height == 114)
    }

    @Test func columnsOfAHorizontalLayoutRunDown() throws {
        let layout = flow(CGSize(width: 20, height: 90), spacing: 5)
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize = CGSize(width: 11, height: 1)
        let solved = try solved(layout, items: [5])
        // Two columns of 90 need 185 of 200: 20 between them.
        #expect(cells(solved).map(\.origin) == [
            CGPoint(x: 11, y: 0), CGPoint(x: 11, y: 110), CGPoint(x: 36, y: 0), CGPoint(x: 36, y: 110), CGPoint(x: 61, y: 0),
        ])
        #expect(solved.elements().first { $0.category == .supplementary }?.frame == CGRect(x: 0, y: 0, width: 11, height: 200))
        #expect(solved.scrollAxis == .horizontal)
    }

    @Test func pinnedHeaderStaysWithinItsSection() throws {
        let layout = flow(CGSize(width: 100, height: 50))
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        func headers(_ distance: CGFloat) throws -> [CGFloat] {
            let viewport = LayoutViewport(width: 100, height: 100, scale: 1)
            return try layout.solve(in: viewport, content: LayoutContent(itemCounts: [4, 4]), scrolledBy: distance)
                .elements().filter { $0.category == .supplementary }.map(\.frame.minY)
        }
        // The first section ends at 220.
        #expect(try headers(0) == [0, 220])
        #expect(try headers(70) == [70, 220])
        #expect(try headers(210) == [200, 220])
    }

    @Test func pinnedHeaderStaysAboveItsFooter() throws {
        let layout = flow(CGSize(width: 100, height: 50))
        (layout.headerReferenceSize.height, layout.footerReferenceSize.height) = (20, 30)
        layout.sectionHeadersPinToVisibleBounds = true
        // The first section's cells end at 220, its footer at 250.
        for (distance, top) in [(0, 0), (199, 199), (200, 200), (201, 200), (249, 200)] as [(CGFloat, CGFloat)] {
            let solved = try layout.solve(
                in: LayoutViewport(width: 100, height: 100, scale: 1), content: LayoutContent(itemCounts: [4, 4]), scrolledBy: distance)
            let header = solved.elements().first { $0.kind == UICollectionView.elementKindSectionHeader && $0.section == 0 }
            #expect(header?.frame.minY == top, "\(distance)")
        }
    }

    @Test func pinnedFooterStaysAtTheFarEdge() throws {
        let layout = flow(CGSize(width: 100, height: 50))
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionFootersPinToVisibleBounds = true
        let footers = try solved(layout, items: [8], height: 100).elements().filter { $0.category == .supplementary }
        #expect(footers.map(\.frame.minY) == [80])
    }

    @Test func cellsOfAnEstimatedSizeAreMeasured() throws {
        let layout = flow(CGSize(width: 50, height: 50), spacing: 0)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let frames = cells(try solved(layout, items: [3]) { element, _ in CGSize(width: 40 + element.item * 10, height: 20) })
        #expect(frames == [
            CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 50, y: 0, width: 50, height: 20),
            CGRect(x: 0, y: 20, width: 60, height: 20),
        ])
    }

    /// F4
    @Test(arguments: [(90, [12, 115, 218, 12, 115]), (200, [60, 60, 60, 60, 60])] as [(CGFloat, [CGFloat])])
    func measuredCellsOfOneWidthFormColumns(width: CGFloat, places: [CGFloat]) throws {
        let layout = flow(CGSize(width: 50, height: 50), spacing: 6)
        layout.estimatedItemSize = CGSize(width: 50, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        let frames = cells(try solved(layout, items: [5], width: 320) { element, _ in CGSize(width: width, height: 20 + CGFloat(element.item)) })
        #expect(frames.map(\.minX) == places)
    }

    /// F8
    @MainActor @Test(arguments: [UICollectionViewFlowLayout.SectionInsetReference.fromSafeArea, .fromLayoutMargins])
    func theContentInsetIsSubtractedFromInsetsAndGuide(reference: UICollectionViewFlowLayout.SectionInsetReference) {
        let layout = flow(CGSize(width: 70, height: 50), spacing: 7)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
        layout.sectionInsetReference = reference
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        view.content = LayoutContent(itemCounts: [7])
        #expect((0..<3).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX } == [0, 100, 200])
    }

    @MainActor @Test func aReloadForgetsMeasuredSizes() throws {
        let layout = flow(CGSize(width: 50, height: 50))
        layout.estimatedItemSize = CGSize(width: 50, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [2])
        let path = IndexPath(item: 0, section: 0)
        let original = try #require(layout.layoutAttributesForItem(at: path))
        let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
        preferred.size.height = 90
        layout.invalidateLayout(with: layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        #expect(layout.layoutAttributesForItem(at: path)?.size.height == 90)
        view.reloadData()
        #expect(layout.layoutAttributesForItem(at: path)?.size.height == 20)
    }

    /// A sideways layout is the transposed one, in a transposed view.
    @Test(arguments: [UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, .fromSafeArea, .fromLayoutMargins])
    func aSidewaysLayoutIsTransposed(reference: UICollectionViewFlowLayout.SectionInsetReference) throws {
        func frames(_ isSideways: Bool) throws -> [CGRect] {
            func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
                isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
            }
            let layout = flow(size(30, 17), spacing: 4)
            layout.scrollDirection = isSideways ? .horizontal : .vertical
            layout.sectionInsetReference = reference
            layout.minimumLineSpacing = 9
            (layout.headerReferenceSize, layout.footerReferenceSize) = (size(0, 11), size(0, 13))
            layout.sectionInset = isSideways
                ? UIEdgeInsets(top: 3, left: 1, bottom: 4, right: 2) : UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 4)
            var viewport = LayoutViewport(width: 0, height: 0)
            viewport.size = size(200, 300)
            viewport.safeAreaInsets = isSideways ? .init(top: 12, leading: 0, bottom: 7, trailing: 0)
                : .init(top: 0, leading: 12, bottom: 0, trailing: 7)
            viewport.layoutMargins = isSideways ? .init(top: 20, leading: 0, bottom: 9, trailing: 0)
                : .init(top: 0, leading: 20, bottom: 0, trailing: 9)
            viewport.adjustedContentInset = .zero
            let solved = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [7, 0, 2]))
            return solved.elements().map(\.frame).map {
                isSideways ? CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) : $0
            }
        }
        let upright = try frames(false)
        #expect(try frames(true) == upright && upright.count == 15)
    }

    @Test func itemsRunFromTheLeftUnlessTheLayoutFlips() throws {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let flipping = Flipping()
        flipping.itemSize = CGSize(width: 30, height: 10)
        let plain = flow(CGSize(width: 30, height: 10), spacing: 10)
        #expect(cells(try solved(plain, items: [2], isRightToLeft: true)).map(\.minX) == [0, 70])
        #expect(cells(try solved(flipping, items: [2], isRightToLeft: true)).map(\.minX) == [70, 0])
    }

    @Test func subclassMovesItsCells() throws {
        final class LeftAligned: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                var right: CGFloat = 0
                return super.layoutAttributesForElements(in: rect)?.map { attributes in
                    if attributes.frame.minX == 0 { right = 0 }
                    attributes.frame.origin.x = right
                    right = attributes.frame.maxX
                    return attributes
                }
            }
        }
        let layout = LeftAligned()
        layout.itemSize = CGSize(width: 30, height: 10)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        #expect(cells(try solved(layout, items: [4])).map(\.minX) == [0, 30, 60, 0])
    }
}
