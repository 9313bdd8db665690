@testable import Orchard
import XCTest

final class ObservableTests: XCTestCase {
    func testMappedValuesFollow() {
        let numbers = Observable(1)
        let strings = numbers.map(String.init)
        numbers.value = 2
        XCTAssertEqual(strings.value, "2")
    }
}
