import LinuxUIKit
import Testing

/// Layouts on many threads at once. `Scripts/test-threads` runs these tests under the thread sanitizer.
struct ConcurrencyTests {
    private static let threadCount = 8

    @Test func layoutsSolvedTogetherAreThoseSolvedAlone() async {
        let alone = Array((UInt64(1)...).lazy.compactMap(Outcome.init).prefix(200))
        #expect(Set(alone.map(\.elements)).count > 180)
        // The classes of the API are not Sendable, so each thread creates the layouts that it solves.
        let different = await onThreads(Self.threadCount) { thread in
            stride(from: thread, to: alone.count, by: Self.threadCount).map { alone[$0] }
                .filter { Outcome(seed: $0.seed) != $0 }.map(\.seed)
        }
        #expect(different.flatMap { $0 } == [], "the seeds of layouts that came out otherwise")
    }

    @Test func aSolvedLayoutAnswersManyThreadsAtOnce() async {
        let layouts = (1...60).compactMap { RandomLayout(seed: $0).solved() }
        #expect(layouts.count > 30)
        let expected = layouts.map(Answers.init)
        let equal = await onThreads(Self.threadCount) { _ in layouts.map(Answers.init) == expected }
        #expect(equal == Array(repeating: true, count: Self.threadCount))
    }

    @Test func aCopyScrolledOnAThreadLeavesTheOthersAsTheyAre() async throws {
        let section = NSCollectionLayoutSection(group: row(.estimated(50), [item(.fractionalWidth(1), .estimated(50))]))
        section.boundarySupplementaryItems = [boundary("header", .estimated(30), .top, pins: true)]
        let content = LayoutContent(itemCounts: [200, 200], fittingSize: { element, proposal in
            CGSize(width: proposal.width, height: CGFloat(20 + element.item % 5 * 15))
        }, measuring: .visible)
        let solved = try UICollectionViewCompositionalLayout(section: section).solve(in: .small, content: content)
        let before = Answers(solved)
        let scrolled = await onThreads(Self.threadCount) { thread in Self.scrolled(solved, thread) }
        #expect(scrolled == (0..<Self.threadCount).map { Self.scrolled(solved, $0) })
        #expect(Answers(solved) == before)
    }

    private static func scrolled(_ layout: SolvedLayout, _ thread: Int) -> Answers? {
        var copy = layout
        for step in 0..<10 {
            guard (try? copy.scroll(to: CGPoint(x: 0, y: CGFloat(step * (thread + 1)) * 150))) != nil else { return nil }
        }
        return Answers(copy)
    }
}

/// The result of solving the layout for a seed.
private struct Outcome: Sendable, Equatable {
    let seed: UInt64
    let contentSize: CGSize
    let elements: [LayoutElement]

    /// `nil` for a layout that UIKit would reject.
    init?(seed: UInt64) {
        guard let solved = RandomLayout(seed: seed).solved() else { return nil }
        self.seed = seed
        contentSize = solved.contentSize
        elements = solved.elements()
    }
}

/// The results of all queries of a solved layout.
private struct Answers: Sendable, Equatable {
    let visible: [LayoutElement]
    let inPart: [LayoutElement]
    let byIdentity: [LayoutElement?]
    let presented: [CGRect]
    let cells: [[CGRect]]
    let sections: [CGRect]
    let rests: [CGFloat?]
    let roles: [LayoutElement.Role: Int]

    init(_ solved: SolvedLayout) {
        let all = solved.elements()
        let indices = 0..<solved.sectionCount
        visible = solved.visibleElements()
        inPart = solved.elements(in: rect(20, solved.contentSize.height / 3, 150, 200))
        byIdentity = all.map { solved.element($0.id) }
        presented = all.map(solved.presentationFrame)
        cells = indices.map(solved.cellFrames)
        sections = indices.map(solved.sectionFrame)
        rests = indices.map { solved.orthogonalScrolling(ofSection: $0)?.targetOffset(forProposed: 120) }
        roles = solved.roleCounts
    }
}

/// Runs `work` on threads that start together, and returns their results in order.
private func onThreads<Value: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Value) async -> [Value] {
    let gate = Gate(count)
    return await withTaskGroup(of: (thread: Int, value: Value).self) { group in
        for thread in 0..<count {
            group.addTask {
                await withCheckedContinuation { continuation in
                    Thread {
                        gate.pass()
                        continuation.resume(returning: (thread, work(thread)))
                    }.start()
                }
            }
        }
        return await group.reduce(into: []) { $0.append($1) }.sorted { $0.thread < $1.thread }.map(\.value)
    }
}

/// Opens when the expected number of threads has arrived.
private final class Gate: @unchecked Sendable {
    private let condition = NSCondition()
    private var missing: Int

    init(_ count: Int) { missing = count }

    func pass() {
        condition.withLock {
            missing -= 1
            if missing == 0 { condition.broadcast() }
            while missing > 0 { condition.wait() }
        }
    }
}
