import Foundation
import TestSupport
import Testing

/// The compatibility page tells the truth: what it names is there, what is there is named, what is not is not.
@MainActor
struct CompatibilityPageTests {
    private let page: String
    /// The names of the public declarations that stand on their own in the sources that the page is about.
    private let declared: Set<String>

    init() throws {
        let sources = Fixtures.root.appendingPathComponent("Sources")
        page = try String(
            contentsOf: sources.appendingPathComponent("LinuxUIKit/Documentation.docc/LinuxUIKit.md"), encoding: .utf8)
        declared = try Set(["LinuxUIKit", "CompositionalLayout/API/Views", "CompositionalLayout/Geometry"].flatMap {
            try Self.declarations(in: sources.appendingPathComponent($0))
        })
    }

    @Test func everyNameOfTheTablesIsThere() {
        let tables = Set(tableNames(in: page))
        #expect(tables.count > 80)
        #expect(tables.subtracting(CompatibilityPage.names.keys) == [], "on the page, and not in CompatibilityPage.swift")
        #expect(Set(CompatibilityPage.names.keys).subtracting(tables) == [], "in CompatibilityPage.swift, and not on the page")
    }

    @Test func everythingThatIsThereIsInATable() {
        let named = Set(tableNames(in: page).map { String($0.prefix { $0 != "." && $0 != "(" }) })
        #expect(declared.count > 40)
        #expect(declared.subtracting(named) == [])
    }

    @Test func whatIsNotThereIsNot() throws {
        let section = try section("What cannot be, or is not there")
        for name in ["UITableView", "UIViewPropertyAnimator", "UIHostingConfiguration"] {
            #expect(section.contains("`\(name)`") && !declared.contains(name), "\(name)")
        }
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

    private static func declarations(in folder: URL) throws -> [String] {
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let declaration = #/(?:public|open) (?:final )?(?:class|struct|enum|protocol|func|let) (\w+)/#
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                .compactMap { $0.prefixMatch(of: declaration).map { String($0.1) } }
        }
    }
}
