import CompositionalLayout
import SVGWriter

extension VerificationReport {
    /// JUnit's XML, which continuous integration reads: a golden that differs is a failure, and a document that is wrong an
    /// error. Two runs differ in the attributes `time` alone, in seconds.
    var junit: String {
        let errors = outcomes.filter { $0.status == .failed }.count
        let seconds = Self.text(outcomes.reduce(0) { $0 + $1.seconds })
        let counts = "tests=\"\(outcomes.count)\" failures=\"\(problems.count - errors)\" errors=\"\(errors)\""
        let lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites \(counts) time=\"\(seconds)\">",
            "<testsuite name=\"galley verify\" \(counts) skipped=\"0\" time=\"\(seconds)\">",
        ]
        return (lines + outcomes.map(Self.testCase) + ["</testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
    }

    private static func testCase(_ outcome: Verification.Outcome) -> String {
        let document = XMLText.escaped(outcome.document ?? "galley")
        let head = "<testcase classname=\"\(document)\" name=\"\(XMLText.escaped(outcome.golden))\" "
            + "time=\"\(text(outcome.seconds))\""
        guard outcome.isProblem else { return head + "/>" }
        let element = outcome.status == .failed ? "error" : "failure"
        let message = ([outcome.status.rawValue] + outcome.words.prefix(1)).joined(separator: ": ")
        let words = XMLText.escaped(outcome.words.joined(separator: "\n"))
        return "\(head)><\(element) message=\"\(XMLText.escaped(message))\" type=\"\(outcome.status.rawValue)\">"
            + "\(words)</\(element)></testcase>"
    }

    private static func text(_ seconds: Double) -> String { NumberText.text(seconds, decimals: 3) }
}
