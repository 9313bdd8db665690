import Foundation

/// Where a path leads, links followed: two paths to one file have one place.
struct FilePlace: Hashable {
    private let path: String

    init(_ path: String) {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}
