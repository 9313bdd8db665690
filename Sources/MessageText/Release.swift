/// This release.
package enum Release {
    /// The version of the newest entry in CHANGELOG.md, and of the release tag.
    package static let version = "0.1.0"

    /// The version and the state of the program's file, which changes with its code: a part of the names of cached results.
    package static let build = version + "\n" + FileStamp.identity(of: FilePlace.real("/proc/self/exe") ?? CommandLine.arguments[0])
}
