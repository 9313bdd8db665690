import Testing
import UIKit

/// A view that styles the pointer, as in apps.
private final class PointedView: UIView, UIPointerInteractionDelegate {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        UIPointerStyle(effect: .lift(UITargetedPreview(view: self)), shape: .roundedRect(region.rect))
    }
}

@MainActor
struct PointerAndFeedbackTests {
    @Test func anInteractionBelongsToOneView() {
        let (one, other) = (PointedView(frame: .zero), UIView(frame: .zero))
        let pointer = UIPointerInteraction(delegate: one)
        one.addInteraction(pointer)
        #expect(pointer.view === one && one.interactions.count == 1 && pointer.delegate === one)
        other.addInteraction(pointer)
        #expect(pointer.view === other && one.interactions.isEmpty)
        other.removeInteraction(pointer)
        #expect(pointer.view == nil && other.interactions.isEmpty)
        one.interactions = [pointer, UIPointerInteraction(delegate: nil)]
        one.interactions = [pointer]
        #expect(pointer.view === one && one.interactions.count == 1)
    }

    @Test func aRegionKeepsWhatItIsMadeOf() {
        let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 9, height: 9), identifier: "knob")
        let view = PointedView(frame: .zero)
        let pointer = UIPointerInteraction(delegate: view)
        #expect(region.identifier == AnyHashable("knob") && region.rect.width == 9)
        #expect(view.pointerInteraction(pointer, styleFor: region) != nil)
        #expect(view.pointerInteraction(pointer, regionFor: UIPointerRegionRequest(), defaultRegion: region) === region)
    }

    @Test func allKindsOfFeedbackAreOneKind() {
        let impact = UIImpactFeedbackGenerator(style: .rigid)
        impact.impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let all: [UIFeedbackGenerator] = [impact, UISelectionFeedbackGenerator(), UINotificationFeedbackGenerator()]
        for generator in all { generator.prepare() }
        #expect(all.count == 3)
    }

    @Test func aHoverIsNeverRecognizedAndNothingHasTheFocus() {
        let (view, hover) = (UIView(frame: .zero), UIHoverGestureRecognizer())
        view.addGestureRecognizer(hover)
        #expect(hover.view === view && hover.state == .possible && hover.zOffset == 0)
        let guide = UIFocusGuide()
        guide.preferredFocusEnvironments = [view]
        view.addLayoutGuide(guide)
        #expect(guide.owningView === view && guide.isEnabled)
        #expect(UIFocusSystem.focusSystem(for: view) == nil && !view.isFocused)
        UIViewController().setNeedsFocusUpdate()
    }
}
