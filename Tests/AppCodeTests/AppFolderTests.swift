import AppCode
import Foundation
import SwiftSource
import Testing

struct AppFolderTests {
    private func makeApp() throws -> AppFixture {
        let files = ["A", "B", "C"].map { ("Sources/\($0).swift", "let \($0) = 1") }
        return try AppFixture(Dictionary(uniqueKeysWithValues: files + [("App.xcodeproj/project.pbxproj", "")]))
    }

    @Test func filesBeyondTheLimitAreTold() throws {
        let app = try makeApp()
        let file = app.path("Sources/A.swift")
        let whole = AppFolder(around: [file])
        #expect(whole.files.map { URL(fileURLWithPath: $0).lastPathComponent } == ["A.swift", "B.swift", "C.swift"] && !whole.isCut)
        #expect(AppFolder(around: [file], limit: 2).isCut)
    }

    @Test func linksToFoldersAreNotFollowed() throws {
        let app = try makeApp()
        for (link, target) in [("Sources/up", ".."), ("Sources/self.swift", "self.swift")] {
            try FileManager.default.createSymbolicLink(atPath: app.path(link), withDestinationPath: target)
        }
        let index = AppIndex(AppFolder(around: [app.path("Sources/A.swift")]), drawing: [app.path("Sources/A.swift")], flags: [])
        #expect(index.paths.map { URL(fileURLWithPath: $0).lastPathComponent } == ["A.swift", "B.swift", "C.swift", "self.swift"])
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
        let app = try AppFixture(files)
        let feed = app.path("App/Feed.swift")
        let index = AppIndex(AppFolder(around: [feed]), drawing: [feed], flags: [])
        let ambiguous = index.names.ambiguous.map { $0.map { index.paths[$0].split(separator: "/").suffix(2).joined(separator: "/") } }
        #expect(ambiguous == (isStale ? [] : [["App/Row.swift", "Old/Row.swift.swift"]]))
    }

    /// A package or a pod above the app, as that of a library whose example the app is, provides the module that a drawn file imports.
    @Test(arguments: [
        ["Package.swift": ".target(name: \"Kit\")", "Sources/Kit/Row.swift": ""],
        ["Package.swift": ".target(name: \"Kit\", dependencies: [], path: \"Kit/Classes\")", "Kit/Classes/Row.swift": ""],
        ["Kit.podspec": "s.source_files = 'Source/**/*.swift'", "Source/In/Row.swift": ""],
    ])
    func anExampleSeesItsLibrary(library: [String: String]) throws {
        let example = ["Examples/App/App.xcodeproj/a": "", "Examples/App/Feed.swift": "import Kit", "Examples/App/Other.swift": "import Other"]
        let others = ["Sources/Other/Row.swift": "", "Other/Row.swift": ""]
        let app = try AppFixture(library.merging(example) { $1 }.merging(others) { $1 })
        func files(_ name: String) -> [String] {
            let file = app.path("Examples/App/\(name).swift")
            return AppIndex(AppFolder(around: [file]), drawing: [file], flags: []).paths.filter { $0.hasSuffix("Row.swift") }
        }
        #expect(files("Feed") == library.keys.filter { $0.hasSuffix("Row.swift") }.map(app.path) && files("Other") == [])
    }

    /// A workspace with the library's project already makes its files part of the app.
    @Test func aLibraryInTheAppsWorkspaceIsReadOnce() throws {
        let app = try AppFixture([
            "Kit.xcworkspace/contents.xcworkspacedata": "<FileRef location = \"group:Kit.xcodeproj\"/><FileRef location = \"group:Example/App.xcodeproj\"/>",
            "Kit.xcodeproj/a": "", "Package.swift": ".target(name: \"Kit\")", "Sources/Kit/Row.swift": "", "Example/App.xcodeproj/a": "",
            "Example/Feed.swift": "import Kit",
        ])
        let file = app.path("Example/Feed.swift")
        #expect(AppIndex(AppFolder(around: [file]), drawing: [file], flags: []).paths == [file, app.path("Sources/Kit/Row.swift")])
    }

    /// Its files are no part of the app.
    @Test func aPlaygroundIsNoPartOfTheApp() throws {
        let app = try AppFixture(["App/Feed.swift": "", "App/Try.playground/Contents.swift": "", "project.yml": "name: App"])
        #expect(AppFolder(around: [app.path("App/Feed.swift")]).files == [app.path("App/Feed.swift")])
    }

    /// Projects may be made by a tool.
    @Test(arguments: ["project.yml", "Podfile", "App.xcworkspace/contents", "Tuist/Config.swift", "Workspace.swift"])
    func theAppBeginsAtItsProject(file: String) throws {
        let app = try AppFixture(["a/\(file)": "name: App", "a/b/Feed.swift": "", "c/Other.swift": ""])
        let folder = AppFolder(around: [app.path("a/b/Feed.swift")])
        #expect(folder.root == app.path("a") && !folder.files.contains(app.path("c/Other.swift")))
    }

    @Test func aPartOfAProjectFileIsNoApp() throws {
        let files = ["App/project.yml": "include: [../Kit/project.yml]", "Kit/project.yml": "targets:\n  name: Kit", "Kit/Feed.swift": "", "Core/project.yml": "targets:", "Core/Item.swift": "", ".git/HEAD": ""]
        let app = try AppFixture(files)
        let folder = AppFolder(around: [app.path("Kit/Feed.swift")])
        #expect(folder.root == app.folder && folder.files.contains(app.path("Core/Item.swift")))
    }

