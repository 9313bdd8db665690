import AppCode
import Foundation
import SwiftSource
import Testing

/// Copies of an app's files for a target of tests.
struct TestCopiesTests {
    private let app = [
        "App.xcodeproj/project.pbxproj": "",
        "App/Feed.swift": """
            import UIKit
            final class FeedViewController: UIViewController {
                let model = FeedModel()
                @objc func refresh() {}
                func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { Router.open() }
            }

            """,
        "App/FeedModel.swift": "import Firebase\nstruct FeedModel { var count = 3; func load() { Firebase.go() } }\n",
        "App/Router.swift": "enum Router { static func open() {} }\n",
        "App/Media.xcassets/Contents.json": "{}",
        "App/Own.swift": "import Foundation\nstruct Own { @objc func a() {} }\n",
    ]

    private func copies(_ names: [String], of app: AppFixture, modules: Set<String> = []) throws -> TestCopies {
        try TestCopies(of: names.map(app.path), flags: [], modules: modules)
    }

    /// The lines of a copy behind the directive that names its file, without blanks at their ends.
    private func code(_ text: [UInt8], of path: String) throws -> [Substring] {
        let parts = String(decoding: text, as: UTF8.self).components(separatedBy: "#sourceLocation(file: \"\(path)\", line: 1)\n")
        #expect(parts.count == 2)
        return try #require(parts.last).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.lastIndex { $0 != " " }.map { line[...$0] } ?? ""
        }
    }

    @Test func aFileThatNeedsNoOtherIsCopiedWhole() throws {
        let app = try AppFixture(self.app)
        let copies = try copies(["App/Own.swift"], of: app)
        #expect(copies.paths == [app.path("App/Own.swift")])
        #expect(
            try code(copies.texts[0], of: copies.paths[0])
                == ["import Foundation", "struct Own {       func a() {} }", "", "#sourceLocation()", ""])
    }

    @Test func whatAFileNeedsOfTheAppIsCopiedWithIt() throws {
        let app = try AppFixture(self.app)
        let copies = try copies(["App/Feed.swift"], of: app)
        #expect(copies.paths == ["App/Feed.swift", "App/FeedModel.swift"].map(app.path))
        let lines = try code(copies.texts[0], of: copies.paths[0])
        #expect(lines[3] == "          func refresh() {}")
        #expect(lines[4] == "", "a user's touch does not happen in tests")
        let model = try code(copies.texts[1], of: copies.paths[1])
        #expect(model[0] == "" && model[1].hasPrefix("struct FeedModel { var count = 3;") && !model[1].contains("load"))
    }

    @Test func modulesOfTheTargetAreImported() throws {
        let package = [
            "Package.swift": "", "Sources/App/Feed.swift": "import Model\nimport Design\nlet item = Item(); let theme = Theme()\n",
            "Sources/Model/Item.swift": "public struct Item { public init() {} }\n", "Sources/Design/Theme.swift": "struct Theme {}\n",
        ]
        let app = try AppFixture(package)
        let copies = try copies(["Sources/App/Feed.swift"], of: app, modules: ["Model"])
        #expect(copies.paths == ["Sources/App/Feed.swift", "Sources/Design/Theme.swift"].map(app.path))
        #expect(try code(copies.texts[0], of: copies.paths[0])[...1] == ["import Model", ""])
    }

    @Test(arguments: [[:], ["Pods/SnapKit/ConstraintMaker.swift": "public class ConstraintMaker {}\n"]])
    func modulesWithStandInsAreImportedEvenIfTheirSourceIsCheckedOut(sources: [String: String]) throws {
        let files = ["Package.swift": "", "A.swift": "import SnapKit\nimport Other\nfunc a() { ConstraintMaker() }\n"]
        let app = try AppFixture(files.merging(sources) { $1 })
        let copies = try copies(["A.swift"], of: app)
        #expect(copies.paths == [app.path("A.swift")])
        #expect(String(decoding: copies.texts[0], as: UTF8.self).contains("#if canImport(SnapKit)\nimport SnapKit\n#endif\n#if compiler(>=6) && !canImport(SnapKit)\nimport LinuxSnapKit\n#endif"))
    }

    @Test func xcodesNamesOfAssetsThatTheCopiesUseAreThere() throws {
        let catalog = ["used": "imageset", "unused": "imageset", "Tint": "colorset"].map { ("Media.xcassets/\($0).\($1)/Contents.json", "{}") }
        let files = ["Package.swift": "", "A.swift": "import Foundation\n", "B.swift": "import UIKit\nlet a = (UIImage.used, UIColor.tint)\n"]
        let app = try AppFixture(files.merging(catalog) { $1 })
        let texts = try copies(["A.swift", "B.swift"], of: app).texts.map { String(decoding: $0, as: UTF8.self) }
        #expect(texts[0].contains("import LinuxUIKit\n"))
        for symbol in ["UIImage { static var `used`", "UIColor { static var `tint`", "ImageResource { static var `used`"] {
            #expect(texts[0].contains("extension \(symbol)") && !texts[1].contains(symbol))
        }
        #expect(texts[0].contains("#sourceLocation(file: \"\(app.path("Media.xcassets"))\"") && !texts[0].contains("unused"))
    }

    @Test func codeThatTheCompilerRejectsIsLeftOut() throws {
        let text = "func a() {\n    let b = 1\n    Missing.go()\n    Missing.stop()\n    print(b)\n}\n"
        let app = try AppFixture(["Package.swift": "", "A.swift": text])
        var copies = try copies(["A.swift"], of: app)
        copies.leaveOut { texts, paths in
            let lines = String(decoding: texts[0], as: UTF8.self).components(separatedBy: ", line: 1)\n")[1].components(separatedBy: "\n")
            guard let line = lines.firstIndex(where: { $0.contains("Missing") }) else { return [:] }
            return [0: [.init(line: line + 1, column: 5, message: "cannot find 'Missing' in scope")]]
        }
        #expect(
            try code(copies.texts[0], of: copies.paths[0])[..<6] == ["func a() {", "    let b = 1", "    ()", "    ()", "    print(b)", "}"])
        #expect(
            copies.leftOut == [3, 4].map { "\(copies.paths[0]):\($0): warning: a: left out: cannot find 'Missing' in scope" })
    }

    @Test func theCompilersErrorsAreFoundInTheFiles() throws {
        let app = try AppFixture(["Package.swift": "", "A.swift": "import Foundation\n\nlet a = Missing.go(1)\n"])
        let copies = try copies(["A.swift"], of: app)
        #expect(ModuleCache.folder(besideModules: app.path("Modules")) == nil)
        try app.write("", to: "ModuleCache/modules.timestamp")
        #expect(ModuleCache.folder(besideModules: app.path("Modules")) == app.path("ModuleCache"))
        let check = CopyCheck(modules: app.path("Modules"), folder: app.path("check"), flags: [])
        let rejected = try #require(check.diagnostics(of: copies.texts, copies.paths)[0]?.first)
        #expect(rejected.line == 3 && rejected.column == 9 && rejected.message == "cannot find 'Missing' in scope")
        // The compiler's own cache, which would be filled anew.
        #expect(!FileManager.default.fileExists(atPath: app.path("check/modules")))
    }

    @Test func copiesShareFilesIfTheyHideDifferentNames() throws {
        let files = ["A.swift": "private let a = 1\n", "B.swift": "private let b = 1\n", "C.swift": "private let a = 2\n"]
        let app = try AppFixture(files)
        let copies = try copies(files.keys.sorted(), of: app)
        let outputs = try copies.texts(inFiles: 2)
        #expect(outputs == [copies.texts[0], copies.texts[1] + copies.texts[2]])
        #expect(try copies.texts(inFiles: 4) == copies.texts + [[]])
        let error = #expect(throws: ListError.self) { try copies.texts(inFiles: 1) }
        #expect(error?.path == app.path("C.swift"))
    }

    @Test func theToolWritesOnlyWhatChanges() throws {
        let app = try AppFixture(self.app)
        try app.write("App/Feed.swift", to: "Tests/galley.sources")
        try app.write("", to: "out/other")
        let words = [app.path("Tests/galley.sources"), app.folder, app.path("out"), "3", "-DSTAGING", "Model"]
        let tool = try #require(AppSourcesTool(words))
        let inputs = try tool.inputs()
        for name in ["Tests/galley.sources", "App", "App/Feed.swift", "App/Router.swift", "App/Media.xcassets"] { #expect(inputs.contains(app.path(name))) }
        #expect(try tool.writeCopies() == [])
        func times() throws -> [Date?] {
            try (1...3).map { number in
                try FileManager.default.attributesOfItem(atPath: app.path("out/app-source-\(number).swift"))[.modificationDate] as? Date
            }
        }
        let first = try times()
        try app.write("struct FeedModel { var count = 4 }\n", to: "App/FeedModel.swift")
        _ = try tool.writeCopies()
        let second = try times()
        #expect(first[0] == second[0] && first[1] != second[1] && first[2] == second[2])
    }
}
