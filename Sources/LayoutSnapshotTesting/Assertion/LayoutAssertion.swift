import CompositionalLayout
import FontFiles
import Foundation
import Goldens
import HostSystem
import LayoutComparison
import LayoutDiagram
import LinuxUIKit
import TextMeasurement
import VectorScene

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
    /// Throws if the solved layout could not be shown.
    var check: (SolvedLayout) throws -> Void = { _ in }
    /// Uncertainties about measured texts.
    var doubts: [TextDoubt] = []
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
    /// Creates the layout while the viewport is current.
    var subject: (LayoutViewport) throws -> AssertedLayout
    var options: LayoutOptions
    var strategy: SnapshotStrategy
    /// Distinguishes several assertions in one test.
    var name: String?
    var recording: RecordingMode?
    var site: CallSite

    /// A solved variant.
    private struct Solved {
        var look: Look
        var subject: AssertedLayout
        var layout: SolvedLayout
        var doubts: [TextDoubt]
    }

    /// Checks all variants and reports failures, once per cause.
    func run() {
        precondition(
            !options.devices.isEmpty && !options.directions.isEmpty && !options.offsets.isEmpty && !strategy.goldens.isEmpty,
            "An assertion about no device, direction, offset or strategy asserts nothing.")
        var outcomes: [SnapshotOutcome] = []
        do {
            let check = GoldenCheck(try RecordingMode.mode(asked: recording))
            for group in options.looks {
                var solved: [Solved] = []
                for look in group {
                    guard let subject = make(for: look) else { return report(outcomes) }
                    if let one = solve(subject, look) { solved.append(one) }
                }
                outcomes += run(check, solved)
            }
        } catch {
            fail(testName, error)
        }
        report(outcomes)
    }

    private func report(_ outcomes: [SnapshotOutcome]) {
        for group in CauseGroup.groups(of: outcomes, by: \.failed) { site.report(SnapshotMessage(group).text) }
    }

    /// Checks variants that differ only in appearance. Formats that cannot be drawn do not keep others from being checked.
    ///
    /// - Returns: the outcomes to report.
    private func run(_ check: GoldenCheck, _ group: [Solved]) -> [SnapshotOutcome] {
        strategy.goldens.flatMap { kind in
            merged(group, kind).compactMap { one in
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
    private func merged(_ group: [Solved], _ kind: StrategyGolden) -> [Solved] {
        guard kind.kind == .frames, group.count > 1, var first = group.first,
              let all = try? group.map({ try snapshot(kind, $0).frames.framesAlone }), Set(all).count == 1
        else { return group }
        first.look.appearance = nil
        return [first]
    }

    private func fail(_ name: String, _ error: any Error) {
        SnapshotRun.shared.fall(short: site)
        site.report("\(name): \(error)")
    }

    private var testName: String { ([site.testName] + (name.map { [FileWords.slug($0)] } ?? [])).joined(separator: ".") }

    // MARK: Solving

    /// - Returns: `nil` if the layout cannot be created, which fails the test.
    private func make(for look: Look) -> AssertedLayout? {
        do {
            let viewport = look.viewport()
            var (made, doubts) = try doubting { try viewport.performAsCurrent { () throws in try subject(viewport) } }
            made.doubts = doubts
            return made
        } catch {
            fail(site.testName, AssertionError("the layout cannot be made: \(error)"))
            return nil
        }
    }

    /// - Returns: `nil` if the layout cannot be solved, which fails the test.
    private func solve(_ subject: AssertedLayout, _ look: Look) -> Solved? {
        do {
            let (solved, doubts) = try doubting {
                let solved = try subject.layout.solve(
                    in: subject.viewport, content: subject.content, scrolledBy: look.offset ?? 0)
                try look.viewport().performAsCurrent { () throws in try subject.check(solved) }
                return solved
            }
            return Solved(look: look, subject: subject, layout: solved, doubts: subject.doubts + doubts)
        } catch {
            fail(testName + look.name, error)
            return nil
        }
    }

    /// Runs the app's code, and collects uncertainties about the texts that it measures.
    private func doubting<Answer>(_ body: () throws -> Answer) throws -> (answer: Answer, doubts: [TextDoubt]) {
        let doubts = Locked<[TextDoubt]>([])
        let measuring = options.fonts.map { TextMeasurer(sources: [$0]) } ?? TextMeter.current.measuring
        let answer = try TextMeter(measuring) { doubt in doubts.withLock { $0.append(doubt) } }.performAsCurrent(body)
        return (answer, doubts.withLock { $0 })
    }

    // MARK: Checking

    /// - Returns: `nil` if there is nothing to report.
    private func run(
        _ check: GoldenCheck, _ kind: StrategyGolden, _ solved: Solved
    ) throws -> SnapshotOutcome? {
        let golden = kind.golden(in: solved.look)
        let snapshot = try snapshot(kind, solved)
        if options.oddities == .strict {
            let lines = oddities(solved, snapshot)
            if !lines.isEmpty {
                throw AssertionError("the layout is odd, and nothing is compared:" + lines.map { "\n  odd: \($0)" }.joined())
            }
        }
        let place = GoldenPlace(site, name: "\(goldenName(golden)).\(snapshot.format.fileExtension)")
        if let conflict = SnapshotRun.shared.ask(for: place, snapshot.frames, kind) {
            site.report(conflict)
            return nil
        }
        let result = try check.run(snapshot, against: place.golden)
        var outcome = SnapshotOutcome(
            place: place, subject: "\(site.fileName)/\(testName)", golden: golden, snapshot: snapshot,
            result: result, mode: check.recording,
            oddities: result.isRecorded ? recordedOddities(solved, snapshot) : [])
        return outcome.settle() ? outcome : nil
    }

    /// Oddities of a layout, a line each, including a golden that shows nothing.
    private func oddities(_ solved: Solved, _ snapshot: Snapshot) -> [String] {
        let isEmpty = solved.layout.elementCount > 0 && snapshot.frames.elements.isEmpty
        return LayoutOddities(solved.layout, isHidden: solved.subject.isHidden).lines + (isEmpty ? ["the golden shows none of the layout's elements"] : [])
            + TextDoubt.lines(solved.doubts) + solved.layout.undecidedSizes.map(\.description)
    }

    /// The oddities, with a note if some elements were not examined.
    private func recordedOddities(_ solved: Solved, _ snapshot: Snapshot) -> [String] {
        oddities(solved, snapshot) + [LayoutOddities(solved.layout).omission].compactMap { $0 }
    }

    /// The golden's name without extension.
    private func goldenName(_ golden: GoldenLook) -> String { testName + golden.look.name }

    private func snapshot(_ kind: StrategyGolden, _ solved: Solved) throws -> Snapshot {
        let (look, app) = (solved.look, solved.subject)
        let golden = kind.golden(in: look)
        let subject = DiagramSubject(
            // A view that fills only part of the screen is drawn without the device.
            layout: solved.layout, device: app.viewport.size == look.device?.viewport.size ? look.device : nil,
            appearance: look.appearance, identifier: "\(site.fileName)/\(goldenName(golden))", title: testName, name: app.names,
            isHidden: app.isHidden)
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
