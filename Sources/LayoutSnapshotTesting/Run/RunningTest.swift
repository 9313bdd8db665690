import Foundation
#if canImport(Testing)
import Testing
#endif

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
