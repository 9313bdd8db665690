import Testing
import UIKit

/// `UIScreen`, `UIDevice` and the current traits reflect the viewport during layout.
struct CurrentViewportTests {
    private func layout(_ seen: Seen) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, _ in
            seen.sizes.append(UIScreen.main.bounds.size)
            let section = rows()
            section.visibleItemsInvalidationHandler = { _, _, _ in seen.sizes.append(UIScreen.main.bounds.size) }
            return section
        }
    }

    private final class Seen {
        var sizes: [CGSize] = []
    }

    @Test func providersAndHandlersSeeTheViewportThatIsSolved() throws {
        let seen = Seen()
        let layout = layout(seen)
        for viewport in [LayoutViewport(width: 320, height: 480), LayoutViewport(width: 1024, height: 768)] {
            _ = try layout.solve(in: viewport, content: LayoutContent(itemCounts: [1]))
        }
        #expect(seen.sizes.map(\.width) == [320, 320, 1024, 1024])
    }

    @Test func customGroupsSeeTheViewportThatIsSolved() throws {
        let group = NSCollectionLayoutGroup.custom(layoutSize: row(height: 10)) { _ in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(0, 0, UIScreen.main.bounds.width / 2, 10))]
        }
        let solved = try UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            .solve(in: LayoutViewport(width: 500, height: 100), content: LayoutContent(itemCounts: [1]))
        #expect(solved.elements().map(\.frame.width) == [250])
    }

    @Test func aHostsOwnBoundsAreTheViewport() {
        let seen = Seen()
        let layout = layout(seen)
        let view = UICollectionView(frame: CGRect(0, 0, 333, 444), collectionViewLayout: layout)
        view.content = LayoutContent(itemCounts: [1])
        view.layoutIfNeeded()
        #expect(seen.sizes == [CGSize(width: 333, height: 444), CGSize(width: 333, height: 444)])
    }

    @Test func elsewhereTheDefaultDeviceAnswers() {
        #expect(LayoutViewport.current == Device.iPhone15.viewport)
        #expect(UIScreen.main.bounds == CGRect(0, 0, 393, 852))
        #expect(UIScreen.main.scale == 3)
        #expect(UIScreen.main.nativeBounds == CGRect(0, 0, 1179, 2556))
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIDevice.current.orientation == .portrait)
        #expect(UIDevice.current.model == "iPhone")
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    }

    @Test func whoeverNamesAViewportGetsItsDevice() {
        Device.iPadMini.landscape.viewport.performAsCurrent {
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
            #expect(UIDevice.current.orientation.isLandscape)
            #expect(UIDevice.current.systemName == "iPadOS")
            #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
            #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
        }
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }

    @Test func tasksOfTheirOwnHaveViewportsOfTheirOwn() async {
        await withTaskGroup(of: Bool.self) { group in
            for width in stride(from: 100.0, to: 140, by: 1) {
                group.addTask {
                    LayoutViewport(width: width, height: 10).performAsCurrent { UIScreen.main.bounds.width == width }
                }
            }
            for await isOwn in group { #expect(isOwn) }
        }
    }

    @Test func aViewportWithinAnotherGivesWayToItAgain() {
        Device.iPadMini.viewport.performAsCurrent {
            Device.iPhoneSE.viewport.performAsCurrent { #expect(UIScreen.main.bounds.width == 375) }
            #expect(UIScreen.main.bounds.width == 744)
        }
        #expect(UIScreen.main.bounds.width == 393)
    }

    @Test func whatIsThrownComesOutAndTheViewportEnds() {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try LayoutViewport(width: 1, height: 1).performAsCurrent { throw Failure() }
        }
        #expect(UIScreen.main.bounds.width == 393)
    }

    @Test func traitsAreMadeCurrentOverThoseOfTheViewport() {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            #expect(UITraitCollection.current.displayScale == 3)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(comparedTo: .current))
    }
}
