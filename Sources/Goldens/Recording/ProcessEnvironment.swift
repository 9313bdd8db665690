import Foundation

/// The environment that recording and evidence follow: the process's own, unless a scope gives another, so that the project's
/// own tests come to the same wherever they run, in continuous integration too.
package enum ProcessEnvironment {
    @TaskLocal package static var given: [String: String]?

    package static var current: [String: String] { given ?? ProcessInfo.processInfo.environment }
}
