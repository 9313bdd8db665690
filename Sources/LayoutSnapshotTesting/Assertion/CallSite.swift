import Foundation
import Goldens
import IssueReporting
#if canImport(Testing)
import Testing
#endif

/// Where an assertion stands.
struct CallSite {
    var fileID: StaticString
    var filePath: StaticString
    var function: StaticString
    var line: UInt
    var column: UInt

    /// The test's name without its arguments.
    ///
    /// Swift Testing tells it, so that an assertion may stand in a function that tests call; else it is the function's.
    private var test: Substring {
        let name = RunningTest.name ?? "\(function)"
        // `a name of many words`() may have parentheses of its own.
        return name.hasPrefix("`") ? name.dropFirst().prefix { $0 != "`" } : name.prefix { $0 != "(" }
    }

    /// The test's name; what a file cannot be called has become a hyphen.
    var testName: String { FileWords.slug(test) }

    /// What chooses the test in `swift test --filter`, a pattern, and those whose names only begin like its own not.
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

/// The test that is running, as far as its framework tells.
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
        // The file itself stays where the message says it is.
        guard Test.current != nil, let data = try? Data(contentsOf: file) else { return }
        Attachment.record([UInt8](data), named: file.lastPathComponent)
        #endif
    }
}
