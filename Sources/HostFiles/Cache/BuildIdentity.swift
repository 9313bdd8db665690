/// The state of the running program's file, which changes with its code: a part of the names of cached results.
package enum BuildIdentity {
    package static let current = FileStamp.identity(of: FilePlace.real("/proc/self/exe") ?? CommandLine.arguments[0])
}
