import FlyingSocks
import Foundation
import Goldens

/// Waits for sockets, for a bounded time and a bounded number of them: connections that never speak are closed, those that
/// wait longest first.
struct BoundedPool: AsyncSocketPool {
    /// Requests that may be awaited at a time; a page has up to six connections.
    static let limit = 128
    /// Seconds that a connection may be silent. A browser makes a new one when it needs one.
    static let patience = 20.0

    private struct Waiting: Sendable {
        var tasks: [(number: Int, task: Task<Void, any Error>)] = []
        var next = 0
    }

    private let base: any AsyncSocketPool
    private let waiting = Locked(Waiting())

    init(_ base: any AsyncSocketPool) {
        self.base = base
    }

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // A socket without a peer is the one that listens.
        guard events == [.read], (try? socket.remotePeer()) != nil else {
            return try await base.suspendSocket(socket, untilReadyFor: events)
        }
        // Else a picture's last bytes wait until its first ones are acknowledged, up to 40 ms.
        var isOn: Int32 = 1
        setsockopt(socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        let base = base
        try await bounded { try await base.suspendSocket(socket, untilReadyFor: events) }
    }

    private func bounded(_ wait: @escaping @Sendable () async throws -> Void) async throws {
        let task = Task { try await wait() }
        let number = waiting.withLock { waiting in
            waiting.next += 1
            waiting.tasks.append((waiting.next, task))
            if waiting.tasks.count > Self.limit { waiting.tasks.removeFirst().task.cancel() }
            return waiting.next
        }
        let end = Task {
            try await Task.sleep(for: .seconds(Self.patience))
            task.cancel()
        }
        defer {
            end.cancel()
            waiting.withLock { $0.tasks.removeAll { $0.number == number } }
        }
        try await withTaskCancellationHandler { try await task.value } onCancel: { task.cancel() }
    }
}
