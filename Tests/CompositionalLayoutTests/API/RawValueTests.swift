import LinuxUIKit
import Testing

/// Raw values of enumerations, option sets and names are UIKit's (Tables A10 to A13).
struct RawValueTests {
    private typealias List = UICollectionLayoutListConfiguration
    private typealias Scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties
    private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    private typealias View = UICollectionView

    private func values<Value: RawRepresentable>(_ cases: Value...) -> [Value.RawValue] { cases.map(\.rawValue) }

    @Test func casesAreCountedFromZero() {
        let cases: [[Int]] = [
            values(Behavior.none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered),
            values(Scrolling.Bounce.automatic, .always, .never),
            values(UIContentInsetsReference.automatic, .none, .safeArea, .layoutMargins, .readableContent),
            values(View.ScrollDirection.vertical, .horizontal),
            values(View.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints),
            values(List.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain),
            values(List.HeaderMode.none, .supplementary, .firstItemInSection), values(List.FooterMode.none, .supplementary),
            values(UIListSeparatorConfiguration.Visibility.automatic, .visible, .hidden),
            values(UICollectionViewUpdateItem.Action.insert, .delete, .reload, .move, .none),
            values(UIUserInterfaceSizeClass.unspecified, .compact, .regular), values(UIUserInterfaceStyle.unspecified, .light, .dark),
        ]
        for values in cases { #expect(values == Array(0..<values.count)) }
        let categories: [UInt] = values(View.ElementCategory.cell, .supplementaryView, .decorationView).map { UInt($0) }
        #expect(categories == [0, 1, 2])
    }

    @Test func alignmentsAndEdgesGoAroundTheRectangle() {
        #expect(values(
            NSRectAlignment.none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing
        ).map { Int($0) } == Array(0...8))
        #expect(values(NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all, []).map { Int($0) } == [1, 2, 4, 8, 15, 0])
    }

    @Test func unspecifiedDirectionsAndIdiomsAreMinusOne() {
        #expect(values(UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft) == [-1, 0, 1])
        #expect(values(UIUserInterfaceIdiom.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision) == [-1, 0, 1, 2, 3, 5, 6])
    }

    @Test func namesAreUIKits() {
        #expect(View.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
        #expect(View.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
        #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
    }

    @Test func ratesAndCategoriesDiffer() {
        #expect(Set([Scrolling.DecelerationRate.automatic, .normal, .fast]).count == 3)
        #expect(Set([
            UIContentSizeCategory.unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
            .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]).count == 13)
    }
}
