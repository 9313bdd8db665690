import Testing
import UIKit

private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}

@MainActor
struct StoredControlTests {
    @Test func aSliderStaysWithinItsRange() {
        let slider = UISlider()
        slider.value = 4
        #expect(slider.value == 1)
        slider.minimumValue = 2
        #expect(slider.maximumValue == 2 && slider.value == 2)
        slider.maximumValue = 10
        slider.setValue(7, animated: true)
        #expect(slider.value == 7)
        slider.maximumValue = 1
        #expect(slider.minimumValue == 1 && slider.value == 1)
    }

    @Test func aStepperStaysWithinItsRange() {
        let stepper = UIStepper()
        stepper.value = 120
        #expect(stepper.value == 100)
        stepper.maximumValue = 5
        #expect(stepper.value == 5)
        stepper.minimumValue = -2
        stepper.value = -3
        #expect(stepper.value == -2)
    }

    @Test func aPickerKeepsTheRowsThatAreSelected() {
        let (picker, rows) = (UIPickerView(), Rows())
        picker.dataSource = rows
        picker.delegate = rows
        picker.selectRow(2, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 2 && picker.selectedRow(inComponent: 0) == 0)
        #expect(rows.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
    }

    @Test func aTextViewKeepsItsTextAndIsFirstResponderWhereItIsEdited() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = "Notes"
        #expect(view.text == "Notes" && view.canBecomeFirstResponder)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        view.isEditable = false
        #expect(!view.canBecomeFirstResponder)
    }

    @Test func aToolbarKeepsItsItems() {
        let (toolbar, item) = (UIToolbar(), UIBarButtonItem(systemItem: .add))
        toolbar.setItems([.flexibleSpace(), item], animated: false)
        #expect(toolbar.items?.last === item && toolbar.items?.count == 2)
    }

    @Test func theControllersOfColumnsAreChildren() {
        let (split, list, detail) = (UISplitViewController(style: .doubleColumn), UIViewController(), UIViewController())
        split.setViewController(detail, for: .secondary)
        split.setViewController(list, for: .primary)
        #expect(split.viewControllers == [list, detail] && detail.splitViewController === split)
        let other = UIViewController()
        split.setViewController(other, for: .secondary)
        #expect(split.viewController(for: .secondary) === other && detail.parent == nil && list.parent === split)
        split.viewControllers = [other, list]
        #expect(split.viewController(for: .primary) === other && split.children.count == 2)
    }

    @Test func whatIsSharedAndEffectsAreKept() {
        let activity = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        #expect(activity.activityItems.first as? String == "text")
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .label)
        #expect(UIVisualEffectView(effect: effect).effect === effect)
    }
}
