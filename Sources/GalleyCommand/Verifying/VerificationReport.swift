import Foundation
import Goldens
import LayoutComparison
import TerminalText

/// What a verification found, for people and for the programs that run it.
struct VerificationReport {
    enum Format: String, CaseIterable {
        case text
        case json
        case junit
        case github
    }

    let outcomes: [Verification.Outcome]
    /// The command that records the current output.
    let acceptCommand: String

    /// The outcomes that are not matches.
    var problems: [Verification.Outcome] { outcomes.filter(\.isProblem) }

    func text(_ format: Format) -> String {
        switch format {
        case .text: plain
        case .json: json
        case .junit: junit
        case .github: annotations + summary + "\n"
        }
    }

    private var plain: String {
        var lines: [String] = []
        let told = Self.grouped(outcomes.filter { $0.status != .same })
        for group in told.prefix(Self.groupLimit) {
            lines.append("\(group[0].status.rawValue) \(Self.names(group))")
            lines += group[0].words.map { "  " + TerminalText.lines($0) }
        }
        let rest = told.dropFirst(Self.groupLimit).reduce(0) { $0 + $1.count }
        if rest > 0 { lines.append("and \(rest) more, which --json lists") }
        lines.append(summary)
        if problems.contains(where: \.canBeAccepted) { lines += ["", "If the new output is right, record it: \(acceptCommand)"] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The most results that are told, the rest is counted.
    private static let groupLimit = 100
    /// The most goldens that are named of those that fail alike.
    private static let nameLimit = 3

    /// What is wrong with a document is wrong for all of its goldens.
    private static func grouped(_ outcomes: [Verification.Outcome]) -> [[Verification.Outcome]] {
        var groups: [[Verification.Outcome]] = []
        for outcome in outcomes {
            if let last = groups.last?.first, outcome.status == .failed, last.status == .failed,
                last.document == outcome.document, last.words == outcome.words
            {
                groups[groups.count - 1].append(outcome)
            } else {
                groups.append([outcome])
            }
        }
        return groups
    }

    private static func names(_ group: [Verification.Outcome]) -> String {
        let rest = group.count - nameLimit
        return group.prefix(nameLimit).map { TerminalText.line($0.golden) }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// `40 goldens: 38 same, 1 different, 1 new`.
    private var summary: String {
        var counts: [(status: Verification.Outcome.Status, count: Int)] = []
        for outcome in outcomes {
            if let index = counts.firstIndex(where: { $0.status == outcome.status }) {
                counts[index].count += 1
            } else {
                counts.append((outcome.status, 1))
            }
        }
        let count = outcomes.count
        let parts = counts.sorted { $0.status.rawValue > $1.status.rawValue }.map { "\($0.count) \($0.status.rawValue)" }
        return "\(count) golden\(count == 1 ? "" : "s")" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }

    var json: String {
        let lines = outcomes.map { outcome in
            let document = outcome.document.map(JSONText.quoted) ?? "null"
            let words = outcome.words.map(JSONText.quoted).joined(separator: ", ")
            return "    {\"golden\": \(JSONText.quoted(outcome.golden)), \"document\": \(document), "
                + "\"status\": \"\(outcome.status.rawValue)\", \"words\": [\(words)]}"
        }
        let list = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
        return "{\n  \"galley\": 1,\n  \"problems\": \(problems.count),\n  \"goldens\": [\(list)]\n}\n"
    }
}

extension Verification.Outcome {
    /// Whether it is not a match.
    var isProblem: Bool {
        switch status {
        case .same, .recorded: false
        case .different, .new, .missing, .unreadable, .obsolete, .failed: true
        }
    }

    /// Whether recording the golden would solve the problem.
    var canBeAccepted: Bool {
        switch status {
        case .different, .new: true
        // One of a list may be of no document.
        case .missing: document != nil
        // A golden that cannot be read is not overwritten.
        case .unreadable: check?.golden != nil
        case .same, .obsolete, .recorded, .failed: false
        }
    }
}
