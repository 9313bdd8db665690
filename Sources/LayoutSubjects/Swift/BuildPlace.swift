import Foundation
import HostFiles

/// A folder for building, locked while this run uses it.
final class BuildPlace: Sendable {
    static let prefix = ".building-"
    /// Seconds before an unlocked folder counts as abandoned: a new folder is unlocked until its run has locked it.
    private static let gracePeriod = 10
    /// Seconds before a folder counts as abandoned on a file system without locks.
    private static let gracePeriodWithoutLocks = 3_600

    let path: String
    /// True if the folder is on the file system of the product's final location, so that renaming it suffices.
    let isBeside: Bool
    private let lock: Int32

    /// Creates the folder in `root`; `nil` if `root` is not writable.
    init?(in root: String, isBeside: Bool) {
        var template = Array(PathParts.join(root, Self.prefix + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        Interruption.removing(path) {}
        self.isBeside = isBeside
        lock = open(path, O_RDONLY | O_CLOEXEC)
        flock(lock, LOCK_EX | LOCK_NB)
    }

    deinit {
        Interruption.keep(path)
        close(lock)
    }

    /// Removes the folders of killed runs.
    static func removeRemains(in root: String) {
        for name in FolderNames(root)?.names ?? [] where name.hasPrefix(prefix) {
            let path = PathParts.join(root, name)
            if isAbandoned(path) { _ = try? FileManager.default.removeItem(atPath: path) }
        }
    }

    private static func isAbandoned(_ path: String) -> Bool {
        let folder = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(folder) }
        guard folder >= 0, let stamp = FileStamp(path) else { return false }
        let isUnlocked = flock(folder, LOCK_EX | LOCK_NB) == 0
        guard isUnlocked || errno != EWOULDBLOCK else { return false }
        return time(nil) - stamp.seconds > (isUnlocked ? gracePeriod : gracePeriodWithoutLocks)
    }
}
