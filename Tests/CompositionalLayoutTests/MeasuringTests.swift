import LinuxUIKit
import Testing

struct MeasuringTests {
    /// A feed of rows estimated at 50 points whose heights are given by item.
    private func feed(
        _ height: @escaping @Sendable (Int) -> CGFloat, count: Int, offset: CGFloat = 0,
        note: @escaping @Sendable (LayoutElement.ID) -> Void = { _ in }
    ) throws -> SolvedLayout {
        let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        section.boundarySupplementaryItems = [boundary("header", .estimated(40), .top), boundary("footer", .estimated(40), .bottom)]
        let content = LayoutContent(itemCounts: [count], fittingSize: { element, proposal in
            note(element)
            return CGSize(width: proposal.width, height: element.category == .cell ? height(element.item) : 20)
        }, measuring: .visible)
        return try UICollectionViewCompositionalLayout(section: section).solve(in: .small.scrolled(y: offset), content: content)
    }

    @Test func onlyWhatCanBeSeenIsAsked() throws {
        let asked = AskedElements()
        let solved = try feed({ _ in 100 }, count: 1000, note: { asked.note($0) })
        // A header of 20 and five rows of 100 reach beyond 480 points; the others keep their 50.
        #expect(asked.items == [0, 1, 2, 3, 4])
        #expect(solved.contentSize.height == 50_310)
        #expect(solved.cell(0, 5) == rect(0, 520, 320, 50))
    }

    @Test func whatIsNotMeasuredIsMarked() throws {
        var solved = try feed({ _ in 100 }, count: 1000)
        func unmeasured() -> Set<LayoutElement.ID> {
            Set(solved.elements().map(\.id).filter { solved.doubtIfUnmeasured(of: $0) == .unmeasuredHeight })
        }
        let footer = LayoutElement.ID(category: .supplementary, kind: "footer", section: 0, item: 0)
        #expect(unmeasured().count == 996 && unmeasured().contains(footer) && solved.hasUnmeasuredElements)
        try solved.scroll(to: CGPoint(x: 0, y: solved.contentSize.height - 30))
        #expect(!unmeasured().contains(footer) && unmeasured().count == 995)
    }

    @Test func nestedCellsAreMarkedToo() throws {
        let nested = column(.estimated(90), width: .fractionalWidth(0.5), [item(.fractionalWidth(1), .estimated(50)), item(.fractionalWidth(1), .absolute(20))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row(.estimated(90), [nested, nested])))
        let content = LayoutContent(itemCounts: [400], fittingSize: { CGSize(width: $1.width, height: 80) }, measuring: .visible)
        let solved = try layout.solve(in: .small, content: content)
        let marked = solved.elements().map(\.id).filter { solved.doubtIfUnmeasured(of: $0) == .unmeasuredHeight }.map(\.item).sorted()
        #expect(marked == (0..<400).filter { $0 % 2 == 0 && $0 >= 20 })
    }

