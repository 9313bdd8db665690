import Foundation

/// A process that runs tests, as its arguments tell it: each framework has one of its own, and `swift test --parallel`
/// starts one for every test of XCTest.
package struct TestProcess: Sendable, Hashable {
    enum Framework: String {
        case swiftTesting = "swift-testing"
        case xctest
    }

    let bundle: String
    let framework: Framework
    /// Whether it runs some of the tests only: what it does not ask for says nothing then.
    let isPartial: Bool
    /// The one test that it runs; `nil` for several.
    private let test: String?

    /// - Parameter arguments: what the process was started with, its own path first.
    package init(arguments: [String]) {
        bundle = URL(fileURLWithPath: arguments.first ?? "tests").deletingPathExtension().lastPathComponent
        guard !arguments.contains(Framework.swiftTesting.rawValue) else {
            (framework, test) = (.swiftTesting, nil)
            isPartial = arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") && $0 != "--skip-build" }
            return
        }
        // XCTest is not given the filter, but the names of the tests that come through it.
        let names = arguments.dropFirst().filter { !$0.hasSuffix(".xctest") }
        (framework, isPartial) = (.xctest, !names.isEmpty)
        test = names.count == 1 && !names[0].contains(",") ? names[0] : nil
    }

    private static let reportStem = "report"

    /// What the page of the process's failures is called. Processes that run side by side or one after the other do not
    /// take each other's.
    package var reportName: String {
        switch framework {
        case .swiftTesting: "\(Self.reportStem).html"
        case .xctest: "\(Self.reportStem).\(framework.rawValue)\(test.map { "." + FileWords.slug($0) } ?? "").html"
        }
    }

    /// Whether a file is a report that this process makes out of date: a whole run has seen all that single tests have.
    package func supersedes(_ file: String) -> Bool {
        file == reportName
            || !isPartial && framework == .xctest && file.hasPrefix("\(Self.reportStem).\(framework.rawValue).")
    }
}
