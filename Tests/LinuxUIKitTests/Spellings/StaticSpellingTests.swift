import Testing
import UIKit

/// Constants shared between layouts.
enum Constants {
    static let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: fullHeight)
    static let fullHeight = NSCollectionLayoutDimension.fractionalHeight(1)
    static let spacing = NSCollectionLayoutSpacing.fixed(8)
    static let edges = NSCollectionLayoutEdgeSpacing(leading: nil, top: spacing, trailing: nil, bottom: spacing)
    static let anchor = NSCollectionLayoutAnchor(edges: .bottom)
    static let place = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    static let insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    static let tint = UIColor.systemIndigo
    static let metrics = UIFontMetrics(forTextStyle: .headline)
}

struct StaticSpellingTests {
    @Test func valuesAreSharedInStaticConstants() {
        let item = NSCollectionLayoutItem(layoutSize: Constants.itemSize)
        item.edgeSpacing = Constants.edges
        item.contentInsets = Constants.insets
        #expect(item.layoutSize.heightDimension == Constants.fullHeight)
        #expect(item.edgeSpacing?.top == Constants.spacing)
        #expect(Constants.anchor.edges == .bottom && Constants.place.zIndex == 0)
    }

    @Test func aModulesNameQualifiesItsTypes() {
        let size: UIKit.NSCollectionLayoutSize = UIKit.NSCollectionLayoutSize(
            widthDimension: .absolute(1), heightDimension: .absolute(1))
        let color: UIKit.UIColor = .label
        #expect(size.widthDimension.isAbsolute && color == UIColor.label)
    }

    @Test func theModuleCanBeImported() {
        #if canImport(UIKit)
        let canImport = true
        #else
        let canImport = false
        #endif
        #expect(canImport)
    }
}