    /// The last measured element is the one that reaches the limit.
    @Test func aLimitEndsMeasuring() throws {
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))])))
        var content = LayoutContent(itemCounts: [100], fittingSize: { CGSize(width: $1.width, height: 80) })
        content.measuringLimit = 30
        let solved = try layout.solve(in: .small, content: content)
        #expect(solved.cells().map(\.height) == Array(repeating: 80, count: 30) + Array(repeating: 50, count: 70))
        #expect(solved.measurementCount == 30 && solved.hasUnmeasuredElements)
        content.measuringLimit = 100
        #expect(try layout.solve(in: .small, content: content).hasUnmeasuredElements == false)
    }

    @Test func smallerSizesBringMoreIntoView() throws {
        let asked = AskedElements()
        _ = try feed({ _ in 10 }, count: 1000, note: { asked.note($0) })
        #expect(asked.items.count == 46)
    }

    @Test func scrollingMeasuresWhatComesIntoView() throws {
        let asked = AskedElements()
        var solved = try feed({ CGFloat(60 + $0 % 3 * 10) }, count: 1000, note: { asked.note($0) })
        let before = Set(asked.items)
        try solved.scroll(to: CGPoint(x: 0, y: 10_000))
        let visible = solved.visibleElements().filter { $0.category == .cell }
        #expect(visible.allSatisfy { $0.frame.height == CGFloat(60 + $0.item % 3 * 10) })
        #expect(asked.items.count == before.count + visible.count)
        try solved.scroll(to: .zero)
        #expect(asked.items.count == before.count + visible.count)
    }

    @Test(arguments: [LayoutContent.Measuring.everything, .visible]) func onlySelfSizingSectionsAreMeasured(measuring: LayoutContent.Measuring) throws {
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))])))
        for asked in [[], [1], [0, 2]] as [Set<Int>] {
            var content = LayoutContent(itemCounts: [2, 2, 2], fittingSize: { CGSize(width: $1.width, height: 80) }, measuring: measuring)
            content.selfSizingSections = asked
            let solved = try layout.solve(in: .small, content: content)
            #expect((0..<3).filter { solved.cells($0).map(\.height) == [80, 80] } == asked.sorted())
            #expect((0..<3).filter { solved.cells($0).map(\.height) == [50, 50] }.count == 3 - asked.count)
        }
    }

    /// Only the lower end of a shelf is visible, which is far higher than its groups are wide.
    @Test func aGroupIsMeasuredWhereItsEndAcrossIsVisible() throws {
        let group = row(.absolute(300), width: .estimated(50), [item(.estimated(50), .fractionalHeight(1))])
        let shelf = NSCollectionLayoutSection(group: group)
        shelf.orthogonalScrollingBehavior = .continuous
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? shelf : rows(.absolute(50)) }
        let content = LayoutContent(
            itemCounts: [3, 20], fittingSize: { _, proposal in CGSize(width: 80, height: proposal.height) }, measuring: .visible)
        let solved = try layout.solve(in: .small.scrolled(y: 200), content: content)
        #expect(solved.cells() == [rect(0, 0, 80, 300), rect(80, 0, 80, 300), rect(160, 0, 80, 300)])
    }

    /// Views that stick out of a section are found, whether their size is known when the layout is solved or measured afterwards.
    @Test func aViewIsFoundAsFarAsItsMeasuredSizeReaches() throws {
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge("flag", [.top], height: .estimated(20))])
        for measuring in [LayoutContent.Measuring.everything, .visible] {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                index == 0 ? NSCollectionLayoutSection(group: column(.absolute(50), [cell])) : rows(.absolute(50))
            }
            let content = LayoutContent(itemCounts: [1, 20], fittingSize: { element, proposal in
                CGSize(width: proposal.width, height: element.category == .supplementary ? 300 : proposal.height)
            }, measuring: measuring)
            let solved = try layout.solve(in: .small, content: content)
            #expect(solved.elements(in: rect(155, 260, 9, 9)).map(\.kind) == [nil, "flag"], "\(measuring)")
        }
    }

    /// A cell that moves to another place in its row is proposed that place's size, as when all is measured at once.
    @Test func aCellThatMovesToAnotherSubitemIsMeasuredForIt() throws {
        let widths = Heights([100])
        let group = row(.absolute(40), [item(.estimated(100), .absolute(40)), item(.estimated(150), .absolute(40))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let content = LayoutContent(itemCounts: [9], fittingSize: { element, proposal in
            CGSize(width: element.item == 0 ? widths[0] : proposal.width, height: 40)
        }, measuring: .visible)
        var solved = try layout.solve(in: .small, content: content)
        #expect(solved.cells().prefix(3) == [rect(0, 0, 100, 40), rect(100, 0, 150, 40), rect(0, 40, 100, 40)])
        widths[0] = 300
        try solved.remeasure(LayoutElement.ID(category: .cell, kind: nil, section: 0, item: 0))
        #expect(solved.cells().prefix(3) == [rect(0, 0, 300, 40), rect(0, 40, 100, 40), rect(100, 40, 150, 40)])
        #expect(try solved.cells() == layout.solve(in: .small, content: content).cells())
    }

    @Test func anElementMeasuredAgainMovesWhatFollows() throws {
        let heights = Heights([30, 40, 50])
        let group = row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        var solved = try layout.solve(in: .small, content: LayoutContent(itemCounts: [3, 1]) { element, proposal in
            CGSize(width: proposal.width, height: heights[element.item])
        })
        heights[1] = 100
        heights[2] = 7
        try solved.remeasure(.init(category: .cell, kind: nil, section: 0, item: 1))
        #expect(solved.cells() == [rect(0, 0, 320, 30), rect(0, 30, 320, 100), rect(0, 130, 320, 50)])
        #expect(solved.cell(1, 0)?.minY == 180)
    }

    @Test func aFlowingRowMeasuredAgainWrapsAnew() throws {
        let widths = Heights([100, 100, 100, 100, 100, 100])
        let group = row(.absolute(30), [item(.estimated(80), .fractionalHeight(1))])
        group.supplementaryItems = [badge("dot", [.top, .leading])]
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let content = LayoutContent(itemCounts: [6]) { element, proposal in
            element.category == .cell ? CGSize(width: widths[element.item], height: proposal.height) : nil
        }
        var solved = try layout.solve(in: .small, content: content)
        for change in [(0, 300), (0, 20), (5, 310), (2, 60), (0, 100)] as [(Int, CGFloat)] {
            widths[change.0] = change.1
            try solved.remeasure(.init(category: .cell, kind: nil, section: 0, item: change.0))
            #expect(solved.elements() == (try layout.solve(in: .small, content: content)).elements())
        }
    }

    /// Each cell is proposed two sizes: a quarter of the container, and then of its new size.
    @Test func aCellMeasuredAgainForgetsItsAnswersToAllProposals() throws {
        let widths = Heights([50, 50, 50, 50])
        let group = row(.absolute(30), spacing: .fixed(20), [item(.estimated(200), .fractionalWidth(0.25))])
        let content = LayoutContent(itemCounts: [4]) { element, proposal in
            CGSize(width: widths[element.item], height: proposal.height)
        }
        var solved = try UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            .solve(in: .small, content: content)
        #expect(solved.cells().map(\.minX) == [0, 70, 140, 210])
        widths[0] = 90
        try solved.remeasure(.init(category: .cell, kind: nil, section: 0, item: 0))
        #expect(solved.cell(0, 0)?.width == 90 && solved.cell(0, 1)?.minX == 110)
    }

    @Test func rowsWithoutAnEstimatedHeightAreMeasuredWhereTheyStand() throws {
        let section = NSCollectionLayoutSection(group: row(.estimated(0), [item(.fractionalWidth(1), .estimated(0))]))
        let content = LayoutContent(
            itemCounts: [10], fittingSize: { _, proposal in CGSize(width: proposal.width, height: 100) }, measuring: .visible)
        let solved = try UICollectionViewCompositionalLayout(section: section).solve(in: .small, content: content)
        #expect(solved.contentSize.height == 500)
        #expect(solved.cells().map(\.height) == [100, 100, 100, 100, 100, 0, 0, 0, 0, 0])
    }

    @Test func aFailedMeasuringLeavesTheLayoutAsItWas() throws {
        let heights = Heights([30, 40])
        let group = row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        var solved = try layout.solve(in: .small, content: LayoutContent(itemCounts: [2]) { element, proposal in
            CGSize(width: proposal.width, height: heights[element.item])
        })
        heights[0] = .nan
        #expect(throws: LayoutError.self) {
            try solved.remeasure(.init(category: .cell, kind: nil, section: 0, item: 0))
        }
        #expect(solved.cells() == [rect(0, 0, 320, 30), rect(0, 30, 320, 40)])
    }

    @Test func aLayoutWideItemThatFailsLeavesTheLayoutAsItWas() throws {
        let sizes = Heights([80, 30])
        let section = rows(.absolute(50))
        section.boundarySupplementaryItems = [boundary("header", .estimated(20), .top)]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            boundary("title", .absolute(40), width: .estimated(60), .topLeading, pins: true),
        ]
        var solved = try UICollectionViewCompositionalLayout(section: section, configuration: configuration).solve(
            in: .small, content: LayoutContent(itemCounts: [1]) { element, _ in
                element.kind == "title" ? CGSize(width: sizes[0], height: 0) : CGSize(width: 0, height: sizes[1])
            })
        sizes[0] = 0
        #expect(throws: LayoutError.self) {
            try solved.remeasure(.init(category: .supplementary, kind: "title", owner: .layout, item: 0))
        }
        #expect(solved.layoutView("title")?.frame == rect(0, 0, 80, 40))
        sizes[1] = 44
        try solved.remeasure(.init(category: .supplementary, kind: "header", section: 0, item: 0))
        #expect(solved.layoutView("title")?.frame == rect(0, 0, 80, 40))
        #expect(solved.cell(0, 0)?.minY == 84)
    }
}

/// The measured cells, in order.
private final class AskedElements: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [Int] = []

    var items: [Int] { lock.withLock { noted } }

    func note(_ element: LayoutElement.ID) {
        if element.category == .cell { lock.withLock { noted.append(element.item) } }
    }
}

/// Sizes that change between measurements.
private final class Heights: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [CGFloat]

    init(_ values: [CGFloat]) { self.values = values }

    subscript(item: Int) -> CGFloat {
        get { lock.withLock { values[item] } }
        set { lock.withLock { values[item] = newValue } }
    }
}
