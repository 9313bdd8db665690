/// The folder of everything that is kept between runs: `galley` in the user's cache folder.
package enum CacheFolder {
    package static var path: String {
        let environment = ProcessEnvironment.current
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? PathParts.join(environment["HOME"] ?? "/tmp", ".cache")
        return PathParts.join(caches, "galley")
    }
}
