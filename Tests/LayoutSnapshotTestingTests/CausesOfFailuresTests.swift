import Goldens
@testable import LayoutSnapshotTesting
import LinuxUIKit
import Testing
import VectorScene

/// One cause, one failure: variants that differ in the same way are one issue.
struct CausesOfFailuresTests {
    private let scratch = Scratch()
    private let options = LayoutOptions(devices: [.iPhoneSE, .iPhone15, .iPadMini], appearances: [.light, .dark])

    /// Rows under a header, and a width that depends on the screen.
    private func list(header: CGFloat = 30, width: CGFloat = 1) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(header)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// The failures of a layout compared with another layout's goldens.
    private func failures(
        _ before: UICollectionViewCompositionalLayout, _ after: UICollectionViewCompositionalLayout,
        as strategy: SnapshotStrategy
    ) -> [String] {
        _ = scratch.failures { assertLayout(before, items: [3], options: options, as: strategy, named: "list") }
        SnapshotRun.shared.forget(scratch.folder)
        return scratch.failures { assertLayout(after, items: [3], options: options, as: strategy, named: "list") }
    }

    @Test func variantsOfOneCauseAreOneIssue() throws {
        let messages = failures(list(), list(header: 42), as: [.frames, .svg])
        #expect(messages.count == 1, "\(messages)")
        let lines = messages[0].split(separator: "\n").filter { !$0.hasPrefix("  section 0 header: height absolute(42), was 30") }
        let what = "does not match its goldens on 3 devices, light and dark, as frames and SVG"
        #expect(lines[0].contains("variantsOfOneCauseAreOneIssue.list \(what); of variantsOfOneCauseAreOneIssue.list."), "\(lines)")
        #expect(lines[1].hasPrefix("  header [0, 0]: height + 12; ") && lines[2] == "  3 cells after it moved down 12 pt")
        #expect(messages[0].contains("and those of 8 more beside them"))
        let artifacts = scratch.folder.appendingPathComponent(".build/galley/CausesOfFailuresTests").path
        let actual = try FileManager.default.contentsOfDirectory(atPath: artifacts).filter { $0.contains(".actual.") }
        #expect(actual.count == 9, "each variant has artifacts: \(actual)")
    }

    /// The result of a fraction depends on the device; the fraction does not.
    @Test func aChangeOfTheDescriptionIsOneIssueOnAllDevices() throws {
        let messages = failures(list(width: 0.92), list(width: 0.9), as: [.frames, .svg, .png(scale: 1)])
        #expect(messages.count == 1, "\(messages)")
        let lines = messages[0].split(separator: "\n")
        #expect(lines[0].contains(" on 3 devices, light and dark, as frames, SVG and PNG; of "), "\(lines[0])")
        #expect(lines[1] == "  section 0 group: width fractionalWidth(0.9), was 0.92", "\(lines[1])")
        #expect(lines[2].hasPrefix("  section 0 item: ") && lines[3].hasPrefix("  3 cells: width − "))
    }

    @Test func aMissingGoldenOfEachVariantIsOneIssue() throws {
        let messages = scratch.failures { assertLayout(list(), items: [3], options: options, record: .never) }
        #expect(messages.count == 1 && messages[0].contains("has no goldens on 3 devices."), "\(messages)")
        #expect(messages[0].contains("\n  ") && messages[0].components(separatedBy: ".txt").count == 4)
    }

    @Test func whatIsRecordedIsToldOneByOne() throws {
        let messages = scratch.failures { assertLayout(list(), items: [3], options: options, record: .missing) }
        #expect(messages.count == 3 && messages.allSatisfy { $0.hasPrefix("recorded ") }, "\(messages)")
    }
}
