import Foundation

/// The environment variables. A task can replace those of the process, so that Galley's own tests give the same results everywhere,
/// including continuous integration.
package enum ProcessEnvironment {
    @TaskLocal package static var given: [String: String]?

    package static var current: [String: String] { given ?? ProcessInfo.processInfo.environment }
}
