import Testing
import UIKit

/// Constraints written in the visual format language.
@MainActor
struct VisualFormatTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let views = ["a": UIView(), "b": UIView()]

    init() {
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
    }

    private func frames(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
        for format in formats {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: ["gap": 12, "low": 250], views: views))
        }
        outer.layoutIfNeeded()
        return ["a", "b"].compactMap { views[$0]?.frame }
    }

    @Test func viewsStandBetweenMarginsWithStandardSpacing() {
        #expect(frames("|-[a]-[b(==a)]-|", "V:|[a]|", "V:|-20-[b(40)]") == [
            CGRect(x: 8, y: 0, width: 138, height: 200), CGRect(x: 154, y: 20, width: 138, height: 40),
        ])
    }

    @Test func metricsRelationsAndPrioritiesAreRead() {
        #expect(frames("H:|-gap-[a(100@low,>=120)]-(>=gap)-[b(50)]|", "V:[a(30)]|", options: .alignAllBottom) == [
            CGRect(x: 12, y: 170, width: 120, height: 30), CGRect(x: 250, y: 200, width: 50, height: 0),
        ])
    }

    @Test func aDirectionCanBeFixed() {
        #expect(frames("|-10-[a(100)]-5-[b(20)]", "V:|[a]|", "V:|[b]|", options: .directionRightToLeft).map(\.minX) == [190, 165])
    }
}
