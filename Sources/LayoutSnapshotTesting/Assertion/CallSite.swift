import Foundation
import Goldens
import IssueReporting
import IssueReportingTestSupport
#if canImport(Testing)
import Testing
#endif

/// The source location of an assertion.
struct CallSite {
    var fileID: StaticString
    var filePath: StaticString
    var function: StaticString
    var line: UInt
    var column: UInt

    /// The test's name without its arguments.
    ///
    /// In Swift Testing, the name comes from the framework, so that tests can share a function with assertions; otherwise,
    /// it is the function's name.
    private var test: Substring {
        let name = RunningTest.name ?? "\(function)"
        // A raw identifier may contain parentheses.
        return name.hasPrefix("`") ? name.dropFirst().prefix { $0 != "`" } : name.prefix { $0 != "(" }
    }

    /// The test's name, with characters that are unsuitable for file names replaced by hyphens.
    var testName: String { FileWords.slug(test) }

    /// A pattern for `swift test --filter` that matches this test, but no test whose name merely begins with its name.
    var filter: String {
        let letters = test.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "." }
        return "\\b\(letters.joined())\\b"
    }

    /// Fails the test in the framework that runs it.
    func report(_ message: String) {
        #if !canImport(Darwin)
        // The default reporter takes every test of XCTest for one in a host application, and adds eight lines about that.
        if TestContext.current == .xcTest, IssueReporters.current.allSatisfy({ $0 is _DefaultReporter }),
            let fail = _XCTFail() as? @Sendable (String, StaticString, UInt) -> Void {
            return fail(message, filePath, line)
        }
        #endif
        reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The test's file.
    var file: URL { URL(fileURLWithPath: "\(filePath)") }

    /// The name of the test's file, without its extension.
    var fileName: String { file.deletingPathExtension().lastPathComponent }
}

/// The running test, as far as its framework exposes it.
enum RunningTest {
    /// The test's name, with its arguments; `nil` in XCTest.
    static var name: String? {
        #if canImport(Testing)
        Test.current?.name
        #else
        nil
        #endif
    }

    /// Attaches a file to the test, if the framework supports it.
    static func attach(_ file: URL) {
        #if canImport(Testing) && compiler(>=6.2)
        // Attaches a copy of the contents, as the file stays at the path in the message.
        guard Test.current != nil, let data = try? Data(contentsOf: file) else { return }
        Attachment.record([UInt8](data), named: file.lastPathComponent)
        #endif
    }
}
