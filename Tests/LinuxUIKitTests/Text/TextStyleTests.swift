import Testing
import UIKit

/// Fonts of text styles and their metrics by content size category.
struct TextStyleTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(displayScale: 3, preferredContentSizeCategory: category)
    }

    @Test func textStylesHaveApplesSizes() {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
        ]
        #expect(styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize } == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        #expect(styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: largest).pointSize }
            == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.extraSmall)).pointSize == 14)
    }

    @Test func aFontFollowsTheCurrentCategory() {
        traits(.accessibilityMedium).performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 28)
        }
    }

    @Test func aLineIsAsHighAsTheSystemFonts() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(UIFont.boldSystemFont(ofSize: 12).withSize(14) == .systemFont(ofSize: 14, weight: .semibold))
    }

    @Test func aFontHasAWidth() {
        let condensed = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
        #expect(condensed.lineHeight == 20.287109375 && condensed.withSize(12) != .systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard) == .systemFont(ofSize: 17, weight: .bold))
        #expect(UIFont(descriptor: condensed.fontDescriptor, size: 0) == condensed)
    }

    @Test func aDescriptorOfAttributesHasTheirSizeAndWeight() {
        let family = UIFont.systemFont(ofSize: 15).familyName
        let plain = UIFontDescriptor(fontAttributes: [.size: 15, .family: family])
        #expect(UIFont(descriptor: plain, size: 0) == .systemFont(ofSize: 15))
        let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 15, weight: .bold))
        #expect(UIFont(descriptor: UIFontDescriptor(name: "AvenirNext-Medium", size: 12), size: 0) == .systemFont(ofSize: 12))
    }

    @Test func aFontThatWasNotGivenIsNone() {
        #expect(UIFont(name: "AvenirNext-Medium", size: 12) == nil)
    }

    // Measured: body text of 17 points is 16⅓ at `.medium`, and 48 at the largest category.
    @Test func metricsScaleWithTheLeading() {
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.medium)) == 49 / 3.0)
        let large = traits(.accessibilityMedium)
        #expect(UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 16, compatibleWith: large) == 28)
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: largest) == 48)
        largest.performAsCurrent {
            #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 44) == 124)
            #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30).pointSize == 30)
        }
    }

    @Test func categoriesAreOrdered() {
        #expect(UIContentSizeCategory.extraSmall < .large)
        #expect(UIContentSizeCategory.accessibilityLarge >= .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    @Test func aDescriptionMakesAFontOfItsSizeAndWeight() {
        let body = UIFont.systemFont(ofSize: 15)
        let bold = body.fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold.map { UIFont(descriptor: $0, size: 0) } == .boldSystemFont(ofSize: 15))
        #expect(bold.map { UIFont(descriptor: $0, size: 20) } == .boldSystemFont(ofSize: 20))
        let monospaced = body.fontDescriptor.withDesign(.monospaced)
        #expect(monospaced.map { UIFont(descriptor: $0, size: 0) } == .monospacedSystemFont(ofSize: 15, weight: .regular))
        #expect(body.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) } == body)
        #expect(body.fontDescriptor.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: 0) } == .italicSystemFont(ofSize: 15))
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSize(9).pointSize == 9)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large).pointSize == 33)
    }
}
