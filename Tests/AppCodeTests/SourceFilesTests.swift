import AppCode
import SwiftSource
import Testing

struct SourceFilesTests {
    @Test func eachFileIsScannedOnceForAllIndicesAndSlices() throws {
        let files = [
            "Sources/A.swift": "class A { let c = B().c }", "Sources/B.swift": "struct B { var c: C { C() } }",
            "Sources/C.swift": "struct C {}", "App.xcodeproj/project.pbxproj": "",
        ]
        let fixture = try AppFixture(files)
        let drawn = [fixture.path("Sources/A.swift")]
        let app = AppFolder(around: drawn)
        for _ in 0..<3 {
            let index = AppIndex(app, drawing: drawn, flags: [])
            let slice = Slice(wholeFiles: [0], of: index.names, load: index.source)
            #expect(slice.fileIndices == [0, 1, 2])
            _ = DrawableDeclarations(slice.fileIndices.compactMap(index.source))
        }
        #expect(app.sources.scans == 3)
    }
}
