import CompositionalLayout
import LayoutDiagram
import LayoutSnapshotTesting
import TestSupport
import Testing

/// Snapshots as in the README, with goldens beside this file.
struct ReadmeTests {
    @Test func photoGrid() {
        assertLayout(ReadmeGrid.layout(), items: [9, 4], options: LayoutOptions(devices: [.iPhone15]))
    }

    @Test func photoGridOnEveryScreen() {
        let options = LayoutOptions(devices: [.iPhone15, .iPadMini], directions: [.leftToRight, .rightToLeft])
        assertLayout(ReadmeGrid.layout(), items: [9, 4], options: options, as: [.frames, .svg(style: .plain)])
    }

    @Test func scalingCarousel() {
        assertLayout(ScalingCarousel.layout(), items: [7], options: LayoutOptions(devices: [.iPhoneSE]), as: .png(scale: 1, style: .plain))
    }
}