    @Test func aProjectHasThePackagesBesideIt() throws {
        let project = "\t\tA /* XCLocalSwiftPackageReference \"../Core\" */ = {\n\t\t\trelativePath = ../Core;\n\t\t\trelativePath = \"../My Kit\";"
        let files = [
            "App/App.xcodeproj/project.pbxproj": project, "App/Feed.swift": "", "Core/Package.swift": "", "Core/Sources/Item.swift": "",
            "My Kit/Row.swift": "", "Other/Other.swift": "",
        ]
        let app = try AppFixture(files)
        let found = AppFolder(around: [app.path("App/Feed.swift")]).files.filter { !$0.hasSuffix("Package.swift") }
        #expect(Set(found) == Set(["App/Feed.swift", "Core/Sources/Item.swift", "My Kit/Row.swift"].map(app.path)))
    }

    /// A folder in the app takes precedence over another one of its name.
    @Test func aPackageHasTheModulesOfItsRepositoryThatItImports() throws {
        let files = [
            ".git/HEAD": "", "Scenes/Feed/Package.swift": "", "Scenes/Feed/Sources/Feed/Feed.swift": "import Kit\nimport Model", "Core/Kit/Package.swift": "",
            "Core/Kit/Kit.swift": "@_exported import Design", "Core/Design/Design.xcodeproj/project.pbxproj": "", "Core/Design/Row.swift": "",
            "Core/Other/Package.swift": "", "Core/Other/Other.swift": "", "Core/Model/Package.swift": "", "Core/Model/Item.swift": "", "Scenes/Feed/Sources/Model/Item.swift": "",
        ]
        let app = try AppFixture(files)
        let found = AppFolder(around: [app.path("Scenes/Feed/Sources/Feed/Feed.swift")]).files.filter { !$0.hasSuffix("Package.swift") }
        #expect(found.sorted() == ["Core/Design/Row.swift", "Core/Kit/Kit.swift", "Scenes/Feed/Sources/Feed/Feed.swift", "Scenes/Feed/Sources/Model/Item.swift"].map(app.path))
    }

    @Test func aPackageHasTheTargetsOfPackagesThatItsOtherFilesImport() throws {
        let files = [
            ".git/HEAD": "", "Feed/Package.swift": "", "Feed/Sources/Feed/Feed.swift": "", "Feed/Sources/Feed/Model.swift": "import Items",
            "Service/Package.swift": "", "Service/Sources/Items/Item.swift": "", "Service/Sources/Other/Other.swift": "", "Sources/Items/Old.swift": "",
        ]
        let app = try AppFixture(files)
        let found = AppFolder(around: [app.path("Feed/Sources/Feed/Feed.swift")]).files.filter { !$0.hasSuffix("Package.swift") }
        #expect(found.sorted() == ["Feed/Sources/Feed/Feed.swift", "Feed/Sources/Feed/Model.swift", "Service/Sources/Items/Item.swift"].map(app.path))
    }

    @Test(arguments: ["pod 'Kit', :path => '../Kit'", "  pod \"Kit\", path: \"../Kit/Kit.podspec\""])
    func anAppHasThePodsThatItImports(line: String) throws {
        let app = try AppFixture([
            "App/Podfile": "target 'App' do\npod 'Other', :path => '../Other'\n\(line)\nend", "App/Feed.swift": "import Kit", "Kit/Row.swift": "",
            "Kit/Kit.podspec": "", "Other/Row.swift": "",
        ])
        #expect(AppFolder(around: [app.path("App/Feed.swift")]).files.sorted() == ["App/Feed.swift", "Kit/Row.swift"].map(app.path))
    }

    @Test func groupsOfAWorkspaceHaveFolders() throws {
        let list = """
            <Group location = "group:Features" name = "Features"><Group location = "container:" name = "Shown">
            <FileRef location = "group:App/App.xcodeproj"></FileRef></Group><Group location = "group:Feed" name = "Feed">
            <FileRef location = "group:Feed.xcodeproj"></FileRef></Group><FileRef location = "container:Core/Core.xcodeproj"></FileRef>
            </Group><FileRef location = "group:Kit/Kit.xcodeproj"></FileRef>
            """
        let folders = ["App", "Features/Feed", "Core", "Kit"]
        let all = folders.flatMap { [("\($0)/All.xcodeproj/project.pbxproj", ""), ("\($0)/Code.swift", "")] }
            + [("All.xcworkspace/contents.xcworkspacedata", list), (".git/HEAD", "")]
        let app = try AppFixture(Dictionary(uniqueKeysWithValues: all))
        let files = AppFolder(around: [app.path("App/Code.swift")]).files
        #expect(Set(files) == Set(folders.map { app.path("\($0)/Code.swift") }))
    }

    /// Its projects make one app, except for dependencies and projects that it does not list.
    @Test(arguments: ["App/Feed.swift", "Modules/Core/Item.swift"])
    func aWorkspaceJoinsItsProjects(file: String) throws {
        let list = ["App/App", "Modules/Core/Core", "Pods/Pods"].map { "<FileRef location = \"group:\($0).xcodeproj\"></FileRef>" }.joined()
        let projects = ["App/App", "Modules/Core/Core", "Modules/Other/Other", "Pods/Pods"].map { ("\($0).xcodeproj/project.pbxproj", "") }
        let files = ["App/Feed.swift", "Modules/Core/Item.swift", "Modules/Other/Other.swift", "Pods/Pod.swift"].map { ($0, "") }
        let all = projects + files + [("All.xcworkspace/contents.xcworkspacedata", list), (".git/HEAD", "")]
        let app = try AppFixture(Dictionary(uniqueKeysWithValues: all))
        #expect(Set(AppFolder(around: [app.path(file)]).files) == [app.path("App/Feed.swift"), app.path("Modules/Core/Item.swift")])
    }
}
