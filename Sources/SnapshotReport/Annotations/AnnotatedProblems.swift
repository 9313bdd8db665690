package import Goldens
import MessageText

/// The problems of a run as annotations: one per document or test, however many of its goldens differ.
package struct AnnotatedProblems {
    package struct Problem: Sendable {
        /// The document or assertion of the golden. Problems of one subject share an annotation.
        package var subject: String
        /// The file of the problem. An annotation has the file and line of the subject's first problem with a line.
        package var file: String
        package var line: Int?
        package var column: Int?
        package var title: String
        package var golden: String
        package var status: String
        /// Messages, a line each.
        package var words: [String]
        /// The cause of the difference. Problems of a subject with the same cause are reported together; without a cause, those with
        /// the same status and words are.
        package var failed: FailedVariant?

        package init(
            subject: String, file: String, line: Int?, column: Int? = nil, title: String, golden: String, status: String,
            words: [String], failed: FailedVariant? = nil
        ) {
            self.subject = subject
            self.file = file
            self.line = line
            self.column = column
            self.title = title
            self.golden = golden
            self.status = status
            self.words = words
            self.failed = failed
        }
    }

    /// GitHub shows ten errors per step and drops the rest. If there are more, the tenth annotation gives the number of the rest.
    package static let limit = 10
    /// The maximum number of goldens named for the same problem.
    private static let nameLimit = 3
    /// The maximum number of different problems reported for one subject.
    private static let kindLimit = 4
    /// The maximum number of lines in a message. GitHub truncates those longer than 64 KB.
    private static let lineLimit = 60

    private let subjects: [[Problem]]
    private let listing: String

    /// - Parameter listing: the name of the place that lists all problems, for messages.
    package init(_ problems: [Problem], listing: String = "the log") {
        self.listing = listing
        subjects = OrderedGroups(problems) { Array($0.subject.utf8) }.all.map(\.values)
    }

    package var annotations: [GitHubAnnotation] {
        guard subjects.count > Self.limit, let next = subjects[Self.limit - 1].first else { return subjects.map(Self.annotation) }
        let rest = subjects.count - Self.limit + 1
        let message = "and \(rest) more with goldens that differ; \(listing) names them all"
        return subjects.prefix(Self.limit - 1).map(Self.annotation)
            + [GitHubAnnotation(file: next.file, title: next.title, message: message)]
    }

    /// The annotation for a subject.
    ///
    /// - Parameter problems: the problems of one subject.
    private static func annotation(_ problems: [Problem]) -> GitHubAnnotation {
        let place = problems.first { $0.line != nil } ?? problems[0]
        return GitHubAnnotation(
            file: place.file, line: place.line, column: place.column, title: place.title, message: message(problems))
    }

    private static func message(_ problems: [Problem]) -> String {
        let groups = CauseGroup.groups(of: problems) { problem in
            problem.failed ?? FailedVariant(subject: problem.status, cause: DifferenceCause(changes: problem.words))
        }
        let start = ListStart(groups.map(\.members), limit: kindLimit, of: "golden", count: \.count)
        var lines = start.elements.flatMap { kind in
            ["\(kind[0].status) \(ListText.names(kind.map(\.golden), limit: nameLimit))"] + kind[0].words.map { "  " + $0 }
        }
        if lines.count > lineLimit { lines = lines.prefix(lineLimit) + ["…"] }
        return (lines + (start.more.map { [$0] } ?? [])).joined(separator: "\n")
    }
}
