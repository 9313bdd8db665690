@testable import Clinic
import XCTest

class AppointmentCellTests: XCTestCase {
    func testHasLabels() {
        let cell = AppointmentCell(frame: .init(x: 0, y: 0, width: 300, height: 90))
        XCTAssertEqual(cell.contentView.subviews.count, 2)
    }
}
