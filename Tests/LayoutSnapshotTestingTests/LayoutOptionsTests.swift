import LayoutDiagram
@testable import LayoutSnapshotTesting
import LinuxUIKit
import Testing
import VectorScene

/// The options of an assertion, and oddities.
struct LayoutOptionsTests {
    private let scratch = Scratch()
    private let small = LayoutOptions(devices: [.iPhoneSE])

    /// Rows whose height may depend on the environment.
    private func rows(
        _ height: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutDimension = { _ in .absolute(40) }
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height(environment))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
    }

    /// The ends of goldens' names, after the test's name.
    private func ends(_ test: String = #function) -> [String] {
        scratch.goldens.map { String($0.dropFirst(test.prefix { $0 != "(" }.count + 1 + Device.iPhoneSE.slug.count)) }
    }

    @Test func theDefaultOptionsAreThoseOfTheDefaultDevice() {
        let looks = LayoutOptions().looks.flatMap { $0 }
        #expect(looks.map(\.name) == ["." + Device.default.slug])
        #expect(looks.first?.viewport() == Device.default.viewport)
    }

    @Test func aTextSizeHasAGoldenOfItsOwn() throws {
        var options = small
        options.contentSizes = [.large, .accessibilityLarge]
        func check() -> [String] {
            scratch.failures {
                assertLayout(
                    rows { .absolute($0.traitCollection.preferredContentSizeCategory == .accessibilityLarge ? 80 : 40) },
                    items: [3], options: options)
            }
        }
        #expect(check().count == 2)
        #expect(ends() == [".AccessibilityL.txt", ".L.txt"])
        #expect(check().isEmpty)
        let (large, normal) = (try scratch.text(".AccessibilityL.txt"), try scratch.text(".L.txt"))
        #expect(large.contains("375 × 240") && normal.contains("375 × 120"), "the layout sees the text size")
    }

    @Test func framesAreKeptOnceWhereAppearancesAgree() throws {
        var options = small
        options.appearances = [.light, .dark]
        _ = scratch.failures { assertLayout(rows(), items: [3], options: options, as: [.frames, .svg]) }
        #expect(ends() == [".svg", ".txt", "~dark.svg"])
    }

    @Test func framesAreKeptApartWhereAppearancesDiffer() throws {
        var options = small
        options.appearances = [.light, .dark]
        let layout = rows { .absolute($0.traitCollection.userInterfaceStyle == .dark ? 50 : 40) }
        _ = scratch.failures { assertLayout(layout, items: [3], options: options) }
        #expect(ends() == [".txt", "~dark.txt"])
    }

    @Test func contentBringsTheSizesOfItsCells() throws {
        let content = LayoutContent(itemCounts: [2]) { _, proposal in CGSize(width: proposal.width, height: 75) }
        let layout = rows { _ in .estimated(40) }
        _ = scratch.failures { assertLayout(layout, content: content, options: small) }
        let table = try scratch.text(".txt")
        #expect(table.contains("375 × 150"))
    }

    @Test func flowLayoutHasGoldens() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        _ = scratch.failures { assertLayout(layout, items: [3], options: small) }
        let table = try scratch.text(".txt")
        #expect(table.contains(/0-2 +275 +0 +100 +40/))
    }

    // MARK: Oddities

    @Test func oddLayoutsAreRecordedWithWords() throws {
        let failures = scratch.failures { assertLayout(rows { _ in .absolute(0) }, items: [3], options: small) }
        #expect(failures.count == 1 && failures[0].contains("\n  odd: 3 elements have no area: first cell [0, 0], 375 × 0\n"))
        #expect(scratch.goldens.count == 1)
    }

    @Test func oddLayoutsFailWhereOptionsAreStrict() throws {
        var options = small
        options.oddities = .strict
        let failures = scratch.failures { assertLayout(rows { _ in .absolute(0) }, items: [3], options: options) }
        #expect(failures.count == 1 && failures[0].hasSuffix(
            "the layout is odd, and nothing is compared:\n  odd: 3 elements have no area: first cell [0, 0], 375 × 0"))
        #expect(scratch.goldens.isEmpty)
        #expect(scratch.failures { assertLayout(rows(), items: [3], options: options) }.count == 1)
        #expect(scratch.failures { assertLayout(rows(), items: [3], options: options) }.isEmpty, "nothing is odd here")
    }
}

extension Scratch {
    /// The golden whose name has this end.
    func text(_ end: String) throws -> String {
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let file = files.compactMap { $0 as? URL }.first {
            $0.path.contains("__Snapshots__") && $0.lastPathComponent.hasSuffix(end)
        }
        return try String(contentsOf: #require(file), encoding: .utf8)
    }
}
