import Foundation
import Goldens
import IssueReporting
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
    /// In Swift Testing it comes from the framework, so that tests may share a function that asserts; otherwise it is the
    /// name of the function.
    private var test: Substring {
        let name = RunningTest.name ?? "\(function)"
        // `a name of many words`() may have parentheses of its own.
        return name.hasPrefix("`") ? name.dropFirst().prefix { $0 != "`" } : name.prefix { $0 != "(" }
    }

    /// The test's name; characters that do not suit a file name are replaced by hyphens.
    var testName: String { FileWords.slug(test) }

    /// A pattern for `swift test --filter` that matches the test, but not others whose names only start with its name.
    var filter: String {
        let letters = test.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "." }
        return "\\b\(letters.joined())\\b"
    }

    /// Fails the test, whichever framework runs it.
    func report(_ message: String) {
        reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The test's file.
    var file: URL { URL(fileURLWithPath: "\(filePath)") }

    /// The name of the test's file, without its extension.
    var fileName: String { file.deletingPathExtension().lastPathComponent }
}

/// The test that is running, as far as its framework exposes it.
enum RunningTest {
    /// The test's name, with its arguments; `nil` in XCTest.
    static var name: String? {
        #if canImport(Testing)
        Test.current?.name
        #else
        nil
        #endif
    }

    /// Attaches a file to the test, where the framework can.
    static func attach(_ file: URL) {
        #if canImport(Testing) && compiler(>=6.2)
        // A copy of the contents: the file stays at the path in the message.
        guard Test.current != nil, let data = try? Data(contentsOf: file) else { return }
        Attachment.record([UInt8](data), named: file.lastPathComponent)
        #endif
    }
}
