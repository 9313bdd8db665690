import CompositionalLayout
import Goldens
import LayoutComparison
import LayoutDiagram
import LinuxUIKit
import TextMeasurement
import ViewPictures

/// The subject of an assertion, created for one variant.
struct AssertedLayout {
    var layout: UICollectionViewLayout
    var content: LayoutContent
    /// The viewport for solving the layout.
    var viewport: LayoutViewport
    /// The names of elements in pictures.
    var names: (LayoutElement) -> String?
    /// True for elements whose views are hidden.
    var isHidden: (LayoutElement) -> Bool = { _ in false }
    /// Returns the views of the screen for a solved layout, scrolled by points from its start; `nil` for a layout without views.
    var views: ((SolvedLayout, _ distance: CGFloat) -> ScreenViews)?
    /// Throws if the data source has no view for a kind of visible element, where UIKit would raise an exception.
    var check: (SolvedLayout) throws -> Void = { _ in }
    /// Uncertainties about measured texts.
    var doubts: [TextDoubt] = []
    /// Sizes and places that are assumed, a line each.
    var assumptions: [String] = []
    /// The reason given in the message if the layout has no elements.
    var emptiness = "the number of items is 0"
}

/// The reason that an assertion is impossible.
struct AssertionError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A layout, its content, and its goldens.
struct LayoutAssertion {
    var options: LayoutOptions
    var strategy: SnapshotStrategy
    /// Distinguishes several assertions in one test.
    var name: String?
    var recording: RecordingMode?
    var site: CallSite

    /// Checks all variants and reports failures, once per cause.
    ///
    /// - Parameter subject: creates the layout while the viewport is current.
    func run(_ subject: (LayoutViewport) throws -> AssertedLayout) {
        guard let check = goldenCheck() else { return }
        var run = AssertionRun(self)
        while let variant = run.next() {
            run.add(Result { try variant.perform { try subject(variant.viewport) } }, variant) { self.run(check, $0) }
        }
        report(run.outcomes)
    }

    /// Checks the variants of a layout that is created asynchronously.
    @MainActor
    func run(awaiting subject: (AssertionRun.Variant) async throws -> AssertedLayout) async {
        guard let check = goldenCheck() else { return }
        var run = AssertionRun(self)
        while let variant = run.next() {
            let made: Result<AssertedLayout, any Error>
            do { made = .success(try await subject(variant)) } catch { made = .failure(error) }
            run.add(made, variant) { self.run(check, $0) }
        }
        report(run.outcomes)
    }

    /// - Returns: `nil` if the recording mode is unknown, which fails the test.
    private func goldenCheck() -> GoldenCheck? {
        precondition(
            !options.devices.isEmpty && !options.directions.isEmpty && !options.offsets.isEmpty && !strategy.goldens.isEmpty,
            "An assertion about no device, direction, offset or strategy asserts nothing.")
        do {
            return GoldenCheck(try RecordingMode.mode(asked: recording), allowsEmpty: options.allowsEmpty)
        } catch {
            fail(testName, error)
            return nil
        }
    }

    private func report(_ outcomes: [SnapshotOutcome]) {
        for group in CauseGroup.groups(of: outcomes, by: \.failed) { site.report(SnapshotMessage(group).text) }
    }

    /// Checks variants that differ only in appearance. If a format cannot be drawn, the others are still checked.
    ///
    /// - Returns: the outcomes to report.
    private func run(_ check: GoldenCheck, _ group: [SolvedVariant]) -> [SnapshotOutcome] {
        strategy.goldens.flatMap { kind in
            merged(group.map { $0.measured(for: kind) }, kind).compactMap { one in
                do {
                    return try run(check, kind, one)
                } catch {
                    fail(goldenName(kind.golden(in: one.look)), error)
                    return nil
                }
            }
        }
    }

