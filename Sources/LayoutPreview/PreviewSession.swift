import Foundation
import HostFiles
package import LayoutDiagram
package import LayoutSubjects

/// A preview: a page that shows layouts and follows changes to their files until the process ends.
package enum PreviewSession {
    /// - Parameters:
    ///   - paths: the files, as the user named them.
    ///   - swift: the selection of declarations in Swift files.
    ///   - changes: changes to the style of each layout.
    ///   - isQuiet: true to print no notes.
    ///   - port: 0 for a free port.
    ///   - show: receives the page's address.
    package static func run(
        _ paths: [String], _ swift: SwiftChoice, _ changes: DiagramStyle.Changes, isQuiet: Bool, port: UInt16,
        show: @escaping @Sendable (String) throws -> Void
    ) throws {
        #if os(Linux)
        // Without /proc, threads of the system's library trap.
        guard FileKind("/proc/self") == .folder else { throw Failure(.noInput, "there is no /proc, which the preview's threads need") }
        #endif
        let documents = try PreviewDocuments(paths, swift, changes, isQuiet: isQuiet)
        for error in [documents.error] + documents.entries.map(\.error) { error.map(Console.error) }
        Interruption.endQuietly()
        let server = PreviewServer(documents: documents, limit: allowConnections())
        Thread.detachNewThread { follow(documents) }
        throw serve(server, port: port, show)
    }

    /// Serves until the process ends.
    private static func serve(
        _ server: PreviewServer, port: UInt16, _ show: @escaping @Sendable (String) throws -> Void
    ) -> Failure {
        let (end, reason) = (DispatchSemaphore(value: 0), Locked(Failure(.cannotCreate, "the preview has ended")))
        Task.detached {
            do {
                try await server.run(port: port, ready: show)
            } catch let failure as Failure {
                reason.withLock { $0 = failure }
            } catch {
                Console.error("cannot serve the page on port \(port): \(error.localizedDescription)")
            }
            end.signal()
        }
        end.wait()
        return reason.withLock { $0 }
    }

    /// The interval between checks for changed files, in seconds. With file system events, pictures would appear hardly sooner.
    private static let pause = 0.1

    /// Follows the files until the process ends.
    private static func follow(_ documents: PreviewDocuments) {
        var watch = FileWatch(documents.files)
        var lastWord = ContinuousClock.now
        while true {
            let changes = watch.changes(documents.files)
            if changes.isEmpty {
                Thread.sleep(forTimeInterval: pause)
            } else {
                documents.update(changes)
            }
            if .now - lastWord > .seconds(10) {
                documents.keepAlive()
                lastWord = .now
            }
        }
    }

    /// Raises the limit on open files: many shells allow a process only 1,024, which as many silent connections would use up.
    ///
    /// - Returns: the maximum number of connections, half of the limit; the other half is for pictures and compilers.
    private static func allowConnections() -> Int {
        var limit = rlimit()
        #if canImport(Glibc)
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let files = RLIMIT_NOFILE
        #endif
        guard getrlimit(files, &limit) == 0 else { return 256 }
        limit.rlim_cur = min(limit.rlim_max, 8_192)
        setrlimit(files, &limit)
        return max(1, Int(limit.rlim_cur) / 2)
    }
}
