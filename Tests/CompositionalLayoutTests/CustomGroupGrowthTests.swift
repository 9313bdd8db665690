import LinuxUIKit
import TestSupport
import Testing

/// Custom groups with estimated dimensions (B-E15).
struct CustomGroupGrowthTests {
    private func custom(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ frames: [CGRect]
    ) -> NSCollectionLayoutGroup {
        .custom(layoutSize: size(width, height)) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
    }

    private let tags = [rect(95, 0, 200, 60), rect(45, 70, 140, 80), rect(195, 70, 150, 80), rect(45, 160, 300, 40), rect(145, 210, 100, 90)]

    @Test(arguments: [100, 300, 5_000] as [CGFloat])
    func anEstimatedGroupIsAsHighAsItsFramesReach(estimate: CGFloat) throws {
        let first = NSCollectionLayoutSection(group: custom(.fractionalWidth(1), .estimated(estimate), tags))
        first.boundarySupplementaryItems = [boundary("header", .absolute(30), .top)]
        let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? first : rows(.absolute(50)) }
        let solved = try layout.solve(in: LayoutViewport(width: 390, height: 844, scale: 3), content: LayoutContent(itemCounts: [5, 1]))
        #expect(solved.cells() == tags.map { $0.offsetBy(dx: 0, dy: 30) })
        #expect(solved.sectionFrame(1).minY == 330 && solved.contentSize.height == 380)
    }

    @Test func aProviderSeesTheEstimate() throws {
        var seen: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.estimated(70), .estimated(100))) { environment in
            seen.append(environment.container.contentSize)
            return [NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 300, 400))]
        }
        let solved = try solve(NSCollectionLayoutSection(group: group), items: [2])
        #expect(seen == [CGSize(width: 70, height: 100)])
        #expect(solved.groupFrame(1, inSection: 0) == rect(0, 400, 300, 400))
    }

    @Test func aLastGroupEndsWithTheFramesThatHaveItems() throws {
        let solved = try solve(NSCollectionLayoutSection(group: custom(.fractionalWidth(1), .estimated(9), tags)), items: [7])
        #expect(solved.groupFrame(1, inSection: 0) == rect(0, 300, 320, 150))
    }

    @Test func uniformGroupsAreAllAsHighAsTheFramesReach() throws {
        let group = custom(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 9), tags)
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [6]).contentSize.height == 600)
    }

    @Test func insetsOnAnEstimatedAxisAddNothing() throws {
        let group = custom(.fractionalWidth(1), .estimated(9), tags)
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        #expect(try solve(NSCollectionLayoutSection(group: group), items: [5]).contentSize.height == 300)
    }

    @Test func nestedGroupsPushWhatFollowsThem() throws {
        let pair = custom(.estimated(10), .estimated(10), [rect(0, 0, 40, 30), rect(50, 0, 60, 90)])
        let across = row(.estimated(10), [pair, item(.absolute(200), .absolute(20))])
        let section = NSCollectionLayoutSection(group: column(.estimated(10), [across, item(.absolute(80), .absolute(20))]))
        #expect(try solve(section, items: [4]).cells() == [rect(0, 0, 40, 30), rect(50, 0, 60, 90), rect(110, 0, 200, 20), rect(0, 90, 80, 20)])
    }

    @Test func sidewaysSectionsAndHorizontalLayoutsGrowAlongTheirRun() throws {
        let group = custom(.estimated(10), .estimated(10), [rect(0, 0, 90, 100), rect(150, 20, 90, 40)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        #expect(try solve(section, items: [4], direction: .horizontal).cells().map(\.minX) == [0, 150, 250, 400])
        section.orthogonalScrollingBehavior = .continuous
        let solved = try solve(section, items: [4])
        #expect(solved.cells().map(\.minX) == [0, 150, 250, 400] && solved.contentSize.height == 100)
    }

    /// The container of an estimated custom group contains its frames exactly, along the axes that are estimated.
    @Test(arguments: Seeds.all)
    func anEstimatedGroupContainsItsFramesExactly(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let frames = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                rect(
                    random.one(of: [0, 10, 45, 170]), random.one(of: [0, 8, 90, 600]), random.one(of: [20, 50, 300]),
                    random.one(of: [10, 44, 120]))
            }
            let (width, height) = (random.chance(0.5), random.chance(0.7))
            let group = custom(
                width ? .estimated(random.one(of: [5, 90, 700])) : .absolute(150), height ? .estimated(random.one(of: [5, 90, 2000])) : .absolute(70),
                frames)
            group.contentInsets = random.one(of: [.zero, NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)])
            let first = NSCollectionLayoutSection(group: group)
            first.contentInsets.leading = random.one(of: [0, 16])
            first.boundarySupplementaryItems = random.chance(0.5) ? [] : [boundary("header", .absolute(30), .top)]
            first.orthogonalScrollingBehavior = random.one(of: [.none, .continuous])
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = random.one(of: [.vertical, .horizontal])
            let layout = UICollectionViewCompositionalLayout(
                sectionProvider: { section, _ in section == 0 ? first : rows(.absolute(50)) }, configuration: configuration)
            let content = LayoutContent(itemCounts: [Int.random(in: 1...20, using: &random), 1])
            for viewport in [LayoutViewport.small, .small.rightToLeft] {
                try check(layout.solve(in: viewport, content: content), width: width, height: height)
            }
        }
    }

    private func check(_ solved: SolvedLayout, width: Bool, height: Bool) {
        for group in 0..<solved.groupCount(inSection: 0) {
            let frame = solved.groupFrame(group, inSection: 0)
            let cells = solved.elements(ofGroup: group, inSection: 0).map(\.frame)
            if height { #expect(cells.map(\.maxY).max() == frame.maxY && cells.allSatisfy { $0.minY >= frame.minY }) }
            guard width else { continue }
            let isMirrored = solved.viewport.isRightToLeft
            #expect(isMirrored ? cells.map(\.minX).min() == frame.minX : cells.map(\.maxX).max() == frame.maxX)
            #expect(cells.allSatisfy { $0.minX >= frame.minX && $0.maxX <= frame.maxX })
        }
        guard !solved.isOrthogonal(section: 0) else { return }
        // Nothing of the next section is drawn across the cells.
        let next = solved.sectionFrame(1)
        for cell in solved.cells() {
            if solved.scrollAxis == .vertical, height { #expect(cell.maxY <= next.minY) }
            if solved.scrollAxis == .horizontal, width {
                #expect(solved.viewport.isRightToLeft ? cell.minX >= next.maxX : cell.maxX <= next.minX)
            }
        }
    }
}
