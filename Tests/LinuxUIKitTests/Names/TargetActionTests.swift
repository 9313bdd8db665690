import Testing
import UIKit

@MainActor
struct TargetActionTests {
    @Test func buttonsKeepWhatTheyShowAndNoTarget() {
        let button = UIBarButtonItem(title: "Done", style: .done, target: self, action: Selector("done"))
        #expect(button.title == "Done" && button.style == .done)
        let image = UIImage(systemName: "plus")
        #expect(UIBarButtonItem(image: image, style: .plain, target: nil, action: nil).image === image)
    }

    @Test func editingEndsWhereverItIs() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (outer, inner, field) = (UIView(), UIView(), Field())
        outer.addSubview(inner)
        inner.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder && outer.endEditing(true) && !field.isFirstResponder)
    }
}
