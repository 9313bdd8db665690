import FontFiles
import LayoutDiagram
import LayoutSnapshotTesting
import LinuxUIKit
import TestSupport
import Testing
import TextMeasurement

/// Content sized by its texts.
struct MeasuredContentTests {
    private let scratch = Scratch()
    private let long = "Several words that are so many that one line of them is too short"

    /// Rows with an estimated height in a view 320 points wide at scale 2.
    private func rows(width: NSCollectionLayoutDimension = .fractionalWidth(1)) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(30))
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }

    private func solve(
        _ layout: UICollectionViewCompositionalLayout, _ content: LayoutContent,
        _ contentSize: UIContentSizeCategory = .large
    ) throws -> [CGSize] {
        var viewport = LayoutViewport(width: 320, height: 480, scale: 2)
        viewport.traitCollection = UITraitCollection(traitsFrom: [
            viewport.traitCollection, UITraitCollection(preferredContentSizeCategory: contentSize),
        ])
        return try layout.solve(in: viewport, content: content).elements().filter { $0.category != .decoration }.map(\.frame.size)
    }

    @Test func anElementIsAsHighAsItsText() throws {
        let content = LayoutContent.measured(itemCounts: [3]) { [long] element in
            element.item == 2 ? nil : element.item == 1 ? long : "One"
        }
        #expect(try solve(rows(), content).map(\.height) == [20.5, 41, 30])
    }

    @Test func theDefaultFontFollowsTheContentSizeAndAGivenOneDoesNot() throws {
        #expect(try solve(rows(), .measured(itemCounts: [1]) { _ in "One" }, .accessibilityLarge).map(\.height) == [39.5])
        let font = TextFont(size: 17)
        #expect(try solve(rows(), .measured(itemCounts: [1], font: font) { _ in "One" }, .accessibilityLarge).map(\.height) == [20.5])
        let styled = LayoutContent.measured(itemCounts: [1]) { _ in StyledText("One", font: TextFont(size: 30)) }
        #expect(try solve(rows(), styled).map(\.height) == [36])
    }

    @Test func linesAndInsetsAreThoseThatAreGiven() throws {
        let content = LayoutContent.measured(
            itemCounts: [1], lines: 1, insets: NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 20)
        ) { [long] _ in long }
        #expect(try solve(rows(), content).map(\.height) == [23.5])
    }

    @Test func rowsOfListsAreNoLowerThanTheListMakesThem() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let list = UICollectionViewCompositionalLayout.list(using: configuration)
        let content = LayoutContent.measured(itemCounts: [2]) { [long] element in
            element.kind == UICollectionView.elementKindSectionHeader || element.item == 1 ? long : "One"
        }
        let heights = try solve(list, content).map(\.height)
        #expect(heights.sorted() == [44, 54.5, 63])
    }

    /// A text in a given font, and a text that requests it by name: 1362 of 1000 units per line.
    @Test(.enabled(if: NotoFonts.areInstalled, "needs fonts-noto-core; Scripts/bootstrap --tests installs it"))
    func textsAreMeasuredInTheFontsOfTheOptions() throws {
        let fonts = try Fonts(files: [NotoFonts.path("NotoSansThai-Regular.ttf"), NotoFonts.path("NotoSans-Regular.ttf")])
        let styled = LayoutContent.measured(itemCounts: [1]) { _ in
            StyledText("One", font: TextFont(.named("NotoSans-Regular"), size: 100))
        }
        let failures = scratch.failures {
            assertLayout(
                rows(), content: styled, options: LayoutOptions(devices: [.iPhoneSE], fonts: fonts), as: .frames)
        }
        #expect(failures.count == 1, "\(failures)")
        #expect(try scratch.text(".txt").contains("375 × 136.5"))
    }

    @Test func aCollectionViewMeasuresItsTextsAsALayoutDoes() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .none
        for (layout, heights) in [
            (UICollectionViewCompositionalLayout.list(using: configuration), [44, 63]),
            (rows(width: .estimated(50)), [20.5, 20.5]),
        ] {
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
            view.adopt(traitCollection: UITraitCollection(displayScale: 2), safeAreaInsets: .zero)
            view.content = .measured(itemCounts: [2]) { [long] element in element.item == 1 ? long : "One" }
            view.layoutIfNeeded()
            let cells = (0..<2).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size }
            #expect(cells.map { Double($0.height) } == heights)
        }
    }

    @Test func aSizeThatNothingDecidesIsSaidAndFailsWhereOdditiesDo() throws {
        let failures = scratch.failures {
            assertLayout(rows(), items: [2], options: LayoutOptions(devices: [.iPhoneSE], oddities: .strict))
        }
        let words = "odd: cell [0, 0]: nothing decides its height, and the estimate 30 is kept (and 1 more like it)"
        #expect(failures.count == 1 && failures[0].contains(words) && scratch.goldens.isEmpty, "\(failures)")
    }

    @Test func labelsAndTextsAreMeasuredByTheCurrentMeasuring() throws {
        let measuring = ClosureTextMeasuring { _, limits in MeasuredText(width: min(7, limits.width), height: 9) }
        let label = UILabel()
        label.text = "One"
        #expect(measuring.performAsCurrent { label.sizeThatFits(.zero) } == CGSize(width: 7, height: 9))
        func heights() throws -> [CGFloat] { try solve(rows(), .measured(itemCounts: [1]) { _ in "One" }).map(\.height) }
        #expect(try measuring.performAsCurrent { () throws in try heights() } == [9])
        #expect(try heights() == [20.5])
    }

    @Test func anAssertionSaysTheNumbersOfItems() throws {
        let failures = scratch.failures {
            assertLayout(
                rows(), items: [2], content: .measured { element in "Row \(element.item)" },
                options: LayoutOptions(devices: [.iPhoneSE], contentSizes: [.large, .accessibilityLarge]))
        }
        #expect(failures.count == 2 && scratch.goldens.count == 2)
        let (large, normal) = (try scratch.text(".AccessibilityL.txt"), try scratch.text(".L.txt"))
        #expect(large.contains("375 × 79") && normal.contains("375 × 41"))
    }

    @Test func aFrameThatAnEstimatedWidthDecidesIsSaidAndFailsWhereOdditiesDo() throws {
        func failures(_ oddities: LayoutOptions.Oddities) -> [String] {
            scratch.failures {
                assertLayout(
                    rows(width: .estimated(50)), items: [2], content: .measured { _ in "Long text" },
                    options: LayoutOptions(devices: [.iPhoneSE], oddities: oddities))
            }
        }
        let doubt = "odd: the width of \"Long text\" is estimated, and a size is taken from it"
        let strict = failures(.strict)
        #expect(strict.count == 1 && strict[0].contains(doubt) && scratch.goldens.isEmpty, "\(strict)")
        let reported = failures(.reported)
        #expect(reported.count == 1 && reported[0].contains(doubt) && reported[0].contains("recorded"))
    }
}
