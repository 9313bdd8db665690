import Testing
import UIKit

@MainActor
struct ControlStateTests {
    @Test func anActionRunsWhenItsEventIsSent() {
        var runs: [String] = []
        let control = UIControl()
        control.addAction(UIAction(title: "tap") { runs.append($0.title) }, for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(runs.isEmpty)
        control.sendActions(for: .touchUpInside)
        #expect(runs == ["tap"])
    }

    @Test func anActionTakesThePlaceOfOneWithItsIdentifier() {
        var runs: [Int] = []
        let control = UIControl()
        let name = UIAction.Identifier("only")
        for number in 1...2 {
            control.addAction(UIAction(identifier: name) { _ in runs.append(number) }, for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        #expect(runs == [2])
        control.removeAction(UIAction(identifier: name) { _ in }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(runs == [2])
    }

    @Test func anActionKnowsItsSenderWhileItRuns() {
        let control = UISwitch()
        var sender: UISwitch?
        let action = UIAction { sender = $0.sender as? UISwitch }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender === control && action.sender == nil)
    }

    @Test func whatAButtonIsNotToldOfAStateIsThatOfTheNormalOne() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in })
        #expect(button.currentTitle == "Buy")
        button.setTitle("Sold", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.isEnabled = false
        #expect(button.currentTitle == "Sold" && button.currentTitleColor == .red && button.state == .disabled)
        button.isSelected = true
        #expect(button.state == [.disabled, .selected] && button.currentTitle == "Buy")
    }

    @Test func aPageIsOneOfThePages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
    }

    @Test func theSelectedSegmentStaysSelectedWhereItMoves() {
        let control = UISegmentedControl(items: ["Grid", "List"])
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Map", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Map")
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "List")
        control.removeSegment(at: 1, animated: true)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
    }

    @Test func aSegmentsActionGivesItsTitle() {
        let (grid, list) = (UIAction(title: "Grid") { _ in }, UIAction(title: "List") { _ in })
        let control = UISegmentedControl(items: ["First", "Second"])
        control.setAction(list, forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "List" && control.segmentIndex(identifiedBy: list.identifier) == 1)
        #expect(control.segmentIndex(identifiedBy: grid.identifier) == UISegmentedControl.noSegment)
    }

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

    @Test func aTextViewKeepsItsTextAndIsFirstResponderWhereItIsEdited() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = "Notes"
        #expect(view.text == "Notes" && view.canBecomeFirstResponder)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        view.isEditable = false
        #expect(!view.canBecomeFirstResponder)
    }

    @Test func aTextHasPositions() throws {
        let field = UITextField()
        field.text = "abc"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let range = try #require(field.textRange(from: start, to: field.endOfDocument))
        #expect(field.text(in: range) == "bc" && field.position(from: start, offset: 3) == nil)
    }
}
