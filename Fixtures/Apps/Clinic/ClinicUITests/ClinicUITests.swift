import XCTest

class ClinicUITests: XCTestCase {
    override func setUp() {
        continueAfterFailure = false
        XCUIApplication().launch()
    }

    func testAppointmentsAreListed() {
        XCTAssertGreaterThan(XCUIApplication().collectionViews.cells.count, 0)
    }
}
