import CompositionalLayout
import Goldens
import HostFiles
import SVGWriter

extension VerificationReport {
    /// JUnit XML for continuous integration: a differing golden is a failure, and a document with errors is an error. If goldens
    /// differ for the same cause, the first one reports it and the others refer to it. Two runs differ only in the `time`
    /// attributes, in seconds.
    package var junit: String {
        let errors = outcomes.filter { $0.status == .failed }.count
        let seconds = Self.text(outcomes.reduce(0) { $0 + $1.seconds })
        let counts = "tests=\"\(outcomes.count)\" failures=\"\(problems.count - errors)\" errors=\"\(errors)\""
        let lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites \(counts) time=\"\(seconds)\">",
            "<testsuite name=\"galley verify\" \(counts) skipped=\"0\" time=\"\(seconds)\">",
        ]
        let groups = Self.groups(of: problems)
        let titles = Dictionary(
            groups.compactMap { group in Self.title(of: group).map { (PathKey(group.first.golden), $0) } }) { first, _ in first }
        let first = Self.firstGoldens(of: groups)
        let cases = outcomes.map { outcome in
            let key = PathKey(outcome.golden)
            return outcome.status == .different
                ? testCase(outcome, title: titles[key], sameAs: first[key]) : testCase(outcome)
        }
        return (lines + cases + ["</testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
    }

    /// The `testcase` element of a golden.
    ///
    /// - Parameters:
    ///   - title: the subject of the failure, if it concerns several goldens.
    ///   - other: the golden whose failure describes this one too.
    private func testCase(_ outcome: Verification.Outcome, title: String? = nil, sameAs other: String? = nil) -> String {
        let document = XMLText.escaped(outcome.document ?? "galley")
        let head = "<testcase classname=\"\(document)\" name=\"\(XMLText.escaped(outcome.golden))\" "
            + "time=\"\(Self.text(outcome.seconds))\""
        guard outcome.isProblem else { return head + "/>" }
        let element = outcome.status == .failed ? "error" : "failure"
        let told = other.map { ["as \($0)"] } ?? outcome.words
        let message = ([outcome.status.rawValue] + told.prefix(1)).joined(separator: ": ")
        let words = XMLText.escaped((title.map { ["\($0):"] + told } ?? told).joined(separator: "\n"))
        return "\(head)><\(element) message=\"\(XMLText.escaped(message))\" type=\"\(outcome.status.rawValue)\">"
            + "\(words)</\(element)>\(attachment(of: outcome.golden))</testcase>"
    }

    /// The form in which GitLab shows a picture, with a path relative to its project.
    private func attachment(of golden: String) -> String {
        guard let path = artifacts?.attachment(of: golden) else { return "" }
        return "<system-out>[[ATTACHMENT|\(XMLText.escaped(path))]]</system-out>"
    }

    private static func text(_ seconds: Double) -> String { NumberText.text(seconds, decimals: 3) }
}
