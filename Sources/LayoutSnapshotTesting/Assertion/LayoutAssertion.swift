import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison
import LayoutDiagram
import VectorScene

/// A layout, its content, and the goldens that it is compared with.
struct LayoutAssertion {
    /// Makes the layout, for the current viewport.
    var layout: () throws -> UICollectionViewCompositionalLayout
    var content: LayoutContent
    var variants: [LayoutVariant]
    var strategy: SnapshotStrategy
    /// Distinguishes several assertions of one test.
    var name: String?
    var names: (LayoutElement) -> String?
    var recording: RecordingMode?
    var site: CallSite

    /// The most elements that a table of frames may have.
    private static let elementLimit = 100_000

    /// Checks every variant, and reports the failures.
    func run() {
        do {
            let check = GoldenCheck(try RecordingMode.mode(asked: recording))
            for variant in variants {
                guard let layout = make(for: variant) else { return }
                run(check, variant, layout)
            }
        } catch {
            fail(testName, error)
        }
    }

    /// Checks one variant; if it cannot be solved or drawn, the others are still checked.
    private func run(_ check: GoldenCheck, _ variant: LayoutVariant, _ layout: UICollectionViewCompositionalLayout) {
        do {
            let solved = try solve(layout, variant)
            for part in strategy.parts {
                do {
                    try run(check, part, variant, solved)
                } catch {
                    fail(goldenName(variant, part), error)
                }
            }
        } catch {
            fail("\(testName).\(variant.name)", error)
        }
    }

    private func fail(_ name: String, _ error: any Error) {
        SnapshotRun.shared.fall(short: site)
        site.report("\(name): \(error)")
    }

    private var testName: String { ([site.testName] + (name.map { [FileWords.slug($0)] } ?? [])).joined(separator: ".") }

    /// - Returns: `nil` if the layout cannot be made, which is a failure of the test.
    private func make(for variant: LayoutVariant) -> UICollectionViewCompositionalLayout? {
        do {
            return try variant.viewport.performAsCurrent { () throws in try layout() }
        } catch {
            SnapshotRun.shared.fall(short: site)
            site.report("\(site.testName): the layout cannot be made: \(error)")
            return nil
        }
    }

    private func solve(_ layout: UICollectionViewCompositionalLayout, _ variant: LayoutVariant) throws -> SolvedLayout {
        try layout.solve(in: variant.viewport, content: content, scrolledBy: variant.offset)
    }

    private func run(
        _ check: GoldenCheck, _ part: SnapshotStrategy.Part, _ variant: LayoutVariant, _ solved: SolvedLayout
    ) throws {
        let goldenName = goldenName(variant, part)
        let snapshot = try snapshot(part, variant, solved, goldenName)
        let place = GoldenPlace(site, name: "\(goldenName).\(snapshot.format.fileExtension)")
        if let conflict = SnapshotRun.shared.ask(for: place, snapshot.frames, part) { return site.report(conflict) }
        let result = try check.run(snapshot, against: place.golden)
        let outcome = SnapshotOutcome(
            place: place, snapshot: snapshot, result: result, mode: check.recording,
            oddities: result.isRecorded ? LayoutOddities(solved).lines : [])
        if let message = outcome.settle() { site.report(message) }
    }

    /// Without its extension.
    private func goldenName(_ variant: LayoutVariant, _ part: SnapshotStrategy.Part) -> String {
        "\(testName).\(variant.name)\(part.suffix)"
    }

    private func snapshot(
        _ part: SnapshotStrategy.Part, _ variant: LayoutVariant, _ solved: SolvedLayout, _ goldenName: String
    ) throws -> Snapshot {
        switch part {
        case .frames(let content):
            return Snapshot(.text, frames: try frames(solved, content))
        case .svg(let style, let content):
            let picture = try picture(variant, solved, style, content, goldenName)
            return Snapshot(.svg(variant.appearance), frames: try frames(solved, content), picture: picture)
        case .png(let scale, let style, let content):
            let picture = try picture(variant, solved, style, content, goldenName)
            return Snapshot(
                .png(scale: scale, variant.appearance ?? .light), frames: try frames(solved, content), picture: picture)
        }
    }

    private func picture(
        _ variant: LayoutVariant, _ solved: SolvedLayout, _ style: DiagramStyle, _ content: DiagramContent,
        _ goldenName: String
    ) throws -> Picture {
        let subject = DiagramSubject(
            layout: solved, device: variant.device, appearance: variant.appearance,
            identifier: "\(site.fileName)/\(goldenName)", title: testName, name: names)
        return try Diagram(subject, style: style, content: content).picture()
    }

    private func frames(_ solved: SolvedLayout, _ content: DiagramContent) throws(GoldenError) -> FramesRecord {
        do {
            return try FramesRecord(solved, content, limit: Self.elementLimit)
        } catch {
            throw GoldenError(
                "\(error), and a golden holds at most \(error.limit); \".frames(.visible)\" records those on the screen")
        }
    }
}

/// One configuration in which a layout is checked.
struct LayoutVariant {
    var device: Device
    var direction: UITraitEnvironmentLayoutDirection
    /// `nil` for pictures that follow the viewer's colour scheme.
    var appearance: Appearance?
    /// How far the layout is scrolled from its start, in points.
    var offset: CGFloat

    /// What the layout is solved for.
    var viewport: LayoutViewport {
        var viewport = device.viewport
        var traits = [viewport.traitCollection, UITraitCollection(layoutDirection: direction)]
        if let appearance { traits.append(UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light)) }
        viewport.traitCollection = UITraitCollection(traitsFrom: traits)
        return viewport
    }

    /// The part of a golden's name that distinguishes it from those of other variants: `iPhone-15.rtl.dark+120`.
    var name: String {
        var name = device.slug
        if direction == .rightToLeft { name += ".rtl" }
        if let appearance { name += "." + appearance.rawValue }
        if offset != 0 { name += "+" + NumberText.text(offset, decimals: 2) }
        return name
    }
}
