import Foundation
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

    @Test func timersWithASelectorNeverFire() {
        let target = NSObject()
        let timer = Timer.scheduledTimer(timeInterval: 2, target: target, selector: Selector("tick"), userInfo: nil, repeats: true)
        let other = Timer(timeInterval: 2, target: target, selector: Selector("tick"), userInfo: "page", repeats: false)
        #expect(timer.isValid && other.isValid)
        timer.invalidate()
        #expect(!timer.isValid)
        target.perform(Selector("tick"), with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: target, selector: Selector("tick"), object: nil)
        NSObject.cancelPreviousPerformRequests(withTarget: target)
    }
}
