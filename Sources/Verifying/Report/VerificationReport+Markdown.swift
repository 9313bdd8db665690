import Goldens
import MessageText

extension VerificationReport {
    /// Markdown for the summary of a job or a comment: each cause in words, with its pictures if they have an address.
    ///
    /// Names and words, which may come from strangers, are written as code, in which nothing is markup.
    package var markdown: String {
        let groups = Self.groups(of: problems)
        var parts = [heading]
        for (index, group) in groups.enumerated() {
            parts.append(part(group))
            guard parts.reduce(0, { $0 + $1.utf8.count }) > Self.markdownLimit else { continue }
            parts[parts.count - 1] = "And \(ListText.count(groups.count - index, "more cause")), which `--report` shows."
            break
        }
        if problems.contains(where: \.canBeAccepted) {
            parts.append("If the new output is right, record it:\n\n" + Self.block([command([])]))
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Bytes after which causes are only counted. Comments on GitHub have at most 65,536 characters.
    private static let markdownLimit = 60_000
    /// The maximum number of lines about a cause.
    private static let wordLimit = 40

    private var heading: String {
        let verb = problems.count == 1 ? "does" : "do"
        let count = "\(problems.count) of \(ListText.count(outcomes.count, "golden")) \(verb) not match"
        return "### \(problems.isEmpty ? "All goldens match" : count)\n\n\(summary)"
    }

    private func part(_ group: Group) -> String {
        let first = group.first
        let title = first.status == .different ? Self.title(of: group) : nil
        var parts = ["#### \(first.status.rawValue) \(Self.code(title ?? first.golden))"]
        if !first.words.isEmpty {
            let start = ListStart(first.words, limit: Self.wordLimit, of: "line")
            parts.append(Self.block(start.elements + [start.more].compactMap { $0 }))
        }
        if group.members.count > 1 {
            parts.append("Goldens: " + ListText.names(group.members.map { Self.code($0.golden) }, limit: Self.nameLimit))
        }
        // The golden with the most pictures is shown: a table of frames only has a picture of the difference.
        let pictures = group.members.map(pictures).max { $0.count < $1.count } ?? []
        if !pictures.isEmpty { parts.append(Self.table(pictures)) }
        return parts.joined(separator: "\n\n")
    }

    /// The pictures of a golden that have an address.
    private func pictures(_ outcome: Verification.Outcome) -> [(title: String, image: String)] {
        let titles: [(Artifacts.Part, String)] = [(.expected, "before"), (.actual, "after"), (.difference, "difference")]
        return titles.compactMap { part, title in
            artifacts?.pictureAddress(part, of: outcome.golden).map { (title, "![\(title)](<\($0)>)") }
        }
    }

    private static func table(_ columns: [(title: String, image: String)]) -> String {
        let rows = [columns.map(\.title), columns.map { _ in "---" }, columns.map(\.image)]
        return rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    // MARK: - Code

    private static func code(_ text: String) -> String {
        let text = TerminalText.line(text)
        let fence = String(repeating: "`", count: longestFence(in: text) + 1)
        return fence.count == 1 ? "`\(text)`" : "\(fence) \(text) \(fence)"
    }

    private static func block(_ lines: [String]) -> String {
        let text = lines.map(TerminalText.lines).joined(separator: "\n")
        let fence = String(repeating: "`", count: max(3, longestFence(in: text) + 1))
        return "\(fence)text\n\(text)\n\(fence)"
    }

    private static func longestFence(in text: String) -> Int {
        text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    }
}
