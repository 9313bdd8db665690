import LinuxUIKit
import TestSupport
import Testing

/// Sizes that come to be known one after the other, over random self-sizing layouts, compared with solving once with the same sizes.
struct MeasuringPropertyTests {
    /// The sizes and doubts that content answers with.
    private final class Answers: @unchecked Sendable {
        private let lock = NSLock()
        private var known: [LayoutElement.ID: SizeAnswer] = [:]
        private var asked: Set<LayoutElement.ID> = []
        private var random: SeededGenerator

        init(_ random: SeededGenerator) { self.random = random }

        func answer(_ question: SizeQuestion) -> SizeAnswer {
            lock.withLock {
                asked.insert(question.element)
                if let answer = known[question.element] { return answer }
                return renewed(question.element)
            }
        }

        /// The answer of an element that was measured; the estimate of another.
        func answerIfAsked(_ question: SizeQuestion) -> SizeAnswer {
            lock.withLock { asked.contains(question.element) ? known[question.element] ?? SizeAnswer(nil) : SizeAnswer(nil) }
        }

        func change(_ element: LayoutElement.ID) { lock.withLock { _ = renewed(element) } }

        private func renewed(_ element: LayoutElement.ID) -> SizeAnswer {
            let size = CGSize(width: random.one(of: [20, 47.5, 90, 160, 320]), height: random.one(of: [10, 22.5, 60, 130]))
            let answer = SizeAnswer(size, doubt: random.one(of: [[], [], .estimated, .uncertain, [.estimated, .uncertain]]))
            known[element] = answer
            return answer
        }
    }

    /// Flowing rows of chips, stacks of rows, or both in one group, under a header that is measured, too.
    private static func layout(_ random: inout SeededGenerator) -> UICollectionViewCompositionalLayout {
        let spacing: NSCollectionLayoutSpacing? = random.one(of: [nil, .fixed(7)])
        let chip = item(.estimated(random.one(of: [40, 80, 150])), random.one(of: [.absolute(30), .estimated(24)]))
        if random.chance(0.4) { chip.contentInsets.trailing = 5 }
        let flow = row(random.one(of: [.absolute(30), .estimated(30)]), spacing: spacing, [chip])
        let stack = row(.estimated(50), [item(.fractionalWidth(random.one(of: [1, 0.5])), .estimated(50))])
        let section = NSCollectionLayoutSection(group: random.one(of: [flow, flow, stack]))
        section.interGroupSpacing = random.one(of: [0, 6])
        if random.chance(0.5) { section.boundarySupplementaryItems = [boundary("header", .estimated(40), .top)] }
        return UICollectionViewCompositionalLayout(section: section)
    }

    private struct Measured {
        let layout: UICollectionViewCompositionalLayout
        let answers: Answers
        let count: Int
        var solved: SolvedLayout

        init(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            layout = MeasuringPropertyTests.layout(&random)
            count = random.one(of: [1, 9, 40, 200])
            let answers = Answers(random)
            self.answers = answers
            var content = LayoutContent(itemCounts: [count, 3], measuring: .visible)
            content.measure = { answers.answer($0) }
            solved = try layout.solve(in: .small, content: content)
        }

        /// The layout with the same sizes, all known from the start.
        func solvedAtOnce() throws -> SolvedLayout {
            var content = LayoutContent(itemCounts: [count, 3])
            content.measure = { [answers] in answers.answerIfAsked($0) }
            return try layout.solve(in: solved.viewport, content: content)
        }
    }

    @Test(arguments: Seeds.few)
    func sizesLearntByScrollingGiveTheFramesOfSizesKnownAtOnce(seed: UInt64) throws {
        var measured = try Measured(seed: seed)
        var random = SeededGenerator(seed: seed + 1)
        for turn in 0..<8 {
            try measured.solved.scroll(to: CGPoint(x: 0, y: random.one(of: [0, 90, 300, 700, 2_000])))
            #expect(try measured.solved.elements() == measured.solvedAtOnce().elements(), "turn \(turn)")
        }
    }

    @Test(arguments: Seeds.few)
    func measuringAgainGivesTheFramesAndDoubtsOfTheNewAnswers(seed: UInt64) throws {
        var measured = try Measured(seed: seed)
        var random = SeededGenerator(seed: seed + 2)
        for turn in 0..<12 {
            guard let element = random.one(of: measured.solved.visibleElements().map(\.id).filter { $0.category != .decoration } + [nil])
            else { continue }
            measured.answers.change(element)
            try measured.solved.remeasure(element)
            let atOnce = try measured.solvedAtOnce()
            #expect(measured.solved.elements() == atOnce.elements(), "turn \(turn), \(element)")
            #expect(measured.solved.doubts(ofMeasured: atOnce) == atOnce.frameDoubts, "turn \(turn), \(element)")
        }
    }
}

extension SolvedLayout {
    /// The doubts about elements that another solution of the layout has asked for.
    fileprivate func doubts(ofMeasured other: SolvedLayout) -> [LayoutElement.ID: FrameDoubt] {
        frameDoubts.filter { other.element($0.key) != nil }
    }
}

/// Explanations of frames name the edge that they take an inset of.
struct ExplainedInsetTests {
    /// Insets of which no two are the same, so that a wrong edge has a wrong length.
    private static let insets: [(owner: String, NSDirectionalEdgeInsets)] = [
        ("the section", NSDirectionalEdgeInsets(top: 29, leading: 31, bottom: 37, trailing: 41)),
        ("the group", NSDirectionalEdgeInsets(top: 13, leading: 17, bottom: 19, trailing: 23)),
        ("the item", NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)),
    ]

    private static func length(_ words: String) -> CGFloat? {
        for (owner, insets) in insets where words.hasSuffix(" of " + owner) {
            let edges = ["top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing]
            return edges.first { words == "contentInsets.\($0.key) of \(owner)" }?.value
        }
        return nil
    }

    @Test(arguments: [false, true], UICollectionView.ScrollDirection.allCases)
    func anInsetHasTheLengthOfTheEdgeThatIsNamed(isRightToLeft: Bool, direction: UICollectionView.ScrollDirection) throws {
        for width in [.fractionalWidth(1), .fractionalWidth(0.5), .absolute(140), .estimated(150)] as [NSCollectionLayoutDimension] {
            let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
            cell.contentInsets = Self.insets[2].1
            let group = row(.absolute(120), width: width, [cell])
            group.contentInsets = Self.insets[1].1
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = Self.insets[0].1
            let solved = try solve(
                section, items: [7, 2], in: isRightToLeft ? LayoutViewport.small.rightToLeft : .small, direction: direction)
            var named: Set<String> = []
            for element in solved.elements() {
                let origin = try #require(solved.origin(of: element.id))
                for term in (origin.position + origin.size).flatMap(\.terms) where term.words.hasPrefix("contentInsets.") {
                    #expect(abs(term.length) == Self.length(term.words), "\(element.id): \(term)")
                    named.insert(term.words)
                }
            }
            #expect(named.count >= 8, "\(named.sorted())")
        }
    }
}
