import Foundation
import HostSystem

/// The running compilers and the build folders of this run, which a signal that ends galley ends and removes.
package enum BuildRemains {
    private struct State {
        var compilers: Set<Int32> = []
        var folders: Set<String> = []
        var isQuiet = false
    }

    private static let state = Locked(State())
    private static let signals = [SIGINT, SIGTERM]
    /// Passes the number of a signal from its handler, which may do nothing else, to a thread.
    private static let messages: (output: Int32, input: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    static func add(_ compiler: Int32) {
        _ = watch
        state.withLock { _ = $0.compilers.insert(compiler) }
    }

    static func remove(_ compiler: Int32) { state.withLock { _ = $0.compilers.remove(compiler) } }

    static func add(_ folder: String) {
        _ = watch
        state.withLock { _ = $0.folders.insert(folder) }
    }

    static func remove(_ folder: String) { state.withLock { _ = $0.folders.remove(folder) } }

    /// Ends a compiler with the processes that it started. swiftc starts those in process groups of their own.
    static func kill(_ compiler: Int32) {
        // It starts no more while they are searched.
        _ = Foundation.kill(compiler, SIGSTOP)
        for process in descendants(of: compiler) { _ = Foundation.kill(process, SIGKILL) }
        if Foundation.kill(-compiler, SIGKILL) != 0 { _ = Foundation.kill(compiler, SIGKILL) }
    }

    /// The processes that a process started, and those that they started; none where there is no `/proc`.
    private static func descendants(of process: Int32) -> [Int32] {
        let running = FolderNames("/proc")?.names.compactMap { Int32($0) } ?? []
        let children = Dictionary(grouping: running) { parent(of: $0) }
        var found = [process]
        var next = 0
        while next < found.count {
            found += children[found[next]] ?? []
            next += 1
        }
        return Array(found.dropFirst())
    }

    /// The parent of a process; `nil` if the process has ended.
    private static func parent(of process: Int32) -> Int32? {
        guard let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
        // `ID (NAME) STATE PARENT …`; a name may contain anything.
        let words = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
        return words.count > 1 ? Int32(words[1]) : nil
    }

    /// Makes SIGINT and SIGTERM the normal way to end this process, with status 0.
    package static func endQuietly() {
        state.withLock { $0.isQuiet = true }
        _ = watch
    }

    /// Watches for signals, unless they are ignored.
    private static let watch: Void = {
        let output = messages.output
        for number in signals {
            let former = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(BuildRemains.messages.input, &byte, 1)
            }
            if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(output, &byte, 1) != 1 {}
            end(by: Int32(byte))
        }
    }()

    private static func end(by number: Int32) {
        // The lock stays taken, so that no compiler starts any more.
        state.withLock { state in
            for compiler in state.compilers { kill(compiler) }
            for folder in state.folders { _ = try? FileManager.default.removeItem(atPath: folder) }
            if state.isQuiet { _exit(0) }
            signal(number, SIG_DFL)
            raise(number)
            // Another thread may be chosen for the signal.
            while true { pause() }
        }
    }
}
