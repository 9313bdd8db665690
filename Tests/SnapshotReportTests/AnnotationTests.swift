import Testing

@testable import SnapshotReport

/// Annotations that GitHub shows beside a line.
struct AnnotationTests {
    private func problem(_ subject: Int, _ golden: String, line: Int? = nil, words: [String] = ["w"]) -> AnnotatedProblems.Problem {
        AnnotatedProblems.Problem(
            subject: "\(subject)", file: "a\(subject).yaml", line: line, title: "t", golden: golden, status: "different",
            words: words)
    }

    @Test func thePlaceIsGivenAsFarAsItIsKnown() {
        var annotation = GitHubAnnotation(file: "a.yaml", title: "t", message: "m")
        #expect(annotation.command(in: nil) == "::error file=a.yaml,title=t::m")
        annotation.line = 3
        #expect(annotation.command(in: nil) == "::error file=a.yaml,line=3,title=t::m")
        annotation.column = 7
        #expect(annotation.command(in: "") == "::error file=a.yaml,line=3,col=7,title=t::m")
    }

    /// Characters that could end a property or the command, or begin another one.
    @Test func nothingInATextEndsTheCommand() {
        let annotation = GitHubAnnotation(file: "a,b:c%.yaml\n::error::x", title: "t\r\n::,", message: "50%: a, b\n::stop::\u{1B}[2J")
        #expect(annotation.command(in: nil)
            == #"::error file=a%2Cb%3Ac%25.yaml\n%3A%3Aerror%3A%3Ax,title=t\r\n%3A%3A%2C::50%25: a, b%0A::stop::\u{1B}[2J"#)
    }

    /// GitHub's paths are relative to the checkout, regardless of the step's folder.
    @Test(arguments: [
        ("/checkout/App/Layouts/a.yaml", "/checkout", "App/Layouts/a.yaml"), ("/checkout/./b/../a.yaml", "/checkout/", "a.yaml"),
        ("/checkouts/a.yaml", "/checkout", "/checkouts/a.yaml"), ("/elsewhere/a.yaml", "/checkout", "/elsewhere/a.yaml"),
    ])
    func pathsAreTakenFromTheCheckout(file: String, workspace: String, path: String) {
        let annotation = GitHubAnnotation(file: file, title: "t", message: "m")
        #expect(annotation.command(in: workspace) == "::error file=\(path),title=t::m")
    }

    @Test func aSubjectHasOneAnnotationThatNamesItsGoldens() {
        let problems = ["a", "b", "c", "d"].map { problem(1, $0) } + [problem(2, "z"), problem(1, "e", line: 4, words: ["v", "u"])]
        let annotations = AnnotatedProblems(problems).annotations
        #expect(annotations == [
            GitHubAnnotation(file: "a1.yaml", line: 4, title: "t", message: "different a, b, c and 1 more\n  w\ndifferent e\n  v\n  u"),
            GitHubAnnotation(file: "a2.yaml", title: "t", message: "different z\n  w"),
        ])
    }

    @Test func aSubjectWithManyProblemsIsCutShort() {
        let annotations = AnnotatedProblems((0..<9).map { problem(1, "\($0)", words: ["w\($0)"]) }).annotations
        #expect(annotations[0].message.hasSuffix("different 3\n  w3\nand 5 more goldens"))
        let long = AnnotatedProblems([problem(1, "a", words: Array(repeating: "w", count: 5_000))]).annotations
        #expect(long[0].message.split(separator: "\n").count == 61)
    }

    /// GitHub shows ten per step and silently drops the rest.
    @Test(arguments: [(10, 10, "different g"), (11, 10, "and 2 more with goldens"), (500, 10, "and 491 more with goldens"), (0, 0, "")])
    func thereAreNoMoreThanGitHubShows(subjects: Int, count: Int, last: String) {
        let annotations = AnnotatedProblems((0..<subjects).map { problem($0, "g") }).annotations
        #expect(annotations.count == count && (annotations.last?.message ?? "").hasPrefix(last))
    }

    @Test func theLastAnnotationSaysWhatNamesTheRest() {
        let problems = (0..<11).map { problem($0, "g") }
        #expect(AnnotatedProblems(problems).annotations.last?.message.hasSuffix("; the log names them all") == true)
        #expect(AnnotatedProblems(problems, listing: "--json").annotations.last?.message.hasSuffix("; --json names them all") == true)
    }
}
