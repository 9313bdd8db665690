import Foundation

/// The environment variables for recording and artifacts. A scope can override the process's own, so that the project's own tests
/// give the same result everywhere, including continuous integration.
package enum ProcessEnvironment {
    @TaskLocal package static var given: [String: String]?

    package static var current: [String: String] { given ?? ProcessInfo.processInfo.environment }
}
