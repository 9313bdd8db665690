import Foundation
import Testing

/// The rules stand in the repository: every one that is cited, with the tests that hold it, and every path that is named.
struct RuleArticleTests {
    /// One rule of the articles.
    private struct Rule {
        var id: String
        var article: String
        /// All that is said of it, as one line.
        var text: String
    }

    private static let catalogue = "Sources/CompositionalLayout/Documentation.docc"

    /// The rules, in the order of the articles: each is a heading that is its number.
    private static func rules() throws -> [Rule] {
        try Repository.files(in: catalogue, suffix: ".md").flatMap { file in
            try Repository.text(file).components(separatedBy: "\n### ").dropFirst().compactMap { part -> Rule? in
                let lines = part.components(separatedBy: "\n")
                guard lines[0].wholeMatch(of: /B-[A-Z]\d+|[ACDE]\d+[a-z]?/) != nil else { return nil }
                let own = lines.dropFirst().prefix { !$0.hasPrefix("## ") }
                let text = own.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
                return Rule(id: lines[0], article: file, text: text)
            }
        }
    }

    @Test func everyRuleHasOneArticle() throws {
        let rules = try Self.rules()
        #expect(rules.count > 200)
        let articles = Dictionary(grouping: rules, by: \.id).filter { $0.value.count > 1 }
        for (id, rules) in articles { Issue.record("\(id) stands in \(rules.map(\.article))") }
    }

    @Test func everyRuleThatIsCitedIsInAnArticle() throws {
        let known = Set(try Self.rules().map(\.id))
        for file in try Repository.sources() + Repository.files(in: "Fixtures/Conformance/Examples", suffix: ".json") {
            let lines = try Repository.prose(of: file).filter { $0.utf8.contains { (48...57).contains($0) } }
            for id in Set(lines.flatMap(Self.numbers)).subtracting(known) {
                Issue.record("\(file) cites \(id), which is in no article")
            }
        }
    }

    /// Rules (B-G2), pictures (E8a), examples (D29), surprises (C10) and tables (Table A12). Letter and number occur in other
    /// names too, so those that there are few of are taken in their range.
    private static func numbers(citedIn prose: Substring) -> [String] {
        let rules = prose.matches(of: /\bB-[A-Z]\d+\b/).map { String($0.0) }
        let others = prose.matches(of: /(?:^|[^-\w#])((?:E(?:\d|1[0-3])[a-z]?|D[1-9]|D[12]\d|C[1-9]|C[1-4]\d))(?!\w)/)
        let tables = prose.matches(of: /\bTable (A\d+)\b/)
        return rules + others.map { String($0.1) } + tables.map { String($0.1) }
    }

    @Test func everyRuleCitesRulesThatThereAre() throws {
        let rules = try Self.rules()
        let known = Set(rules.map(\.id))
        for rule in rules {
            for id in rule.text.matches(of: /\bB-[A-Z]\d+\b|\bE\d+[a-z]?\b/).map({ String($0.0) }) where !known.contains(id) {
                Issue.record("\(rule.id) in \(rule.article) cites \(id), which is in no article")
            }
        }
    }

    @Test func everyRuleSaysHowSureItIs() throws {
        for rule in try Self.rules() where !rule.id.hasPrefix("C") {
            let words = rule.text.firstMatch(of: /- Confidence: (measured|documented|observed|inferred|by hand)\b/)
            #expect(words != nil, "\(rule.id) in \(rule.article)")
        }
    }

    @Test func everyRuleIsHeldByATestOrSaysWhyNot() throws {
        for rule in try Self.rules() {
            let reason = rule.text.firstMatch(of: /- Not held by a test: (.+)/)
            let held = rule.text.firstMatch(of: /- Held by: (.+)/)
            #expect((reason == nil) != (held == nil), "\(rule.id) in \(rule.article)")
            // Names of tests, then the file that has them; then the next file's.
            var names: [String] = []
            for word in (held?.1 ?? "").matches(of: /`([^`]+)`/).map({ String($0.1) }) {
                guard word.contains("/") else { names.append(word); continue }
                let source = try Repository.text(word)
                #expect(!names.isEmpty, "\(rule.id) names no test of \(word)")
                for name in names where !source.contains("func \(name)(") {
                    Issue.record("\(rule.id): \(word) has no test \(name)")
                }
                names = []
            }
            #expect(names.isEmpty, "\(rule.id) names no file for \(names)")
        }
    }

    @Test func everyPathThatIsNamedIsThere() throws {
        let path = /\b(?:Sources|Tests|Fixtures|Scripts|Benchmarks|Plugins)\/[A-Za-z0-9_.+\/-]*[A-Za-z0-9_]/
        for file in try Repository.sources() + Repository.pages() {
            let lines = try Repository.prose(of: file).filter { $0.utf8.dropFirst(2).contains(UInt8(ascii: "/")) }
            for name in lines.flatMap({ $0.matches(of: path) }).map({ String($0.0) }) where !Repository.has(name) {
                Issue.record("\(file) names \(name), which is not there")
            }
        }
    }

    @Test func everyArticleIsOnThePageOfTheRules() throws {
        let page = try Repository.text("\(Self.catalogue)/Rules.md")
        for file in try Repository.files(in: "\(Self.catalogue)/Rules", suffix: ".md") {
            let name = String(file.split(separator: "/").last!.dropLast(3))
            #expect(page.contains("<doc:\(name)>"), "\(name)")
        }
    }
}

/// The files of the repository that these tests are in.
private enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files of a folder and those in it, by their paths in the repository, sorted.
    static func files(in folder: String, suffix: String) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        return names.filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.sorted().map { "\(folder)/\($0)" }
    }

    static func sources() throws -> [String] {
        try ["Sources", "Tests", "Benchmarks"].flatMap { try files(in: $0, suffix: ".swift") }
    }

    /// What is written for readers: the README, and the catalogues.
    static func pages() throws -> [String] {
        try files(in: "Sources", suffix: ".md") + ["README.md"]
    }

    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines of a file's comments if it is code, of a page without its blocks of code, and all of other files.
    static func prose(of path: String) throws -> [Substring] {
        let text = try text(path)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if path.hasSuffix(".swift") { return lines.compactMap(comment) }
        guard path.hasSuffix(".md") else { return lines }
        var isCode = false
        return lines.filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode
        }
    }

    private static func comment(in line: Substring) -> Substring? {
        let bytes = line.utf8
        let slash = UInt8(ascii: "/")
        let start = bytes.indices.first { bytes[$0] == slash && bytes[bytes.index(after: $0)...].first == slash }
        return start.map { line[$0...] }
    }
}
