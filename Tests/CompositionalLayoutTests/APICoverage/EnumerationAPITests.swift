import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A10: enumerations, option sets and edge insets, with their raw values.
struct EnumerationAPITests {
    @Test func orthogonalScrollingBehaviours() {
        let cases: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
            .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
        ]
        #expect(cases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    }

    @Test func orthogonalScrollingPropertiesAreAutomatic() {
        let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
        #expect(properties.decelerationRate == .automatic && properties.bounce == .automatic)
        properties.decelerationRate = .fast
        properties.bounce = .never
        #expect(properties.decelerationRate == .fast && properties.bounce == .never)
    }

    @Test func decelerationRatesAreAStructOverANumber() {
        typealias Rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
        let rates: Set<Rate> = [.automatic, .normal, .fast]
        #expect(rates.count == 3)
        let number: CGFloat = Rate.normal.rawValue
        #expect(Rate(rawValue: number) == .normal)
    }

    @Test func bounces() {
        typealias Bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
        let cases: [Bounce] = [.automatic, .always, .never]
        #expect(cases.map(\.rawValue) == [0, 1, 2])
    }

    @Test func contentInsetsReferences() {
        let cases: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
        #expect(cases.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test func rectAlignments() {
        let cases: [NSRectAlignment] = [
            .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
        ]
        #expect(cases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func directionalRectEdges() {
        let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all, []]
        #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15, 0])
        #expect(NSDirectionalRectEdge(rawValue: 9) == [.top, .trailing])
    }

    @Test func directionalEdgeInsets() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 2, 3, 4])
        #expect(NSDirectionalEdgeInsets() == .zero && insets != .zero)
    }

    @Test func scrollDirectionsAndElementCategories() {
        let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
        #expect(directions.map(\.rawValue) == [0, 1])
        let categories: [UICollectionView.ElementCategory] = [.cell, .supplementaryView, .decorationView]
        #expect(categories.map(\.rawValue) == [0, 1, 2])
    }

    @Test func elementKindsOfHeadersAndFooters() {
        #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
        #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
    }

    @Test func selfSizingInvalidationIsEnabled() {
        let cases: [UICollectionView.SelfSizingInvalidation] = [.disabled, .enabled, .enabledIncludingConstraints]
        #expect(cases.map(\.rawValue) == [0, 1, 2])
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        #expect(view.selfSizingInvalidation == .enabled)
        view.selfSizingInvalidation = .disabled
        #expect(view.selfSizingInvalidation == .disabled)
    }
}
