import Foundation
import IssueReporting

/// Where an assertion stands.
struct CallSite {
    var fileID: StaticString
    var filePath: StaticString
    var function: StaticString
    var line: UInt
    var column: UInt

    /// The test's name without its arguments; what a file cannot be called has become a hyphen.
    ///
    /// Swift Testing tells it, so that an assertion may stand in a function that tests call; else it is the function's.
    var testName: String { FileWords.slug((RunningTest.name ?? "\(function)").prefix { $0 != "(" }) }

    /// Fails the test, whichever framework runs it.
    func report(_ message: String) {
        reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The test's file.
    var file: URL { URL(fileURLWithPath: "\(filePath)") }

    /// The name of the test's file, without its extension.
    var fileName: String { file.deletingPathExtension().lastPathComponent }
}

/// Words of file names.
enum FileWords {
    /// A text as a part of a file's name: letters, digits, `-`, `_`.
    static func slug(_ text: some StringProtocol) -> String {
        let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
        return parts.isEmpty ? "layout" : parts.joined(separator: "-")
    }
}
