import LayoutDiagram
@testable import LayoutSnapshotTesting
import LinuxUIKit
import VectorScene
import Testing

/// The assertion as seen from a test: it records, passes, and fails with a message.
struct AssertLayoutTests {
    private let scratch = Scratch()
    /// Three square cells a row, with insets.
    private func grid(inset: CGFloat = 2) -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private let small = LayoutOptions(devices: [.iPhoneSE])

    @Test func aGoldenThatIsMissingIsRecordedOnceAndFails() throws {
        let first = scratch.failures { assertLayout(grid(), items: [4], options: small, named: "grid", record: .missing) }
        #expect(first.count == 1 && first[0].contains("recorded AssertLayoutTests/") && first[0].contains("no golden existed"))
        #expect(scratch.goldens == ["aGoldenThatIsMissingIsRecordedOnceAndFails.grid.\(Device.iPhoneSE.slug).txt"])
        #expect(scratch.failures { assertLayout(grid(), items: [4], options: small, named: "grid", record: .missing) }.isEmpty)
        #expect(scratch.artifacts.isEmpty)
    }

    @Test func aLayoutIsMadeForEachDeviceInItsViewport() throws {
        var widths: [CGFloat] = []
        func layout() -> UICollectionViewCompositionalLayout {
            widths.append(LayoutViewport.current.size.width)
            return grid()
        }
        _ = scratch.failures { assertLayout(layout(), items: [4], options: LayoutOptions(devices: [.iPhoneSE, .iPadMini], directions: [.rightToLeft])) }
        #expect(widths == [.iPhoneSE, .iPadMini].map(\Device.viewport.size.width))
    }

    @Test func aHalfPointOfInsetIsRead() throws {
        var inset: CGFloat = 2
        func check() -> [String] {
            scratch.failures { assertLayout(grid(inset: inset), items: [4], options: small, named: "grid") }
        }
        _ = check()
        inset = 2.5
        SnapshotRun.shared.forget(scratch.folder)
        let messages = check()
        #expect(messages.count == 1)
        let message = try #require(messages.first)
        #expect(message.contains("4 cells: x + 0.5, y + 0.5, width − 1, height − 1; first: cell [0, 0], (2, 2)"))
        #expect(message.contains("GALLEY_RECORD=failed swift test --filter '\\baHalfPointOfInsetIsRead\\b'"))
        let stem = "aHalfPointOfInsetIsRead.grid.\(Device.iPhoneSE.slug)"
        #expect(scratch.artifacts == ["\(stem).actual.txt", "\(stem).difference.svg", "\(stem).expected.txt"])
        inset = 2
        SnapshotRun.shared.forget(scratch.folder)
        #expect(check().isEmpty && scratch.artifacts.isEmpty, "artifacts of an earlier failure are taken away")
    }

    @Test func aColourMattersToPicturesAlone() throws {
        func check(_ theme: Theme) -> [String] {
            var style = DiagramStyle.plain
            style.theme = theme
            return scratch.failures {
                assertLayout(grid(), items: [2], options: small, as: [.frames, .svg(style: style), .png(scale: 1, style: style)])
            }
        }
        #expect(check(.standard).count == 3)
        #expect(check(.standard).isEmpty)
        SnapshotRun.shared.forget(scratch.folder)
        var theme = Theme.standard
        theme.screen = AdaptiveColor(Color(0xFFF0F0))
        let messages = check(theme)
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("the frames are the same; the drawing differs") })
        #expect(messages[0].contains("#FFFFFF → #FFF0F0"), "\(messages[0])")
        #expect(messages[1].contains("pixels differ"))
    }

    @Test func variantsHaveGoldensWithSpeakingNames() throws {
        _ = scratch.failures {
            assertLayout(
                grid(), items: [40],
                options: LayoutOptions(
                    devices: [.iPhone15, .iPadMini], directions: [.leftToRight, .rightToLeft], appearances: [.dark], offsets: [0, 120]),
                as: .svg(style: .plain), named: "wall")
        }
        #expect(scratch.goldens.count == 8)
        // They are names of `galley`, too.
        for golden in scratch.goldens {
            let name = golden.dropFirst("variantsHaveGoldensWithSpeakingNames.wall".count).dropLast(".svg".count)
            #expect(Look(name: name)?.name == String(name))
        }
        #expect(scratch.goldens.contains("variantsHaveGoldensWithSpeakingNames.wall.iPhone-15.rtl+120-plain~dark.svg"))
        #expect(scratch.goldens.contains("variantsHaveGoldensWithSpeakingNames.wall.\(Device.iPadMini.slug)-plain~dark.svg"))
    }

    @Test(arguments: RecordingMode.allCases)
    func modesWriteWhatTheySay(mode: RecordingMode) throws {
        let before = Data("galley frames 1\nviewport 1 × 1 at 1x\n\nelement\n".utf8)
        let differing = "modesWriteWhatTheySay.old.\(Device.iPhoneSE.slug).txt"
        try scratch.write(before, to: differing)
        let failures = scratch.failures {
            assertLayout(grid(), items: [4], options: small, named: "old", record: mode)
            assertLayout(grid(), items: [4], options: small, named: "new", record: mode)
        }
        #expect(failures.count == 2)
        #expect((try scratch.golden(differing) != before) == (mode == .failed || mode == .all))
        #expect(scratch.goldens.contains("modesWriteWhatTheySay.new.\(Device.iPhoneSE.slug).txt") == (mode != .never))
    }

    @Test func aScopeRecordsAsItSays() throws {
        let failures = scratch.failures { RecordingMode.with(.never) { assertLayout(grid(), items: [1], options: small) } }
        #expect(failures.count == 1 && failures[0].contains("has no golden") && scratch.goldens.isEmpty)
    }

    @Test(.recording(.never)) func aTraitRecordsAsItSays() throws {
        #expect(scratch.failures { assertLayout(grid(), items: [1], options: small) }.count == 1)
        #expect(scratch.goldens.isEmpty)
    }

    @Test func nothingIsRecordedInContinuousIntegration() throws {
        let scratch = Scratch(environment: ["CI": "true"])
        let failures = scratch.failures { assertLayout(grid(), items: [1], options: small, record: .all) }
        #expect(failures.count == 1 && failures[0].contains("has no golden") && scratch.goldens.isEmpty)
    }

    @Test func oneGoldenForTwoLayoutsIsRefused() throws {
        let failures = scratch.failures {
            for count in [1, 2] { assertLayout(grid(), items: [count], options: small) }
        }
        #expect(failures.count == 2 && failures[1].contains("twice") && failures[1].contains("named:"))
    }

    @Test func aLayoutThatCannotBeMadeFails() throws {
        struct Broken: Error {}
        func broken() throws -> UICollectionViewCompositionalLayout { throw Broken() }
        func check() { assertLayout(try broken(), items: [1]) }
        let failures = scratch.failures(check)
        #expect(failures.first?.contains("cannot be made") == true)
    }

    @Test func manyThreadsRecordTheSameFolder() async throws {
        await withTaskGroup(of: Void.self) { tasks in
            for index in 1...64 {
                tasks.addTask {
                    _ = scratch.failures { assertLayout(self.grid(), items: [index], options: LayoutOptions(devices: [.iPhoneSE]), named: "\(index)") }
                }
            }
        }
        #expect(scratch.goldens.count == 64 && scratch.goldens.allSatisfy { $0.hasSuffix(".txt") })
    }
}
