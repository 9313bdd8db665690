import Testing
import UIKit

@MainActor
struct BaselineTests {
    @Test func theSystemSpacingFromABaselineIsNotKnown() {
        let (view, text) = (UIView(), UILabel())
        func warnings(_ make: () -> NSLayoutConstraint) -> [LayoutWarning] { LayoutWarning.collecting { make() }.warnings }
        #expect(warnings { text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1) }.count == 1)
        #expect(warnings { view.bottomAnchor.constraint(equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1) }.count == 1)
        #expect(warnings { text.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1) }.isEmpty)
    }
}
