@testable import Bazaar
import XCTest

final class APIClientTests: XCTestCase {
    func testIsShared() { XCTAssertTrue(APIClient.shared === APIClient.shared) }
}
