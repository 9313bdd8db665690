/// Identifies the running program's file by its path, size and times, for the names of cached results.
package enum BuildIdentity {
    package static let current = FileStamp.identity(of: FilePlace.real("/proc/self/exe") ?? CommandLine.arguments[0])
}
