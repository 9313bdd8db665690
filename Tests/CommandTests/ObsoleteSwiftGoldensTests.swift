import TestSupport
import Testing

/// Goldens of Swift files whose declarations no longer exist.
struct ObsoleteSwiftGoldensTests {
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

    /// Two files with goldens, one in its own folder.
    private static func inFolder(_ body: (Galley) throws -> Void) throws {
        try Galley.inNewFolder { galley in
            try galley.write(layout("grid"), to: "App/grid.swift")
            try galley.write(layout("shelf"), to: "App/Shelf/shelf.swift")
            let result = try galley.run("accept", "App", environment: ["XDG_CACHE_HOME": SwiftFileTests.caches])
            #expect(result.status == 0, "\(result.errorText)")
            try body(galley)
        }
    }

    @Test func aGoldenOfADeclarationThatIsGoneIsObsolete() throws {
        try Self.inFolder { galley in
            #expect(try galley.run("verify", "--obsolete", "App").outputText == "0 goldens\n")
            try galley.write(Self.layout("renamed"), to: "App/grid.swift")
            try galley.write("", to: "App/Shelf/shelf.swift")
            let result = try galley.run("verify", "--obsolete", "App")
            let names = ["App/Shelf/shelf.frames.json", "App/Shelf/shelf.svg", "App/grid.frames.json", "App/grid.svg"]
            for name in names { #expect(result.outputText.contains("obsolete \(name)\n"), "\(result.outputText)") }
            #expect(result.status == 1 && result.outputText.contains("4 goldens: 4 obsolete"))
            #expect(try galley.run("accept", "--prune", "App").status == 0)
            #expect(galley.files == ["App/Shelf/shelf.swift", "App/grid.swift"])
        }
    }

    /// Goldens of files beside a named one are kept.
    @Test func aGoldenOfAFileThatIsNotNamedIsNotObsolete() throws {
        try Self.inFolder { galley in
            try galley.write("let other = 1\n", to: "App/other.swift")
            #expect(try galley.run("verify", "--obsolete", "App/other.swift").outputText == "0 goldens\n")
            try galley.write("let grid = 1\n", to: "App/grid.swift")
            try galley.write(Self.layout("moved"), to: "App/other.swift")
            #expect(try galley.run("verify", "--obsolete", "App/other.swift").outputText == "0 goldens\n")
            try galley.write("let gone = 1\n", to: "App/grid.swift")
            #expect(try galley.run("verify", "--obsolete", "App/other.swift").outputText.contains("2 goldens: 2 obsolete"))
        }
    }

    @Test func aFileThatDoesNotCompileKeepsItsGoldens() throws {
        try Self.inFolder { galley in
            try galley.write("func grid() -> UICollectionViewLayout { nonsense", to: "App/grid.swift")
            #expect(try galley.run("accept", "--prune", "App").status == 0)
            #expect(galley.files.count == 6)
        }
    }

    @Test func aProjectOfSwiftFilesHasNoGoldensLeftOver() throws {
        try Self.inFolder { galley in
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            try galley.write("galley: 1\ndocuments: [App]\n", to: "galley.yaml")
            #expect(try galley.run("verify", environment: environment).outputText == "4 goldens: 4 same\n")
            // Its code has errors, and its goldens are no others'.
            try galley.write("func grid() -> UICollectionViewLayout { nonsense", to: "App/grid.swift")
            let broken = try galley.run("verify", environment: environment)
            #expect(broken.status != 0 && !broken.outputText.contains("obsolete"), "\(broken.outputText)")
            try galley.write("", to: "App/grid.swift")
            let result = try galley.run("verify", environment: environment)
            #expect(result.status == 1 && result.outputText.contains("obsolete App/grid.svg\n"), "\(result.outputText)\(result.errorText)")
            #expect(!result.outputText.contains("obsolete App/Shelf/"))
        }
    }

    /// Goldens are named after titles that only the program knows.
    @Test func aCataloguesGoldensStay() throws {
        try Self.inFolder { galley in
            try galley.write("let all = [CatalogLayout(\"Photo grid\") { make() }]\n", to: "App/grid.swift")
            #expect(try galley.run("accept", "--prune", "App").status == 0)
            #expect(galley.files.count == 6)
        }
    }

    @Test func flagsDecideWhatIsDeclared() throws {
        try Self.inFolder { galley in
            try galley.write("#if STAGING\n\(Self.layout("grid"))#endif\n", to: "App/grid.swift")
            #expect(try galley.run("verify", "--obsolete", "App", "-Xswiftc", "-DSTAGING").outputText == "0 goldens\n")
            #expect(try galley.run("verify", "--obsolete", "App").outputText.contains("2 goldens: 2 obsolete"))
        }
    }

    @Test func aFolderOfGoldensIsLookedThrough() throws {
        try Self.inFolder { galley in
            let environment = ["XDG_CACHE_HOME": SwiftFileTests.caches]
            #expect(try galley.run("accept", "App", "--goldens", "Goldens", environment: environment).status == 0)
            #expect(try galley.run("verify", "--obsolete", "App/Shelf", "--goldens", "Goldens").outputText == "0 goldens\n")
            try galley.write("let gone = 1\n", to: "App/grid.swift")
            let result = try galley.run("verify", "--obsolete", "App/Shelf", "--goldens", "Goldens").outputText
            #expect(result.contains("obsolete Goldens/grid.svg\n") && result.contains("2 goldens: 2 obsolete"), "\(result)")
        }
    }
}
