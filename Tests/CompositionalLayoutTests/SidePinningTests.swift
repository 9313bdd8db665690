import LinuxUIKit
import TestSupport
import Testing

/// Pinned boundary items at the sides of content that scrolls both ways (B-K7), and items of the layout wider than the screen (B-L5).
struct SidePinningTests {
    /// A table of numbers, 800 × 480, in a view of 375 × 400: rows of 8 cells with a title each, and a header of the layout.
    private func table(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], header: NSCollectionLayoutBoundarySupplementaryItem? = nil,
        at offset: CGPoint
    ) throws -> SolvedLayout {
        let section = NSCollectionLayoutSection(
            group: row(.absolute(40), width: .absolute(800), [item(.absolute(100), .fractionalHeight(1))]))
        section.boundarySupplementaryItems = items
        return try solve(
            section, items: Array(repeating: 8, count: 12),
            in: LayoutViewport(width: 375, height: 400, scale: 2).scrolled(x: offset.x, y: offset.y),
            configure: { $0.boundarySupplementaryItems = header.map { [$0] } ?? [] })
    }

    private func title(_ alignment: NSRectAlignment, pins: Bool = true) -> NSCollectionLayoutBoundarySupplementaryItem {
        boundary("title", .absolute(40), width: .absolute(100), alignment, pins: pins)
    }

    @Test func titlesOfRowsFollowTheirSide() throws {
        let header = boundary("columns", .absolute(50), width: .absolute(800), .top, pins: true)
        let solved = try table([title(.leading)], header: header, at: CGPoint(x: 150, y: 130))
        #expect(solved.layoutView("columns")?.frame == rect(0, 130, 800, 50))
        for row in 0..<12 {
            #expect(solved.view("title", row)?.frame == rect(150, 50 + 40 * CGFloat(row), 100, 40))
        }
        #expect(solved.visibleElements().contains { $0.id == solved.view("title", 3)?.id })
    }

    /// Within the content, and only at a side.
    @Test func anItemAtASideKeepsItsPlaceOnTheScreen() throws {
        for (x, scrolled) in [(-20, 0), (0, 0), (150, 150), (425, 425), (470, 425)] as [(CGFloat, CGFloat)] {
            func start(_ alignment: NSRectAlignment, pins: Bool = true) throws -> CGFloat? {
                try table([title(alignment, pins: pins)], at: CGPoint(x: x, y: 0)).view("title")?.frame.minX
            }
            #expect(try start(.leading) == scrolled && start(.topLeading) == scrolled && start(.bottomLeading) == scrolled)
            #expect(try start(.trailing) == 275 + scrolled && start(.topTrailing) == 275 + scrolled)
            #expect(try start(.top) == 137.5 && start(.bottom) == 137.5)
            #expect(try start(.leading, pins: false) == 0 && start(.trailing, pins: false) == 275)
        }
    }

    /// The item may have any width, and the content may be scrolled by any distance.
    @Test(arguments: [20, 100, 375, 500, 700, 800, 1000] as [CGFloat])
    func aPinnedItemStaysWithinTheContent(width: CGFloat) throws {
        let offsets: [CGFloat] = [0, 90, 300, 425]
        for (x, alignment) in offsets.flatMap({ x in [NSRectAlignment.leading, .bottomLeading, .trailing].map { (x, $0) } }) {
            func frame(pins: Bool) throws -> CGRect {
                let wide = boundary("wide", .absolute(40), width: .absolute(width), alignment, pins: pins)
                return try #require(try table([wide], at: CGPoint(x: x, y: 0)).view("wide")?.frame)
            }
            let (natural, pinned) = (try frame(pins: false).minX, try frame(pins: true).minX)
            #expect(pinned == max(natural, min(natural + x, 800 - width)), "\(x) \(alignment)")
        }
    }

    @Test func anItemOfTheLayoutWiderThanTheScreenBeginsWhereTheContentDoes() throws {
        for alignment in [NSRectAlignment.top, .topLeading, .topTrailing, .bottom, .none] {
            let wide = boundary("wide", .absolute(50), width: .absolute(800), alignment)
            #expect(try table([], header: wide, at: .zero).layoutView("wide")?.frame.minX == 0, "\(alignment)")
        }
        let narrow = boundary("narrow", .absolute(50), width: .absolute(75), .top)
        #expect(try table([], header: narrow, at: .zero).layoutView("narrow")?.frame.minX == 150)
    }

    @Test func aPinnedItemThatIsScrolledOffTheScreenIsTold() throws {
        func told(_ alignment: NSRectAlignment, x: CGFloat, pins: Bool = true) throws -> [Int?] {
            try table([title(alignment, pins: pins)], at: CGPoint(x: x, y: 100)).pinnedItemsOffScreen.map(\.section)
        }
        // Of sections of 80, the second to the seventh are on the screen, from 100 to 500.
        #expect(try told(.top, x: 300) == Array(1...6))
        #expect(try told(.top, x: 300, pins: false).isEmpty && told(.leading, x: 300).isEmpty && told(.top, x: 0).isEmpty)
    }

    // MARK: Any boundary items

    /// Random boundary items of a section and of the layout, in content larger than the view on both axes.
    private struct RandomItems {
        struct Item {
            var alignment: NSRectAlignment
            var isPinned: Bool
            var extends: Bool
            /// Across and along the scroll axis.
            var size: [CGFloat]
            var offset: [CGFloat]
        }

        let own: [Item]
        let layouts: [Item]
        let scrolled: [CGFloat]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            func items() -> [Item] {
                (0..<3).map { _ in
                    Item(
                        alignment: random.one(of: [.none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing]),
                        isPinned: random.chance(0.6), extends: random.chance(0.6),
                        size: [random.one(of: [40, 90, 700]), random.one(of: [20, 50])],
                        offset: [random.one(of: [0, 0, 12]), random.one(of: [0, 0, -8])])
                }
            }
            (own, layouts) = (items(), items())
            scrolled = [random.one(of: [0, 60, 300]), random.one(of: [0, 100, 500])]
        }

        /// - Parameter axis: the scroll direction; the horizontal layout is the vertical one with exchanged axes.
        func solved(_ direction: UICollectionView.ScrollDirection, isRightToLeft: Bool = false) throws -> SolvedLayout {
            let isVertical = direction == .vertical
            func make(_ items: [Item], _ kind: String) -> [NSCollectionLayoutBoundarySupplementaryItem] {
                items.enumerated().map { index, item in
                    let (across, along) = (item.size[0], item.size[1])
                    return boundary(
                        "\(kind)\(index)", .absolute(isVertical ? along : across), width: .absolute(isVertical ? across : along),
                        isVertical ? item.alignment : item.alignment.transposed,
                        offset: isVertical ? CGPoint(x: item.offset[0], y: item.offset[1]) : CGPoint(x: item.offset[1], y: item.offset[0]),
                        extends: item.extends, pins: item.isPinned)
                }
            }
            let cell = item(.fractionalWidth(1), .fractionalHeight(1))
            let section = NSCollectionLayoutSection(
                group: isVertical ? row(.absolute(90), width: .absolute(700), [cell]) : column(.absolute(700), width: .absolute(90), [cell]))
            section.boundarySupplementaryItems = make(own, "own")
            var viewport = LayoutViewport(width: 300, height: 300, scale: 2)
            if isRightToLeft { viewport = viewport.rightToLeft }
            let offset = isVertical ? CGPoint(x: scrolled[0], y: scrolled[1]) : CGPoint(x: scrolled[1], y: scrolled[0])
            func solve(at offset: CGPoint?) throws -> SolvedLayout {
                viewport.contentOffset = offset
                return try CompositionalLayoutTests.solve(section, items: [4, 6], in: viewport, direction: direction, configure: {
                    $0.boundarySupplementaryItems = make(layouts, "layout")
                })
            }
            guard isRightToLeft else { return try solve(at: offset) }
            let width = try solve(at: nil).contentSize.width
            return try solve(at: CGPoint(x: width - 300 - offset.x, y: offset.y))
        }
    }

    @Test(arguments: Seeds.all)
    func pinningTurnsWithTheScrollDirection(seed: UInt64) throws {
        let items = RandomItems(seed: seed)
        let (vertical, horizontal) = (try items.solved(.vertical), try items.solved(.horizontal))
        for element in vertical.elements() {
            let frame = try #require(horizontal.element(element.id)?.frame)
            #expect(CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width) == element.frame, "\(element.id)")
        }
    }

    @Test(arguments: Seeds.all, UICollectionView.ScrollDirection.allCases)
    func pinningIsMirroredRightToLeft(seed: UInt64, direction: UICollectionView.ScrollDirection) throws {
        let items = RandomItems(seed: seed)
        let (straight, mirrored) = (try items.solved(direction), try items.solved(direction, isRightToLeft: true))
        for element in straight.elements() {
            var frame = try #require(mirrored.element(element.id)?.frame)
            frame.origin.x = straight.contentSize.width - frame.maxX
            #expect(frame == element.frame, "\(element.id)")
        }
    }

    @Test(arguments: Seeds.all, UICollectionView.ScrollDirection.allCases)
    func aPinnedItemAtASideIsNeverOffTheScreen(seed: UInt64, direction: UICollectionView.ScrollDirection) throws {
        let solved = try RandomItems(seed: seed).solved(direction)
        for element in solved.pinnedItemsOffScreen {
            guard case .boundary(let alignment, _) = element.role else { continue }
            let middle: [NSRectAlignment] = direction == .vertical ? [.none, .top, .bottom] : [.none, .leading, .trailing]
            #expect(middle.contains(alignment) || element.frame.width > 300 || element.frame.height > 300, "\(element.id)")
        }
    }
}

extension NSRectAlignment {
    /// The alignment with exchanged axes.
    fileprivate var transposed: NSRectAlignment {
        switch self {
        case .none: .none
        case .top: .leading
        case .topLeading: .topLeading
        case .leading: .top
        case .bottomLeading: .topTrailing
        case .bottom: .trailing
        case .bottomTrailing: .bottomTrailing
        case .trailing: .bottom
        case .topTrailing: .bottomLeading
        }
    }
}
