import Testing
import UIKit

/// The rectangles of a text field's parts (T1 to T4), with 3 pixels a point.
@MainActor
struct TextFieldRectangleTests {
    private let bounds = CGRect(0, 0, 200, 44)

    private func makeField(_ style: UITextField.BorderStyle, text: String = "Text") -> UITextField {
        Device.iPhone15.viewport.performAsCurrent {
            let field = UITextField(frame: bounds)
            (field.borderStyle, field.text) = (style, text)
            return field
        }
    }

    private func near(_ rect: CGRect, _ other: CGRect) -> Bool {
        zip([rect.minX, rect.minY, rect.width, rect.height], [other.minX, other.minY, other.width, other.height])
            .allSatisfy { abs($0 - $1) < 0.001 }
    }

    // sentry.text-and-controls, and logs.stack-fillEqually: 352 × 30 in a field of 366 × 34.
    @Test func theTextIsWithinTheBorder() {
        #expect(makeField(.none).textRect(forBounds: bounds) == bounds)
        let field = makeField(.roundedRect)
        let outer = CGRect(5, 10, 366, 34)
        #expect(field.textRect(forBounds: outer) == CGRect(12, 12, 352, 30))
        #expect(field.editingRect(forBounds: outer) == CGRect(12, 12, 352, 30) && field.borderRect(forBounds: outer) == outer)
    }

    // sentry.text-and-controls: (0, 5, 30, 20.3333) in a field of 30 × 30.
    @Test func thePlaceholderIsALineInTheMiddle() {
        let field = makeField(.none, text: "")
        #expect(near(field.placeholderRect(forBounds: CGRect(0, 0, 30, 30)), CGRect(0, 5, 30, 61.0 / 3)))
        field.font = .systemFont(ofSize: 28)
        #expect(field.placeholderRect(forBounds: CGRect(0, 0, 30, 20)).height == 20)
    }

    @Test func viewsAtTheEndsTakeTheirWidths() {
        let field = makeField(.none)
        (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(0, 0, 30, 20)), .always)
        (field.rightView, field.rightViewMode) = (UIView(frame: CGRect(0, 0, 40, 60)), .unlessEditing)
        #expect(field.leftViewRect(forBounds: bounds) == CGRect(0, 12, 30, 20))
        #expect(field.rightViewRect(forBounds: bounds) == CGRect(160, 0, 40, 44))
        #expect(field.textRect(forBounds: bounds) == CGRect(30, 0, 130, 44))
        #expect(field.editingRect(forBounds: bounds) == CGRect(30, 0, 170, 44))
        let text = makeField(.none).intrinsicContentSize.width
        #expect(abs(field.intrinsicContentSize.width - text - 70) < 0.001)
        (field.leftViewMode, field.rightViewMode) = (.never, .whileEditing)
        #expect(field.textRect(forBounds: bounds) == bounds && field.intrinsicContentSize.width == text)
    }

    @Test func aBorderIsWiderThanANarrowView() {
        let field = makeField(.roundedRect)
        (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(0, 0, 5, 5)), .always)
        #expect(field.textRect(forBounds: bounds).minX == 7)
        field.leftView?.frame.size.width = 300
        #expect(field.textRect(forBounds: bounds).width == 0)
    }

    @Test(arguments: [
        (UITextField.ViewMode.never, 200.0, 200.0), (.whileEditing, 200, 176), (.unlessEditing, 176, 200), (.always, 176, 176),
    ])
    func theClearButtonTakesRoomWhileItIsShown(mode: UITextField.ViewMode, text: CGFloat, editing: CGFloat) {
        let field = makeField(.none)
        field.clearButtonMode = mode
        #expect(near(field.clearButtonRect(forBounds: bounds), CGRect(176, 38.0 / 3, 19, 19)))
        #expect(field.textRect(forBounds: bounds).width == text && field.editingRect(forBounds: bounds).width == editing)
        field.text = ""
        #expect(field.textRect(forBounds: bounds) == bounds && field.editingRect(forBounds: bounds) == bounds)
    }

    @Test func theRectanglesAreTheSameFromRightToLeft() {
        let field = makeField(.none)
        (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(0, 0, 30, 20)), .always)
        field.adopt(traitCollection: UITraitCollection(displayScale: 3, layoutDirection: .rightToLeft))
        #expect(field.leftViewRect(forBounds: bounds).minX == 0 && field.textRect(forBounds: bounds).minX == 30)
    }

    /// A subclass moves parts, and the text follows.
    @Test func overriddenRectanglesCount() {
        final class Field: UITextField {
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
                super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
            }
        }
        let field = Field(frame: bounds)
        (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(0, 0, 30, 20)), .always)
        #expect(field.textRect(forBounds: bounds) == CGRect(42, 0, 158, 44))
    }
}
