import Foundation
@testable import LayoutDiagram
import TestSupport
import Testing
import VectorScene
import ViewPictures

/// Controls in their bounds.
struct ControlTests {
    private func shapes(_ control: ViewControl, _ width: Double, _ height: Double) -> [Shape] {
        let view = ViewSample.control(control, 10, 20, width, height)
        return ViewPainter(theme: .standard, fonts: nil).nodes([view], at: .zero, on: AdaptiveColor(Color(0))).flatMap(\.shapes).map(\.shape)
    }

    private static let color = ViewSample.tint
    private static let controls: [ViewControl] = [
        .toggle(isOn: true, on: color), .toggle(isOn: false, on: color), .slider(value: 0, filled: color),
        .slider(value: 1, filled: color), .slider(value: .nan, filled: color), .progress(value: 7, filled: color), .stepper,
        .pages(count: 5, current: 1, dots: color, currentDot: color), .pages(count: 5000, current: 4999, dots: color, currentDot: color),
        .segments(count: 3, selected: 1), .segments(count: 0, selected: nil), .segments(count: 2, selected: 9), .activity(color),
        .accessory("disclosureIndicator", color), .accessory("delete", color), .accessory("unknown", color), .field(isRounded: true),
        .field(isRounded: false), .separator(color),
    ]

    @Test(arguments: [(51.0, 31.0), (94, 32), (280, 32), (14, 14), (200, 4), (30, 1), (0, 10), (1, 60)])
    func controlsStayInTheirBounds(width: Double, height: Double) {
        let bounds = Rect(x: 10, y: 20, width: width, height: height).inset(by: -0.5)
        for control in Self.controls {
            for shape in shapes(control, width, height) { #expect(bounds.contains(shape.bounds), "\(control): \(shape)") }
        }
    }

    @Test(arguments: [
        .toggle(isOn: true, on: color, thumb: ViewSample.color(0x123456)), .slider(value: 0.3, filled: color, track: ViewSample.color(0x123456)),
        .slider(value: 0.3, filled: color, thumb: ViewSample.color(0x123456)), .progress(value: 0.3, filled: color, track: ViewSample.color(0x123456)),
        .segments(count: 3, selected: 1, selection: ViewSample.color(0x123456)),
    ] as [ViewControl])
    func partsOfControlsHaveTheirOwnColours(control: ViewControl) {
        let view = ViewSample.control(control, 0, 0, 100, 30)
        let shapes = ViewPainter(theme: .standard, fonts: nil).nodes([view], at: .zero, on: AdaptiveColor(Color(0))).flatMap(\.shapes)
        #expect(shapes.count { $0.fill == .color(AdaptiveColor(Color(0x123456))) } == 1)
    }

    @Test func everyFieldWithABorderHasOne() {
        for (isRounded, corner) in [(true, 5.0), (false, 0)] {
            #expect(shapes(.field(isRounded: isRounded), 80, 30) == [.roundedRect(Rect(x: 10.5, y: 20.5, width: 79, height: 29), radius: corner)])
        }
    }

    @Test func theKnobOfASwitchIsAtItsEnd() {
        func knob(_ isOn: Bool, _ width: Double, _ height: Double) -> Rect? {
            shapes(.toggle(isOn: isOn, on: Self.color), width, height).last?.bounds
        }
        #expect(knob(true, 51, 31) == Rect(x: 32, y: 22, width: 27, height: 27))
        #expect(knob(false, 51, 31) == Rect(x: 12, y: 22, width: 27, height: 27))
        // The wide switch has a wide knob.
        #expect((knob(false, 63, 28)?.width ?? 0) > 38)
    }

    @Test func segmentsAreWholePointsAndTheLastHasTheRest() {
        let widths = (0..<3).map { shapes(.segments(count: 3, selected: $0), 280, 32).last.map { $0.bounds.width + 4 } }
        #expect(widths == [93, 93, 94])
    }

    @Test func aSliderFillsUpToItsKnob() {
        let shapes = shapes(.slider(value: 0.25, filled: Self.color), 127, 34)
        #expect(shapes.count == 3)
        #expect(shapes.last?.bounds.midX == 10 + 13.5 + 25 && shapes[1].bounds.maxX == shapes.last?.bounds.midX)
    }
}