    /// Frames that are the same in several appearances are checked once, under a name without appearance.
    private func merged(_ group: [SolvedVariant], _ kind: StrategyGolden) -> [SolvedVariant] {
        // A text of views has the colours of both appearances.
        guard kind.kind.isText, group.count > 1, var first = group.first,
              let all = try? group.map({ try snapshot(kind, $0) }), Set(all.map(\.frames.framesAlone)).count == 1,
              all.allSatisfy({ $0.views?.parts == all[0].views?.parts })
        else { return group }
        first.look.appearance = nil
        return [first]
    }

    func fail(_ name: String, _ error: any Error) {
        SnapshotRun.shared.fall(short: site)
        site.report("\(name): \(error)")
    }

    var testName: String { ([site.testName] + (name.map { [FileWords.slug($0)] } ?? [])).joined(separator: ".") }

    // MARK: Checking

    /// Compares one golden of a variant with the current output, or records it.
    ///
    /// - Returns: `nil` if there is nothing to report.
    private func run(
        _ check: GoldenCheck, _ kind: StrategyGolden, _ solved: SolvedVariant
    ) throws -> SnapshotOutcome? {
        let golden = kind.golden(in: solved.look)
        let snapshot = try snapshot(kind, solved)
        if options.oddities == .strict {
            let lines = oddities(solved)
            if !lines.isEmpty {
                throw AssertionError("the layout is odd, and nothing is compared:" + lines.map { "\n  odd: \($0)" }.joined())
            }
        }
        let place = GoldenPaths(site, name: "\(goldenName(golden)).\(snapshot.format.fileExtension)")
        if let conflict = SnapshotRun.shared.ask(for: place, snapshot, kind) {
            site.report(conflict)
            return nil
        }
        let result = try check.run(snapshot, against: place.golden)
        var outcome = SnapshotOutcome(
            place: place, subject: "\(site.fileName)/\(testName)", golden: golden, snapshot: snapshot,
            result: result, mode: check.recording,
            oddities: result.isRecorded ? recordedOddities(solved) : [])
        return outcome.settle() ? outcome : nil
    }

    /// Oddities of a layout, a line each.
    private func oddities(_ solved: SolvedVariant) -> [String] {
        let own = LayoutOddities(solved.layout, isHidden: solved.subject.isHidden)
        let lines = own.notes.filter { $0.isMistake && $0.kind != .empty }.map(\.text)
        return lines + TextDoubt.lines(solved.doubts) + solved.layout.undecidedSizes.map(\.description) + solved.subject.assumptions
    }

    /// The oddities, with a note if some elements were not examined.
    private func recordedOddities(_ solved: SolvedVariant) -> [String] {
        oddities(solved) + [LayoutOddities(solved.layout).omission].compactMap { $0 }
    }

    /// The golden's name without extension.
    private func goldenName(_ golden: GoldenLook) -> String { testName + golden.look.name }

    private func snapshot(_ kind: StrategyGolden, _ solved: SolvedVariant) throws -> Snapshot {
        let (look, app) = (solved.look, solved.subject)
        let golden = kind.golden(in: look)
        let views = kind.showsViews ? solved.views : nil
        var subject = DrawableLayout(
            // A view that fills only part of the screen is drawn without the device, unless the views around it are known.
            layout: solved.layout, device: (views?.size ?? app.viewport.size) == look.device?.viewport.size ? look.device : nil,
            appearance: look.appearance, identifier: "\(site.fileName)/\(goldenName(golden))", title: testName, name: app.names,
            isHidden: app.isHidden)
        subject.views = views
        var style = kind.style
        style.fonts = style.fonts ?? options.fonts
        do {
            let diagram = Diagram(subject, style: style, content: kind.content ?? .visible)
            var snapshot = try Snapshot(of: golden, diagram, table: .text)
            snapshot.frames.outline = LayoutOutline(solved.layout)
            return snapshot
        } catch let error as ElementLimitError {
            throw GoldenError(
                "\(error), and a golden holds at most \(error.limit); \".frames(.visible)\" records those on the screen")
        }
    }
}
