import Foundation
import HostFiles

/// A test process, described by its arguments. Each framework runs in its own process, and `swift test --parallel` starts one
/// process for each XCTest test.
package struct TestProcess: Sendable, Hashable {
    enum Framework: String {
        case swiftTesting = "swift-testing"
        case xctest
    }

    let bundle: String
    let framework: Framework
    /// True if only some tests run: goldens that they do not use may still be needed.
    let isPartial: Bool
    /// The only test that runs; `nil` if there are several.
    private let test: String?

    /// - Parameter arguments: the process's arguments, starting with its path.
    package init(arguments: [String]) {
        bundle = URL(fileURLWithPath: arguments.first ?? "tests").deletingPathExtension().lastPathComponent
        guard !arguments.contains(Framework.swiftTesting.rawValue) else {
            (framework, test) = (.swiftTesting, nil)
            isPartial = arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") && $0 != "--skip-build" }
            return
        }
        // XCTest receives the names of matching tests rather than the filter.
        let names = arguments.dropFirst().filter { !$0.hasSuffix(".xctest") }
        (framework, isPartial) = (.xctest, !names.isEmpty)
        test = names.count == 1 && !names[0].contains(",") ? names[0] : nil
    }

    private static let reportStem = "report"

    /// The file name of the process's failure report, distinct for processes that run in parallel or in sequence.
    package var reportName: String {
        switch framework {
        case .swiftTesting: "\(Self.reportStem).html"
        case .xctest: "\(Self.reportStem).\(framework.rawValue)\(test.map { "." + FileWords.slug($0) } ?? "").html"
        }
    }

    /// True for a report that this process makes obsolete: a full run includes all single tests.
    package func supersedes(_ file: String) -> Bool {
        file == reportName
            || !isPartial && framework == .xctest && file.hasPrefix("\(Self.reportStem).\(framework.rawValue).")
    }
}

/// Parts of file names.
package enum FileWords {
    /// The maximum length of a part, in bytes: a file name may have 255, and a golden's has several parts.
    private static let longest = 80

    /// A text as part of a file name: letters, digits, `-`, `_`. Long texts are truncated and end in a hash.
    package static func slug(_ text: some StringProtocol) -> String {
        let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
        let word = parts.isEmpty ? "layout" : parts.joined(separator: "-")
        guard word.utf8.count > longest else { return word }
        let hash = "-" + String(StableHash.of(word), radix: 16)
        var start = word[...]
        while start.utf8.count + hash.utf8.count > longest { start.removeLast() }
        return start + hash
    }
}
