import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A9: environments, containers and visible items.
struct EnvironmentAPITests {
    /// A visible item as in an app's unit test that calls its own handler.
    private final class AppVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
        var center = CGPoint(x: 50, y: 10)
        var transform = CGAffineTransform.identity
        var transform3D = CATransform3DIdentity
        let name = "cell"
        let indexPath = IndexPath(item: 2, section: 1)
        var frame: CGRect { CGRect(x: 0, y: 0, width: 100, height: 20) }
        var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 20) }
        let representedElementCategory = UICollectionView.ElementCategory.cell
        let representedElementKind: String? = nil
    }

    @Test func aProviderSeesContainerAndTraits() throws {
        var seen: [(any NSCollectionLayoutContainer, UITraitCollection)] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            seen.append((environment.container, environment.traitCollection))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: .fullWidth(9), subitems: [NSCollectionLayoutItem(layoutSize: .filling)]))
        }
        _ = try layout.solve(in: LayoutViewport(width: 320, height: 480, scale: 3), content: LayoutContent(itemCounts: [1]))
        let (container, traits) = try #require(seen.first)
        #expect(container.contentSize == CGSize(width: 320, height: 480))
        #expect(container.effectiveContentSize == CGSize(width: 320, height: 480))
        #expect(container.contentInsets == .zero && container.effectiveContentInsets == .zero)
        #expect(traits.displayScale == 3)
    }

    @Test func anAppCanMakeAnEnvironmentOfItsOwn() {
        let environment: any NSCollectionLayoutEnvironment = AppEnvironment()
        let container: any NSCollectionLayoutContainer = environment.container
        #expect(container.contentSize.width - container.effectiveContentSize.width == 20)
        #expect(container.contentInsets == container.effectiveContentInsets)
        #expect(environment.traitCollection.horizontalSizeClass == .compact)
        let object: any NSObjectProtocol = environment
        #expect(object.isEqual(environment))
    }

    @Test func aVisibleItemIsALiveHandle() {
        let item: any NSCollectionLayoutVisibleItem = AppVisibleItem()
        item.alpha = 0.5
        item.zIndex = 3
        item.isHidden = true
        item.center = CGPoint(x: 60, y: 10)
        item.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        item.transform3D = CATransform3DMakeScale(0.8, 0.8, 1)
        #expect(item.alpha == 0.5 && item.zIndex == 3 && item.isHidden && item.center.x == 60)
        #expect(item.transform.a == 0.8 && item.transform3D.m11 == 0.8)
        #expect(item.name == "cell" && item.indexPath == IndexPath(item: 2, section: 1))
        #expect(item.frame.width == 100 && item.bounds.height == 20)
        #expect(item.representedElementCategory == .cell && item.representedElementKind == nil)
    }

    @Test func aVisibleItemIsADynamicItem() {
        let item: any UIDynamicItem = AppVisibleItem()
        item.center.x = 70
        item.transform = .identity
        #expect(item.center.x == 70 && item.bounds.width == 100 && item.transform.isIdentity)
    }
}
