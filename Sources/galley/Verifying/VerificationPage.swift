/// The page of what differs.
struct VerificationPage {
    private let report: VerificationReport
    private let title: String

    init(_ report: VerificationReport, title: String) {
        self.report = report
        self.title = title
    }

    func write(to path: String) throws(Failure) {
    }
}
