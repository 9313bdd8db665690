import Foundation
import HostSystem

/// Waits for changes in folders. Folders are watched rather than files, as editors write a new file and rename it over the old
/// one.
final class FileEvents {
    /// Polling interval in seconds where changes are not reported, as on network volumes.
    static let patience = 0.25
    /// Polling interval in seconds if the system cannot watch folders.
    static let shortPatience = 0.025

    #if os(Linux)
    private let descriptor: Int32
    private var watched: [String: Int32] = [:]

    init() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Watches exactly the folders of the given files.
    func watch(_ files: [String]) {
        guard descriptor >= 0 else { return }
        let folders = Self.folders(files)
        for (folder, number) in watched where !folders.contains(folder) {
            inotify_rm_watch(descriptor, number)
            watched[folder] = nil
        }
        // Individual writes are ignored, as half-written files would be read.
        let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
        for folder in folders {
            // A replaced folder has a new inode. Adding a watched folder again has no effect.
            let number = inotify_add_watch(descriptor, folder, events)
            watched[folder] = number >= 0 ? number : nil
        }
    }

    /// Returns after a change, or after the polling interval.
    func wait() {
        guard descriptor >= 0, !watched.isEmpty else { return Thread.sleep(forTimeInterval: Self.shortPatience) }
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, Int32(Self.patience * 1_000)) > 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }
    #else
    private let signal = DispatchSemaphore(value: 0)
    private var sources: [String: any DispatchSourceFileSystemObject] = [:]

    deinit {
        for source in sources.values { source.cancel() }
    }

    /// Watches exactly the given files and their folders.
    func watch(_ files: [String]) {
        let paths = Self.folders(files).union(files)
        for (path, source) in sources where !paths.contains(path) || source.data.contains(.delete) || source.data.contains(.rename) {
            source.cancel()
            sources[path] = nil
        }
        for path in paths where sources[path] == nil {
            let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename], queue: .global())
            source.setEventHandler { [signal] in signal.signal() }
            source.setCancelHandler { close(descriptor) }
            source.resume()
            sources[path] = source
        }
    }

    /// Returns after a change, or after the polling interval.
    func wait() {
        _ = signal.wait(timeout: .now() + (sources.isEmpty ? Self.shortPatience : Self.patience))
        while signal.wait(timeout: .now()) == .success {}
    }
    #endif

    /// The folders of the given files, and folders among them.
    private static func folders(_ files: [String]) -> Set<String> {
        Set(files.flatMap { file in
            [PathParts(file).folderPath] + (FileKind(file) == .folder ? [file] : [])
        })
    }
}
