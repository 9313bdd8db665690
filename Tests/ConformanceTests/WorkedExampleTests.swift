import CompositionalLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing

/// Every worked example matches its layout document, on both its screens, to 0.01 pt.
struct WorkedExampleTests {
    @Test(arguments: Fixtures.files(in: "Conformance/Examples", withSuffix: ".json"))
    func framesEqualTheExample(fixture: Fixture) throws {
        let example = try fixture.decode(WorkedExample.self)
        let document = try Fixtures.document(fixture.name)
        #expect(!example.source.isEmpty && example.cases.count >= 2)
        for expected in example.cases {
            let solved = try document.build(in: expected.viewport).solve()
            let screen = "\(expected.size) @\(expected.scale)x"
            #expect(abs(solved.contentSize.width - expected.contentSize[0]) < 0.01, "\(screen)")
            #expect(abs(solved.contentSize.height - expected.contentSize[1]) < 0.01, "\(screen)")
            for element in expected.elements {
                let found = try #require(solved.element(element.id), "\(screen) \(element.id)")
                #expect(isEqual(found.frame, element.frame), "\(screen) \(element.id): \(found.frame)")
                if let zIndex = element.zIndex { #expect(found.zIndex == zIndex, "\(screen) \(element.id)") }
            }
            if expected.contentOffset == nil { #expect(solved.elementCount == expected.elements.count, "\(screen)") }
        }
    }

    private func isEqual(_ frame: CGRect, _ expected: [CGFloat]) -> Bool {
        zip([frame.minX, frame.minY, frame.width, frame.height], expected).allSatisfy { abs($0 - $1) < 0.01 }
    }
}
