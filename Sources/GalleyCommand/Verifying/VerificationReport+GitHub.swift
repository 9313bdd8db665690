import Foundation
import Goldens
import SnapshotReport

extension VerificationReport {
    /// Messages that GitHub shows beside the documents' lines, one for each document.
    var annotations: String {
        let workspace = ProcessEnvironment.current[GitHubAnnotation.workspaceVariable]
        let annotations = AnnotatedProblems(problems.map(Self.problem), listing: "--json").annotations
        return annotations.map { $0.command(in: workspace) + "\n" }.joined()
    }

    private static func problem(_ outcome: Verification.Outcome) -> AnnotatedProblems.Problem {
        let file = outcome.place?.file ?? outcome.document ?? outcome.golden
        return AnnotatedProblems.Problem(
            // Goldens of no document share one, as do those that a list names.
            subject: outcome.document ?? outcome.place?.file ?? "", file: file, line: outcome.place?.line,
            column: outcome.place?.column, title: "galley verify", golden: outcome.golden, status: outcome.status.rawValue,
            words: outcome.words, failed: outcome.failed)
    }
}
