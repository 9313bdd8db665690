@testable import HomeFeature
import XCTest

final class HomeSectionTests: XCTestCase {
    func testOnlyTheLeadHasNoTitle() {
        XCTAssertNil(HomeSection.top.title)
        XCTAssertEqual(HomeSection.edition(.sport).title, "Sport")
    }
}
