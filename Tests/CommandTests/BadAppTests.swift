import Foundation
import TestSupport
import Testing

/// Apps that are not as they should be: a message, or the right picture.
struct BadAppTests {
    private let galley = Galley()

    private static let list = "UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))"

    /// The compiler finds the same fault in the code with which galley calls it.
    @Test func aTypeThatNobodyDeclaresIsToldOnceAtTheUsersLine() throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.write(
            "import UIKit\nextension Missing {\n    static func list() -> UICollectionViewLayout { \(Self.list) }\n}\n", to: "A.swift")
        let drawn = try galley.run("render", "A.swift")
        let errors = drawn.errorText.split(separator: "\n").filter { $0.hasPrefix("A.swift:") }
        #expect(drawn.status == 65 && errors == ["A.swift:2:11: error: cannot find type 'Missing' in scope"], "\(drawn.errorText)")
    }

    @Test func linksInACircleAreNotFollowed() throws {
        try galley.write("", to: ".git/HEAD")
        try galley.write("import UIKit\nfunc list() -> UICollectionViewLayout { made() }", to: "Screens/List.swift")
        try galley.write("import UIKit\nfunc made() -> UICollectionViewLayout { \(Self.list) }", to: "Other/Made.swift")
        for (link, target) in [("Other/again", ".."), ("Screens/self.swift", "self.swift")] {
            try FileManager.default.createSymbolicLink(
                atPath: galley.folder.appendingPathComponent(link).path, withDestinationPath: target)
        }
        let drawn = try galley.run("frames", "Other/again/Screens/List.swift", "--items", "1")
        #expect(
            drawn.cells.first?.hasPrefix("cell 0–0 0 0") == true && drawn.errorText.contains("also compiles code of Other/Made.swift"),
            "\(drawn)")
        let link = try galley.run("frames", "Screens/self.swift")
        #expect(link.status == 66
            && link.errorText == "Screens/self.swift: error: cannot read the file: Too many levels of symbolic links\n")
    }

    /// In a program there is one, so a file that means the other is told.
    @Test func aNameOfTwoModulesIsToldAndRefusedByStrict() throws {
        try galley.write("// swift-tools-version: 6.0", to: "Package.swift")
        try galley.write("enum Metrics { static let height = 50.0 }", to: "Sources/Design/Metrics.swift")
        try galley.write(
            """
            import UIKit
            public enum Card { public static var size: NSCollectionLayoutSize {
                .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metrics.height)) } }
            """, to: "Sources/Design/Card.swift")
        try galley.write("enum Metrics { static let height = 10.0; static let inset = 4.0 }", to: "Sources/Feature/Metrics.swift")
        try galley.write(
            """
            import Design
            import UIKit
            func section() -> NSCollectionLayoutSection {
                let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: Card.size, subitems: [.init(layoutSize: Card.size)]))
                section.contentInsets.leading = Metrics.inset
                return section
            }
            """, to: "Sources/Feature/Screen.swift")
        let words = "Sources/Feature/Metrics.swift:1: using this Metrics; the one in Sources/Design/Metrics.swift is nearer to "
            + "Sources/Design/Card.swift\n"
        #expect(try galley.run("frames", "Sources/Feature/Screen.swift", "--items", "1").errorText.contains("note: " + words))
        let strict = try galley.run("frames", "Sources/Feature/Screen.swift", "--items", "1", "--strict")
        #expect(strict.status == 65 && strict.errorText.contains("error: " + words), "\(strict)")
    }

    @Test func textInAnotherEncodingIsLeftOutOfOtherFilesAndNotDrawn() throws {
        try galley.write("", to: ".git/HEAD")
        try galley.write("import UIKit\nfunc list() -> UICollectionViewLayout { made() }", to: "List.swift")
        try galley.write("import UIKit\n// caf?\nfunc made() -> UICollectionViewLayout { \(Self.list) }", to: "Made.swift")
        let made = galley.folder.appendingPathComponent("Made.swift")
        let latin1 = try Data(contentsOf: made).map { $0 == UInt8(ascii: "?") ? 0xE9 : $0 }
        try Data(latin1).write(to: made)
        #expect(try galley.run("frames", "List.swift", "--items", "1").cells.first?.hasPrefix("cell 0–0 0 0") == true)
        let drawn = try galley.run("frames", "Made.swift")
        #expect(drawn.status == 65 && drawn.errorText == "Made.swift: error: not UTF-8\n")
    }

    @Test func onlyAppsHaveAnIndexInTheCache() throws {
        try galley.write("import UIKit\nfunc list() -> UICollectionViewLayout { \(Self.list) }", to: "App/List.swift")
        let indexes = galley.folder.appendingPathComponent("caches/galley/indexes").path
        func list() throws {
            let caches = galley.folder.appendingPathComponent("caches").path
            let result = try galley.run(["render", "App/List.swift", "--list"], environment: ["XDG_CACHE_HOME": caches])
            #expect(result.outputText == "App/List.swift:2: list: a layout\n")
        }
        try list()
        #expect(!FileManager.default.fileExists(atPath: indexes))
        try galley.write("", to: "App/App.xcodeproj/project.pbxproj")
        try list()
        #expect(try FileManager.default.contentsOfDirectory(atPath: indexes).count == 1)
    }
}
