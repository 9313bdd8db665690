import LinuxUIKit
import TestSupport
import Testing

/// Properties of any layout. A failure reports its seed, which `GALLEY_SEED` replays.
struct PropertyTests {
    /// True if two rectangles share an area.
    private func meet(_ first: CGRect, _ second: CGRect) -> Bool {
        first.minX < second.maxX && first.maxX > second.minX && first.minY < second.maxY && first.maxY > second.minY
            && first.width > 0 && first.height > 0
    }

    @Test func mostRandomLayoutsAreValid() {
        let valid = Seeds.all.filter { RandomLayout(seed: $0).solved() != nil }
        #expect(Seeds.all.count == 1 || valid.count * 2 > Seeds.all.count)
    }

    @Test(arguments: Seeds.all)
    func aQueryFindsWhatTheWholeHoldsThere(seed: UInt64) throws {
        guard let solved = RandomLayout(seed: seed).solved() else { return }
        let all = solved.elements()
        #expect(all.count == solved.elementCount)
        #expect(Set(all.map(\.id)).count == all.count)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<12 {
            let region = CGRect(
                x: CGFloat.random(in: -60...400, using: &random),
                y: CGFloat.random(in: -60...max(1, solved.contentSize.height + 60), using: &random),
                width: random.one(of: [1, 60, 400]), height: random.one(of: [1, 90, 600]))
            #expect(solved.elements(in: region) == all.filter { meet($0.frame, region) }, "\(region)")
        }
    }

    @Test(arguments: Seeds.all)
    func everyElementIsFoundByItsIdentity(seed: UInt64) throws {
        guard let solved = RandomLayout(seed: seed).solved() else { return }
        for element in solved.elements() { #expect(solved.element(element.id) == element) }
    }

    @Test(arguments: Seeds.all)
    func framesAloneAreThoseOfTheElements(seed: UInt64) throws {
        let layout = RandomLayout(seed: seed)
        var viewport = layout.viewport
        let direction: UITraitEnvironmentLayoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
        viewport.traitCollection = UITraitCollection(traitsFrom: [
            viewport.traitCollection, UITraitCollection(layoutDirection: direction),
        ])
        guard let solved = layout.solved(in: viewport) else { return }
        let all = solved.elements()
        for section in 0..<solved.sectionCount {
            let cells = all.filter { $0.category == .cell && $0.section == section }
            #expect(solved.cellFrames(inSection: section) == cells.sorted { $0.item < $1.item }.map(\.frame))
            let views = all.filter { $0.role == .anchored && $0.section == section }
            for kind in Set(views.compactMap(\.kind)) {
                let frames = views.filter { $0.kind == kind }.sorted { $0.item < $1.item }.map(\.frame)
                #expect(solved.anchoredFrames(ofKind: kind, inSection: section) == frames)
            }
        }
    }

    @Test(arguments: Seeds.all)
    func aQueryMissesNothingThatIsVisible(seed: UInt64) throws {
        guard let solved = RandomLayout(seed: seed).solved() else { return }
        let visible = solved.elements().filter { meet(solved.presentationFrame(of: $0), solved.visibleBounds) }
        #expect(solved.visibleElements() == visible)
        #expect(solved.visibleElementBound >= visible.count)
    }

    @Test(arguments: Seeds.all)
    func mirroredTwiceIsTheIdentity(seed: UInt64) throws {
        let layout = RandomLayout(seed: seed)
        var mirrored = layout.viewport.rightToLeft
        // Pinned items depend on the scroll position, which is mirrored only if the view is.
        mirrored.contentOffset = nil
        guard layout.configuration.scrollDirection == .vertical else { return }
        var straight = layout.viewport
        straight.contentOffset = nil
        guard let there = layout.solved(in: straight), let back = layout.solved(in: mirrored) else { return }
        #expect(there.contentSize == back.contentSize)
        let scale = layout.viewport.scale
        let width = (there.contentSize.width * scale).rounded(.toNearestOrAwayFromZero) / scale
        #expect(there.elements().count == back.elements().count)
        for (element, other) in zip(there.elements(), back.elements()) {
            #expect(element.id == other.id)
            #expect(abs(width - other.frame.maxX - element.frame.minX) < 1e-6)
            #expect(element.frame.minY == other.frame.minY && element.frame.size == other.frame.size)
        }
    }

    /// All lengths are in points: fractions are floored to pixels, and their sums differ by more.
    @Test(arguments: Seeds.all)
    func scalesDifferByLessThanAPixel(seed: UInt64) throws {
        let layout = RandomLayout(seed: seed, [.boundary, .orthogonal, .edgeSpacing])
        let frames = [1, 2, 3].map { scale in
            var viewport = layout.viewport
            viewport.traitCollection = UITraitCollection(displayScale: scale, layoutDirection: .leftToRight)
            return layout.solved(in: viewport)?.elements()
        }
        guard let coarse = frames[0], let middle = frames[1], let fine = frames[2] else { return }
        for other in [middle, fine] {
            #expect(coarse.map(\.id) == other.map(\.id))
            for (first, second) in zip(coarse, other) {
                let differences = [
                    first.frame.minX - second.frame.minX, first.frame.minY - second.frame.minY,
                    first.frame.width - second.frame.width, first.frame.height - second.frame.height,
                ]
                #expect(differences.allSatisfy { abs($0) < 1 }, "\(first.id): \(first.frame), \(second.frame)")
            }
        }
    }

    @Test(arguments: Seeds.all)
    func moreItemsMoveNoEarlierOnes(seed: UInt64) throws {
        var layout = RandomLayout(seed: seed, [.fractions])
        layout.viewport.contentOffset = .zero
        guard let few = layout.solved() else { return }
        let last = layout.itemCounts.count - 1
        layout.itemCounts[last] += 7
        guard let more = layout.solved() else { return }
        for element in few.elements() where element.category == .cell {
            #expect(more.element(element.id)?.frame == element.frame)
        }
    }

    @Test(arguments: Seeds.all)
    func theContentHoldsEveryGroup(seed: UInt64) throws {
        // Flexible edges may push a group that is too wide out at the near side (B-P4), which no content size contains.
        guard let solved = RandomLayout(seed: seed, [.estimates, .fractions, .boundary]).solved() else { return }
        let content = CGRect(origin: .zero, size: solved.contentSize).insetBy(dx: -1, dy: -1)
        for section in 0..<solved.sectionCount {
            for group in 0..<solved.groupCount(inSection: section) {
                let frame = solved.groupFrame(group, inSection: section)
                #expect(content.contains(frame) || frame.width < 0 || frame.height < 0, "\(frame) in \(content)")
            }
        }
    }

    @Test(arguments: Seeds.all)
    func solvingIsAFunctionOfItsInput(seed: UInt64) throws {
        let layout = RandomLayout(seed: seed)
        guard let first = layout.solved() else { return }
        #expect(layout.solved()?.elements() == first.elements())
    }

    @Test(arguments: Seeds.all)
    func whatIsMeasuredOnScrollingEndsWhereMeasuringItAllDoes(seed: UInt64) throws {
        let layout = RandomLayout(seed: seed, [.estimates, .fractions, .boundary, .edgeSpacing])
        guard layout.configuration.scrollDirection == .vertical, let whole = layout.solved(),
              var lazily = layout.solved(measuring: .visible)
        else { return }
        // Scrolls down and up until everything was visible.
        for _ in 0..<3 {
            var top = -100.0
            while top < lazily.contentSize.height + 100 {
                try lazily.scroll(to: CGPoint(x: 0, y: top))
                top += 200
            }
        }
        try lazily.scroll(to: whole.contentOffset)
        let seen = lazily.elements()
        #expect(seen.count == whole.elementCount)
        let outside = whole.elements().contains { $0.frame.maxX <= 0 || $0.frame.minX >= whole.viewport.size.width }
        if !outside { #expect(seen == whole.elements()) }
    }

    /// A layout that is measured throughout is the one that is solved with all sizes known, and leaves no estimate.
    @Test(arguments: Seeds.all)
    func aMeasuredWholeIsTheLayoutOfKnownSizes(seed: UInt64) throws {
        let layout = RandomLayout(seed: seed, [.estimates, .fractions, .boundary, .orthogonal, .edgeSpacing])
        guard let whole = layout.solved(), let screen = layout.solved(measuring: .visible) else { return }
        func marks(_ solved: SolvedLayout) -> [FrameDoubt] {
            solved.elements().map { solved.doubtIfUnmeasured(of: $0.id).intersection(.unmeasured) }
        }
        #expect(!whole.hasUnmeasuredElements && marks(whole).allSatisfy(\.isEmpty))
        // A screen without marks is the whole; one that differs has marks.
        let unmeasured = !marks(screen).allSatisfy(\.isEmpty)
        #expect(unmeasured == screen.hasUnmeasuredElements)
        var scrolled = whole
        try scrolled.scroll(to: screen.contentOffset)
        if !unmeasured { #expect(screen.elements() == scrolled.elements()) }
        let coded = try PropertyListDecoder().decode(SolvedLayout.self, from: PropertyListEncoder().encode(screen))
        #expect(marks(coded) == marks(screen))
        #expect(coded.hasUnmeasuredElements == screen.hasUnmeasuredElements)
        // Everything is asked once for each proposal: sizes that are known bring no further questions.
        var again = whole
        try again.scroll(fromStartBy: 0)
        #expect(again.measurementCount == whole.measurementCount)
    }
}
