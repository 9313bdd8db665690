@testable import Atlas
import XCTest

final class ModelsTests: XCTestCase {
    func testSamplesHaveHeights() { XCTAssert(Photo.samples.allSatisfy { $0.height > 0 }) }
}
