import Foundation
import TestSupport
import Testing

/// Goldens of Swift files whose declarations no longer exist.
struct ObsoleteSwiftGoldensTests {
    private let galley = Galley()

    private static func layout(_ name: String) -> String {
        """
        import UIKit
        func \(name)() -> UICollectionViewLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }

        """
    }

    /// A project of two files with goldens, one in its own folder.
    private func writeFiles() throws {
        try galley.write(Self.layout("grid"), to: "App/grid.swift")
        try galley.write(Self.layout("shelf"), to: "App/Shelf/shelf.swift")
        try galley.write("galley: 1\ndocuments: [App]\n", to: "galley.yaml")
        let result = try galley.run(["accept"])
        #expect(result.status == 0, "\(result.errorText)")
    }

    @Test func aProjectOfSwiftFilesHasNoGoldensLeftOver() throws {
        try writeFiles()
        #expect(try galley.run(["verify"]).outputText == "4 goldens: 4 same\n")
        // Its code has errors, and its goldens are no others'.
        try galley.write("func grid() -> UICollectionViewLayout { nonsense", to: "App/grid.swift")
        let broken = try galley.run(["verify"])
        #expect(broken.status != 0 && !broken.outputText.contains("obsolete"), "\(broken.outputText)")
        try galley.run(["accept", "--prune"])
        #expect(galley.files.count == 7)
        try galley.write(Self.layout("renamed"), to: "App/grid.swift")
        let result = try galley.run(["verify"])
        #expect(result.status == 1 && result.outputText.contains("obsolete App/grid.svg\n"), "\(result.outputText)\(result.errorText)")
        #expect(!result.outputText.contains("obsolete App/Shelf/"))
        #expect(try galley.run(["accept", "--prune"]).status == 0)
        #expect(galley.files == ["App/Shelf/shelf.frames.json", "App/Shelf/shelf.svg", "App/Shelf/shelf.swift", "App/grid.swift", "galley.yaml"])
    }

    /// Nothing would be compared with them. They are not removed, as the code may have errors only for now.
    @Test(arguments: [
        "struct Key { private init() {} }\nfunc grid(_ key: Key) -> UICollectionViewLayout { UICollectionViewFlowLayout() }\n",
        "func grid() -> Int { 3 }\n",
    ])
    func goldensOfADeclarationThatIsNotDrawnFail(code: String) throws {
        try writeFiles()
        try galley.write(Self.layout("other") + code, to: "App/grid.swift")
        try galley.write("", to: "App/Shelf/shelf.swift")
        for name in ["frames.json", "svg"] { try FileManager.default.removeItem(atPath: galley.folder.path + "/App/Shelf/shelf.\(name)") }
        #expect(try galley.run(["accept"]).status == 0)
        let result = try galley.run(["verify"])
        #expect(result.status == 1 && result.outputText.hasSuffix("4 goldens: 2 same, 2 failed\n"), "\(result.outputText)\(result.errorText)")
        #expect(result.outputText.contains("App/grid.swift declares grid, but it is not drawn"), "\(result.outputText)")
        try galley.run(["accept", "--prune"])
        #expect(galley.files.contains("App/grid.svg"))
        #expect(try galley.run(["verify", "App/grid.swift", "--only", "other"]).status == 0)
    }

    /// If the project names it besides its folder, as `galley accept` does for new ones. Other files' goldens are found as before.
    @Test func aSwiftFileThatIsDeletedWithItsGoldensFails() throws {
        try writeFiles()
        try galley.write("galley: 1\ndocuments:\n- App\n- App/grid.swift\n", to: "galley.yaml")
        try galley.write("let one = 1\n", to: "App/helper.swift")
        let accepted = try galley.run(["accept"])
        #expect(accepted.errorText.contains("galley.yaml: added App/Shelf/shelf.swift to \"documents\"\n"), "\(accepted.errorText)")
        #expect(try galley.text("galley.yaml").hasSuffix("- App/grid.swift\n- App/Shelf/shelf.swift\n"))
        #expect(try galley.run(["verify"]).outputText == "4 goldens: 4 same\n")
        for name in ["swift", "svg", "frames.json"] { try FileManager.default.removeItem(atPath: galley.folder.path + "/App/grid.\(name)") }
        let result = try galley.run(["verify"])
        #expect(result.status == 65 && result.errorText.contains("error: App/grid.swift does not exist; remove it here, too"), "\(result.errorText)")
    }

    @Test func goldensOfAnUnnamedFileThatIsNotDrawnFailBesideNamedOnes() throws {
        try writeFiles()
        try galley.write("galley: 1\ndocuments: [App, App/Shelf/shelf.swift]\n", to: "galley.yaml")
        try galley.write("func grid() -> Int { 3 }\n", to: "App/grid.swift")
        let result = try galley.run(["verify"])
        #expect(result.status == 1 && result.outputText.hasSuffix("4 goldens: 2 same, 2 failed\n"), "\(result.outputText)")
    }

    /// Outside of a project, a folder with Swift files and documents in subfolders would stand for the Swift files alone.
    @Test func theProjectsFolderStandsForItsDocumentsAndSwiftFiles() throws {
        try galley.write(Galley.grid, to: "Layouts/shelf.layout.yaml")
        try galley.write(Self.layout("grid"), to: "Code/grid.swift")
        try galley.write("galley: 1\ndocuments: [Layouts, Code]\n", to: "galley.yaml")
        #expect(try galley.run(["accept"]).status == 0)
        #expect(try galley.run(["verify", "."]).outputText == "4 goldens: 4 same\n")
        try galley.write(Galley.grid, to: "other.layout.yaml")
        #expect(try galley.run(["accept", "other.layout.yaml"]).status == 0)
        #expect(try galley.run(["verify", "."]).outputText == "6 goldens: 6 same\n")
    }

    /// Goldens are named after titles that only the program knows.
    @Test func aCataloguesGoldensStay() throws {
        try writeFiles()
        try galley.write("let all = [CatalogLayout(\"Photo grid\") { make() }]\n", to: "App/grid.swift")
        try galley.run(["accept", "--prune"])
        #expect(galley.files.count == 7)
    }
}
