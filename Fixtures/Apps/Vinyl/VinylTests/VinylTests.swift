import XCTest
@testable import Vinyl

class VinylTests: XCTestCase {
    func testStoryboardInstantiates() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: ShelfViewController.self))
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? MainTabBarController)
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.viewControllers?.count, 2)
    }
}
