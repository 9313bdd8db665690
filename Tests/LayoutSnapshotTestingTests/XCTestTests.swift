import CompositionalLayout
@testable import LayoutSnapshotTesting
import TestSupport
import XCTest

/// The same assertion in XCTest. Linux cannot expect failures there; CI's last step shows that they are reported.
final class XCTestTests: XCTestCase {
    func testAnAssertionPasses() throws {
        let scratch = Scratch()
        XCTAssertEqual(scratch.failures { assertLayout(ReadmeGrid.layout(), items: [9]) }.count, 1)
        scratch.bind { assertLayout(ReadmeGrid.layout(), items: [9]) }
        XCTAssertEqual(scratch.goldens, ["testAnAssertionPasses.iPhone-15.txt"])
    }
}
