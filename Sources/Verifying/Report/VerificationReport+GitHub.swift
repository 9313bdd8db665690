import HostFiles
import LayoutSubjects
import SnapshotReport

extension VerificationReport {
    /// Annotations that GitHub shows at the documents' lines, one per document.
    package var annotations: String {
        let workspace = ProcessEnvironment.current[GitHubAnnotation.workspaceVariable]
        let annotations = AnnotatedProblems(problems.map(Self.problem), listing: "--json").annotations
        return annotations.map { $0.command(in: workspace) + "\n" }.joined()
    }

    private static func problem(_ outcome: Verification.Outcome) -> AnnotatedProblems.Problem {
        let file = outcome.place?.file ?? outcome.document ?? outcome.golden
        return AnnotatedProblems.Problem(
            // Goldens without a document share an annotation, as do those listed in a file.
            subject: outcome.document ?? outcome.place?.file ?? "", file: file, line: outcome.place?.line,
            column: outcome.place?.column, title: "galley verify", golden: outcome.golden, status: outcome.status.rawValue,
            words: outcome.words, failed: outcome.failed)
    }
}
