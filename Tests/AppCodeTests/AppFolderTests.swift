import AppCode
import Foundation
import Testing

struct AppFolderTests {
    private func inApp(_ body: (AppFixture) throws -> Void) throws {
        let files = ["A", "B", "C"].map { ("Sources/\($0).swift", "let \($0) = 1") }
        try AppFixture.with(Dictionary(uniqueKeysWithValues: files + [("App.xcodeproj/project.pbxproj", "")]), body)
    }

    @Test func filesBeyondTheLimitAreTold() throws {
        try inApp { app in
            let file = app.path("Sources/A.swift")
            let whole = AppFolder(around: [file])
            #expect(whole.files.map { URL(fileURLWithPath: $0).lastPathComponent } == ["A.swift", "B.swift", "C.swift"] && !whole.isCut)
            #expect(AppFolder(around: [file], limit: 2).isCut)
        }
    }

    @Test func linksToFoldersAreNotFollowed() throws {
        try inApp { app in
            for (link, target) in [("Sources/up", ".."), ("Sources/self.swift", "self.swift")] {
                try FileManager.default.createSymbolicLink(atPath: app.path(link), withDestinationPath: target)
            }
            let index = AppIndex(AppFolder(around: [app.path("Sources/A.swift")]), drawing: [app.path("Sources/A.swift")], flags: [])
            #expect(index.paths.map { URL(fileURLWithPath: $0).lastPathComponent } == ["A.swift", "B.swift", "C.swift", "self.swift"])
        }
    }
}
