import LayoutHosting
import Testing
import UIKit

/// Places of search bars in navigation bars (B-W1).
@MainActor
struct SearchBarTests {
    private func search(on device: Device, _ placement: UINavigationItem.SearchBarPlacement = .automatic) throws -> (bar: UISearchBar, navigation: UINavigationBar) {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let search = UISearchController(searchResultsController: nil)
        controller.title = "Title"
        controller.navigationItem.searchController = search
        controller.navigationItem.preferredSearchBarPlacement = placement
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let navigation = UINavigationController(rootViewController: controller)
        _ = try device.viewport.performAsCurrent { try AppLayout(navigation, in: device.viewport) }
        return (search.searchBar, navigation.navigationBar)
    }

    @Test func aSearchBarStandsBetweenTheSafeAreasAtTheSides() throws {
        #expect(try search(on: .iPhone15).bar.frame == CGRect(x: 8, y: 44, width: 377, height: 52))
        let landscape = Device.iPhone15.landscape
        #expect(try search(on: landscape).bar.frame == CGRect(x: 67, y: 32, width: 852 - 2 * 67, height: 52))
    }

    @Test func aSearchBarOfAPadStandsBesideTheButtons() throws {
        let (bar, navigation) = try search(on: .iPadPro11)
        #expect(bar.superview === navigation && bar.frame.size == CGSize(width: 280, height: 52) && bar.frame.midY == 25)
        // To the left of the button, whose size is estimated.
        #expect(bar.frame.maxX < 834 - 20 - 10 && bar.frame.maxX > 834 - 20 - 60)
        #expect(try search(on: .iPadPro11, .stacked).bar.frame.minY == 50)
    }
}
