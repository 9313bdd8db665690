import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A13: `UITraitCollection` and the types of its members.
struct TraitAPITests {
    @Test func traitsAreUnspecifiedUnlessGiven() {
        let traits = UITraitCollection()
        #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test func eachMakerGivesOneTraitAndTheyCombine() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(displayScale: 3),
            UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(preferredContentSizeCategory: .large),
        ])
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(traits.displayScale == 3 && traits.layoutDirection == .rightToLeft)
        #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceIdiom == .phone)
        #expect(traits.preferredContentSizeCategory == .large)
        #expect(traits == traits.copy() as? UITraitCollection && traits != UITraitCollection())
    }

    @Test func rawValues() {
        let sizeClasses: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
        #expect(sizeClasses.map(\.rawValue) == [0, 1, 2])
        let directions: [UITraitEnvironmentLayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
        #expect(directions.map(\.rawValue) == [-1, 0, 1])
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        #expect(styles.map(\.rawValue) == [0, 1, 2])
        let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
        #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    }

    @Test func contentSizeCategoriesAreStringsOfTheirOwn() {
        let categories: [UIContentSizeCategory] = [
            .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        #expect(Set(categories).count == 13)
        #expect(UIContentSizeCategory(rawValue: UIContentSizeCategory.large.rawValue) == .large)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    }
}
