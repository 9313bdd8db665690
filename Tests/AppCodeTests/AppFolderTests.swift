import AppCode
import Foundation
import SwiftSource
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

    /// A project that lists its files has no former versions of them; one that names folders has all files there.
    @Test(arguments: [("", true), ("isa = PBXFileSystemSynchronizedRootGroup;", false)])
    func aFileThatTheProjectDoesNotListIsLeftOutBesideOneOfItsNames(groups: String, isStale: Bool) throws {
        let listed = ["Feed", "Row"].map { "\t1 /* \($0).swift in Sources */ = {isa = PBXBuildFile; fileRef = 2; };" }.joined(separator: "\n")
        let files = [
            "App/Feed.swift": "class Feed: UIViewController { let row: Row }", "App/Old/Row.swift.swift": "struct Row { let old: Int }",
            "App/Row.swift": "struct Row {}", "App/Other.swift": "struct Other {}", "App.xcodeproj/project.pbxproj": listed + groups,
            "Kit/Package.swift": "", "Kit/Sources/Kit/Row.swift": "struct Row {}",
        ]
        try AppFixture.with(files) { app in
            let feed = app.path("App/Feed.swift")
            let index = AppIndex(AppFolder(around: [feed]), drawing: [feed], flags: [])
            let ambiguous = index.names.ambiguous.map { $0.map { index.paths[$0].split(separator: "/").suffix(2).joined(separator: "/") } }
            #expect(ambiguous == (isStale ? [] : [["App/Row.swift", "Old/Row.swift.swift"]]))
        }
    }

    /// The files of a playground do not belong to the app around it.
    @Test func aPlaygroundIsNoPartOfTheApp() throws {
        try AppFixture.with(["App/Feed.swift": "", "App/Try.playground/Contents.swift": "", "project.yml": ""]) { app in
            #expect(AppFolder(around: [app.path("App/Feed.swift")]).files == [app.path("App/Feed.swift")])
        }
    }

    /// Projects may be made by a tool.
    @Test(arguments: ["project.yml", "Podfile", "App.xcworkspace/contents"])
    func theAppBeginsAtItsProject(file: String) throws {
        try AppFixture.with(["a/\(file)": "", "a/b/Feed.swift": "", "c/Other.swift": ""]) { app in
            let folder = AppFolder(around: [app.path("a/b/Feed.swift")])
            #expect(folder.root == app.path("a") && !folder.files.contains(app.path("c/Other.swift")))
        }
    }
}
