import Goldens
import LayoutDiagram
@testable import LayoutSnapshotTesting
import LinuxUIKit
import VectorScene
import TestSupport
import Testing

/// Names of goldens, and artifacts of failures.
struct NamesAndArtifactsTests {
    private let scratch = Scratch()
    private static let file = "NamesAndArtifactsTests"

    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.folder.appendingPathComponent("\(folder)/\(Self.file)").path)
            .sorted()
    }

    #if compiler(>=6.2)
    @Test func `f(x) of many words: "a" + ü`() throws {
        _ = scratch.failures { assertLayout(ReadmeGrid.layout(), items: [1], options: LayoutOptions(devices: [.iPhoneSE])) }
        #expect(scratch.goldens == ["f-x-of-many-words-a-ü.\(Device.iPhoneSE.slug).txt"])
        SnapshotRun.shared.forget(scratch.folder)
        let failures = scratch.failures { assertLayout(ReadmeGrid.layout(), items: [2], options: LayoutOptions(devices: [.iPhoneSE])) }
        #expect(failures.first?.contains("--filter '\\bf.x..of.many.words...a....ü\\b'") == true, "\(failures)")
    }
    #endif

    @Test func aLongNameIsCutAndStaysItsOwn() throws {
        let long = String(repeating: "ein sehr langer Name — 漢字 ", count: 30)
        for end in ["a", "b"] {
            for round in 0..<2 {
                SnapshotRun.shared.forget(scratch.folder)
                let failures = scratch.failures {
                    assertLayout(
                        ReadmeGrid.layout(), items: [round + 1],
                        options: LayoutOptions(devices: [.iPhoneSE.landscape], directions: [.rightToLeft], appearances: [.light]), as: .png(scale: 1, style: .blueprint, content: .section(0)),
                        named: long + end)
                }
                #expect(failures.count == 1 && failures[0].contains(round == 0 ? "no golden existed" : "does not match its golden"))
            }
        }
        #expect(try names("__Snapshots__").count == 2)
    }

    /// Goldens in several formats share a stem; checking one leaves the files of others alone.
    @Test(arguments: [[.png(scale: 1, style: .plain), .svg(style: .plain), .frames], [.svg(style: .plain), .png(scale: 1, style: .plain)]]
        as [SnapshotStrategy])
    func filesToLookAtStay(strategy: SnapshotStrategy) throws {
        func check(_ count: Int) -> [String] {
            SnapshotRun.shared.forget(scratch.folder)
            return scratch.failures { assertLayout(ReadmeGrid.layout(), items: [count], options: LayoutOptions(devices: [.iPhoneSE]), as: strategy) }
        }
        _ = check(4)
        for message in check(5) {
            let paths = message.split(separator: "\n").compactMap { line in
                line.range(of: scratch.folder.path).map { String(line[$0.lowerBound...]) }
            }
            #expect(paths.count >= 3 && paths.allSatisfy(FileManager.default.fileExists), "\(message)")
        }
        #expect(check(4).isEmpty)
        #expect(try names(".build/galley").isEmpty)
    }

    /// The picture differs while the frames do not: passing frames remove no artifacts of the picture.
    @Test func aPassTakesNothingOfAnotherFormatAway() throws {
        func check(_ theme: Theme) -> [String] {
            SnapshotRun.shared.forget(scratch.folder)
            return scratch.failures {
                assertLayout(
                    ReadmeGrid.layout(), items: [2], options: LayoutOptions(devices: [.iPhoneSE]), as: [.svg(style: DiagramStyle(.screen, theme: theme)), .frames])
            }
        }
        _ = check(.standard)
        var theme = Theme.standard
        theme.screen = AdaptiveColor(Color(0xFFF0F0))
        #expect(check(theme).count == 1)
        let stem = "aPassTakesNothingOfAnotherFormatAway.\(Device.iPhoneSE.slug)"
        #expect(try names(".build/galley") == ["\(stem).actual.svg", "\(stem).expected.svg"])
    }

    /// On many Macs the two would be one file.
    @Test func namesThatDifferInCaseAloneAreOneGolden() throws {
        let failures = scratch.failures {
            assertLayout(ReadmeGrid.layout(), items: [1], options: LayoutOptions(devices: [.iPhoneSE]), named: "Grid")
            assertLayout(ReadmeGrid.layout(), items: [2], options: LayoutOptions(devices: [.iPhoneSE]), named: "grid")
        }
        #expect(failures.count == 2 && failures[1].contains("for different layouts or styles"), "\(failures)")
    }

    @Test func oneGoldenForTwoStylesIsRefused() throws {
        var theme = Theme.standard
        theme.screen = AdaptiveColor(Color(0xFFF0F0))
        let failures = scratch.failures {
            for theme in [Theme.standard, theme] {
                assertLayout(ReadmeGrid.layout(), items: [2], options: LayoutOptions(devices: [.iPhoneSE]), as: .svg(style: DiagramStyle(.screen, theme: theme)))
            }
        }
        #expect(failures.count == 2 && failures[1].contains("for different layouts or styles"), "\(failures)")
    }

    /// Goldens that a failed assertion did not come to are not obsolete, so that the list of those in use is incomplete.
    @Test func anAssertionThatFallsShortLeavesTheListIncomplete() throws {
        struct Fault: Error {}
        func broken() throws -> UICollectionViewCompositionalLayout { throw Fault() }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
        let empty = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] }))
        func isComplete(_ assertion: () -> Void) throws -> (Bool, [String]) {
            let scratch = Scratch()
            let failures = scratch.failures(assertion)
            return (SnapshotRun.shared.isComplete(ArtifactFolder.root(for: scratch.folder.appendingPathComponent("a.swift"))), failures)
        }
        let small = LayoutOptions(devices: [.iPhoneSE])
        let grid = ReadmeGrid.layout()
        let passed = try isComplete { assertLayout(grid, items: [2], options: small) }
        #expect(passed.0 && passed.1.count == 1, "a golden that is recorded is in use")
        func assertBroken() { assertLayout(try broken(), items: [2], options: small) }
        let shorts = [
            try isComplete(assertBroken),
            try isComplete { assertLayout(empty, items: [2], options: small) },
            try isComplete { assertLayout(grid, items: [2], options: small, as: .svg(content: .section(7))) },
            try isComplete { assertLayout(grid, items: [2], options: small, as: .frames(.section(1))) },
        ]
        for (isComplete, failures) in shorts { #expect(!isComplete && failures.count == 1, "\(failures)") }
    }

    /// Differences are reported even if the artifacts folder is not writable.
    @Test func whatDiffersIsToldWhereNothingCanBeLeft() throws {
        _ = scratch.failures { assertLayout(ReadmeGrid.layout(), items: [4], options: LayoutOptions(devices: [.iPhoneSE])) }
        try Data().write(to: scratch.folder.appendingPathComponent(".build"))
        SnapshotRun.shared.forget(scratch.folder)
        let failures = scratch.failures { assertLayout(ReadmeGrid.layout(), items: [5], options: LayoutOptions(devices: [.iPhoneSE])) }
        #expect(failures.count == 1 && failures[0].contains("cell [0, 4] new"), "\(failures)")
        #expect(failures[0].contains("the artifacts cannot be written: cannot make the folder"), "\(failures)")
    }

    /// A format that cannot be drawn does not keep others from being checked.
    @Test func everyVariantIsChecked() throws {
        let link = scratch.folder.appendingPathComponent("__Snapshots__/\(Self.file)/everyVariantIsChecked.\(Device.iPhoneSE.slug).txt")
        try FileManager.default.createDirectory(at: link, withIntermediateDirectories: true)
        let failures = scratch.failures {
            assertLayout(ReadmeGrid.layout(), items: [200_000], options: LayoutOptions(devices: [.iPhoneSE, .iPhone15]), as: [.frames, .frames(.visible)])
        }
        #expect(failures.count == 4, "\(failures)")
        #expect(failures.filter { $0.contains("no golden existed") }.count == 2)
    }
}
