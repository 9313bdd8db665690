import Foundation
import TestSupport
import Testing

/// The compatibility page tells the truth: what it names is there, what is there is named, what is not is not.
@MainActor
struct CompatibilityPageTests {
    private let page: String
    /// The public declarations that stand on their own, with their documentation, in the sources that the page is about.
    private let declarations: [(name: String, documentation: String)]

    init() throws {
        let sources = Fixtures.root.appendingPathComponent("Sources")
        page = try String(
            contentsOf: sources.appendingPathComponent("LinuxUIKit/Documentation.docc/LinuxUIKit.md"), encoding: .utf8)
        declarations = try ["LinuxUIKit", "CompositionalLayout/API/Views", "CompositionalLayout/Geometry"].flatMap {
            try Self.declarations(in: sources.appendingPathComponent($0))
        }
    }

    @Test func everyNameOfTheTablesIsThere() {
        let tables = Set(tableNames(in: page))
        #expect(tables.count > 80)
        #expect(tables.subtracting(CompatibilityPage.names.keys) == [], "on the page, and not in CompatibilityPage.swift")
        #expect(Set(CompatibilityPage.names.keys).subtracting(tables) == [], "in CompatibilityPage.swift, and not on the page")
    }

    @Test func everythingThatIsThereIsInATable() {
        let named = Set(tableNames(in: page).map { String($0.prefix { $0 != "." && $0 != "(" }) })
        let declared = Set(declarations.map(\.name))
        #expect(declared.count > 40)
        #expect(declared.subtracting(named) == [])
    }

    @Test func whatIsKeptSaysSoInItsDocumentation() throws {
        let section = try section("What is kept and has no effect")
        let kept = Set(tableNames(in: section).filter { !$0.contains(".") })
        for declaration in declarations where kept.contains(declaration.name) && declaration.name != "NSTextAlignment" {
            let says = ["kept", "ever told", "None is loaded"].contains { declaration.documentation.contains($0) }
            #expect(says, "\(declaration.name): \(declaration.documentation)")
        }
    }

    @Test func whatIsNotThereIsNot() throws {
        let section = try section("What cannot be, or is not there")
        let declared = Set(declarations.map(\.name))
        for name in ["UIStoryboard", "UITableView", "UIResponder", "UIGraphicsImageRenderer",
                     "UIHostingConfiguration"] {
            #expect(section.contains("`\(name)`") && !declared.contains(name), "\(name)")
        }
    }

    @Test func theReadmeLeadsToThePage() throws {
        let readme = try String(contentsOf: Fixtures.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains("(Sources/LinuxUIKit/Documentation.docc/LinuxUIKit.md)"))
    }

    private func section(_ title: String) throws -> Substring {
        let start = try #require(page.range(of: "## \(title)\n")).upperBound
        return page[start...].prefix(upTo: page[start...].range(of: "\n## ")?.lowerBound ?? page.endIndex)
    }

    /// What stands between backquotes in the first column of tables.
    private func tableNames(in text: some StringProtocol) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
            let parts = row.dropFirst(2).prefix { $0 != "|" }.split(separator: "`", omittingEmptySubsequences: false)
            return parts.enumerated().compactMap { index, part in index % 2 == 1 ? String(part) : nil }
        }
    }

    private static func declarations(in folder: URL) throws -> [(name: String, documentation: String)] {
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
            try declarations(in: String(contentsOf: file, encoding: .utf8))
        }
    }

    private static func declarations(in source: String) -> [(name: String, documentation: String)] {
        var documentation = ""
        return source.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            if line.hasPrefix("///") {
                documentation += line.dropFirst(3)
                return nil
            }
            if line.hasPrefix("@") { return nil }
            defer { documentation = "" }
            let declaration = #/(?:public|open) (?:final )?(?:class|struct|enum|protocol|func|let) (\w+)/#
            return line.prefixMatch(of: declaration).map { (String($0.1), documentation) }
        }
    }
}
