import CompositionalLayout
import FontFiles
import Goldens
import HostFiles
import LayoutDiagram
import LinuxUIKit
import TextMeasurement
import ViewPictures

/// A variant of an assertion's layout, solved.
struct SolvedVariant {
    var look: Look
    var subject: AssertedLayout
    var layout: SolvedLayout
    /// The layout for goldens of the whole content, measured throughout.
    var whole: SolvedLayout
    /// The views of the screen; `nil` if no golden shows or records views.
    var views: ScreenViews?
    var doubts: [TextDoubt]

    func measured(for kind: StrategyGolden) -> SolvedVariant {
        var solved = self
        if kind.showsWhole { solved.layout = whole }
        return solved
    }
}

/// The variants of an assertion. Each is created and solved in turn; those that differ only in appearance are checked together.
struct AssertionRun {
    private let assertion: LayoutAssertion
    /// Groups of looks that differ only in appearance.
    private var groups: ArraySlice<[Look]>
    private var solved: [SolvedVariant] = []
    private(set) var outcomes: [SnapshotOutcome] = []

    /// A variant to be made.
    struct Variant {
        let look: Look
        /// Measures texts, and collects uncertainties about them.
        let meter: TextMeter
        fileprivate let doubts: Locked<[TextDoubt]>
        var viewport: LayoutViewport { look.viewport() }

        fileprivate init(_ look: Look, _ fonts: Fonts?) {
            let doubts = Locked<[TextDoubt]>([])
            let measuring = fonts.map { TextMeasurer(sources: [$0]) } ?? TextMeter.current.measuring
            (self.look, self.doubts) = (look, doubts)
            meter = TextMeter(measuring) { doubt in doubts.withLock { $0.append(doubt) } }
        }

        func perform<Answer>(_ body: () throws -> Answer) throws -> Answer {
            try meter.performAsCurrent { () throws in try viewport.performAsCurrent { () throws in try body() } }
        }
    }

    init(_ assertion: LayoutAssertion) {
        self.assertion = assertion
        groups = assertion.options.looks[...]
    }

    /// The next variant to create; `nil` after the last one, or after a variant could not be created.
    func next() -> Variant? {
        groups.first.map { Variant($0[solvedCount], assertion.options.fonts) }
    }

    /// The number of variants of the first group that have been solved so far.
    private var solvedCount = 0

    /// Solves a variant, or fails the test with the reason that it could not be made.
    mutating func add(_ subject: Result<AssertedLayout, any Error>, _ variant: Variant, _ check: ([SolvedVariant]) -> [SnapshotOutcome]) {
        switch subject {
        case .failure(let error):
            assertion.fail(assertion.site.testName, AssertionError("the layout cannot be made: \(error)"))
            groups = []
        case .success(let subject):
            do {
                solved.append(try solve(subject, variant))
            } catch {
                assertion.fail(assertion.testName + variant.look.name, error)
            }
            solvedCount += 1
            guard solvedCount == groups.first?.count else { return }
            outcomes += check(solved)
            (groups, solved, solvedCount) = (groups.dropFirst(), [], 0)
        }
    }

    /// - Throws: if the layout cannot be solved, or has no elements.
    private func solve(_ subject: AssertedLayout, _ variant: Variant) throws -> SolvedVariant {
        func solve(_ measuring: LayoutContent.Measuring) throws -> SolvedLayout {
            var content = subject.content
            content.measuring = measuring
            if measuring == .everything { content.measuringLimit = max(content.measuringLimit, GoldenLimits.elements) }
            return try subject.layout.solve(in: subject.viewport, content: content, scrolledBy: variant.look.offset ?? 0)
        }
        let (own, showWhole) = (subject.content.measuring, Set(assertion.strategy.goldens.map(\.showsWhole)))
        let showsViews = assertion.strategy.goldens.contains(where: \.showsViews)
        let (layout, whole, views) = try variant.meter.performAsCurrent { () throws in
            let layout = try solve(showWhole == [true] ? .everything : own)
            try variant.viewport.performAsCurrent { () throws in try subject.check(layout) }
            let whole = showWhole.count == 2 && own == .visible ? try solve(.everything) : layout
            return (layout, whole, showsViews ? subject.views?(layout, variant.look.offset ?? 0) : nil)
        }
        guard assertion.options.allowsEmpty || layout.elementCount > 0 else {
            throw AssertionError(
                "the layout has no elements: \(subject.emptiness). If it is meant to be empty, pass LayoutOptions(allowsEmpty: true)")
        }
        return SolvedVariant(
            look: variant.look, subject: subject, layout: layout, whole: whole, views: views, doubts: variant.doubts.withLock { $0 })
    }
}
