import Goldens
import HostFiles
import MessageText

/// The results of a verification, for people and programs.
package struct VerificationReport {
    package enum Format: String, CaseIterable {
        case text
        case json
        case junit
        case github
    }

    package let outcomes: [Verification.Outcome]
    /// Returns the command `galley accept` for the same documents, with further options.
    let command: (_ options: [String]) -> String
    /// The files that show differences, if they were written.
    package var artifacts: VerificationArtifacts?

    package init(outcomes: [Verification.Outcome], command: @escaping (_ options: [String]) -> String) {
        (self.outcomes, self.command) = (outcomes, command)
    }

    /// The outcomes that are not matches.
    package var problems: [Verification.Outcome] { outcomes.filter(\.isProblem) }

    package func text(_ format: Format) -> String {
        switch format {
        case .text: plain
        case .json: json
        case .junit: junit
        case .github: annotations + summary + "\n"
        }
    }

    private var plain: String {
        var lines: [String] = []
        let groups = Self.groups(of: outcomes.filter { $0.status != .same })
        let start = ListStart(groups, limit: Self.groupLimit, count: \.members.count)
        for group in start.elements { lines += Self.lines(group) }
        if let more = start.more { lines.append("\(more), which --json lists") }
        lines.append(summary)
        if problems.contains(where: \.canBeAccepted) { lines += ["", "If the new output is right, record it: \(command([]))"] }
        if problems.contains(where: { $0.status == .obsolete }) { lines += ["", "Remove the goldens that are left over: \(command(["--prune"]))"] }
        if problems.contains(where: \.hasOtherFonts) { lines += ["", "Use the fonts that the goldens were made with: --font"] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The maximum number of results reported; the rest is counted.
    private static let groupLimit = 100
    /// The maximum number of goldens listed for the same cause.
    static let nameLimit = 3

    typealias Group = CauseGroup<Verification.Outcome>

    /// Groups outcomes that differ for the same cause.
    static func groups(of outcomes: [Verification.Outcome]) -> [Group] { CauseGroup.groups(of: outcomes, by: \.failed) }

    static func lines(_ group: Group) -> [String] {
        let words = group.first.words.map { "  " + TerminalText.lines($0) }
        guard group.first.status == .different, let title = title(of: group) else {
            return ["\(group.first.status.rawValue) \(names(group))"] + words
        }
        return ["different \(TerminalText.line(title)):"] + words + ["  goldens: \(names(group))"]
    }

    /// The title of a group; `nil` if it has none. If the descriptions of its goldens differ, the title names the first golden, the one
    /// that is described.
    static func title(of group: Group) -> String? {
        let areEqual = group.members.allSatisfy { $0.words == group.first.words }
        return group.title.map { $0 + (areEqual ? "" : "; of \(PathParts(group.first.golden).name)") }
    }

    private static func names(_ group: Group) -> String {
        ListText.names(group.members.map { TerminalText.line($0.golden) }, limit: nameLimit)
    }

    /// `40 goldens: 38 same, 1 different, 1 new`.
    var summary: String {
        let groups = Dictionary(grouping: outcomes.map(\.status.rawValue)) { $0 }.sorted { $0.key > $1.key }
        let parts = groups.map { "\($0.value.count) \($0.key)" }.joined(separator: ", ")
        return ListText.count(outcomes.count, "golden") + (parts.isEmpty ? "" : ": \(parts)")
    }

    /// The result for each golden. A golden with the same cause as an earlier golden refers to that golden.
    package var json: String {
        let groups = Self.groups(of: problems)
        let first = Self.firstGoldens(of: groups)
        let goldens = outcomes.map { outcome in
            var members: [JSONValue.Member] = [
                ("golden", .string(outcome.golden)), ("document", outcome.document.map { .string($0) } ?? .null),
                ("status", .string(outcome.status.rawValue)), ("words", .strings(outcome.words)),
            ]
            if let other = first[PathKey(outcome.golden)] { members.append(("sameAs", .string(other))) }
            return JSONValue.object(members)
        }
        let members: [JSONValue.Member] = [
            ("galley", .number(1)), ("problems", .number(problems.count)), ("causes", .number(groups.count)),
            ("goldens", .list(goldens, .lines)),
        ]
        return JSONValue.object(members, .lines).text + "\n"
    }

    /// For each golden but the first of its group, the group's first golden.
    static func firstGoldens(of groups: [Group]) -> [PathKey: String] {
        let pairs = groups.flatMap { group in group.members.dropFirst().map { (PathKey($0.golden), group.first.golden) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
