import Testing
import UIKit

/// Attributed texts determine the size of buttons.
@MainActor
struct AttributedTitleTests {
    private func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
        var configuration = UIButton.Configuration.plain()
        change(&configuration)
        return UIButton(configuration: configuration).intrinsicContentSize
    }

    @Test func anAttributedTitleIsMeasuredLikeAPlainOne() {
        #expect(size { $0.attributedTitle = AttributedString("Continue") } == size { $0.title = "Continue" })
        #expect(size { $0.attributedSubtitle = AttributedString("Continue") } == size { $0.subtitle = "Continue" })
    }

    @Test func theFontOfAnAttributedTitleCounts() {
        var title = AttributedString("Continue")
        title.font = .systemFont(ofSize: 34)
        let transformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = UIFont.systemFont(ofSize: 34)
            return attributes
        }
        let large = size { $0.attributedTitle = title }
        #expect(large.height > size { $0.title = "Continue" }.height)
        #expect(size { ($0.title, $0.titleTextAttributesTransformer) = ("Continue", transformer) } == large)
    }

    @Test func aPlainTitleReplacesAnAttributedOne() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("a")
        #expect(configuration.title == "a")
        configuration.title = "b"
        #expect(configuration.attributedTitle == AttributedString("b"))
    }

    @Test func attributesGoThereAndBack() {
        var text = AttributedString("ab")
        text.font = .boldSystemFont(ofSize: 20)
        text.underlineStyle = .single
        let converted = NSAttributedString(text)
        #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(AttributedString(converted) == text)
    }
}
