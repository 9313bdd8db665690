import FlyingSocks
import Foundation
import HostFiles

/// Limits the number of open connections. If all places are taken, a new connection replaces the one that has waited longest for a
/// request, as in web servers: otherwise a program of another user could take all places and send nothing.
final class ConnectionPlaces: Sendable {
    private struct State {
        var free: Int
        /// Connections without a complete request, the one that has waited longest first.
        var silent: [Int32] = []
        /// Connections that were shut down for new ones and have not given up their places yet.
        var ending: Set<Int32> = []
        /// New connections that wait for a place.
        var new: [CheckedContinuation<Void, Never>] = []

        mutating func endSilent() {
            while ending.count < new.count, !silent.isEmpty {
                let file = silent.removeFirst()
                ending.insert(file)
                shutdown(file, Int32(SHUT_RDWR))
            }
        }
    }

    private let state: Locked<State>

    init(count: Int) { state = Locked(State(free: count)) }

    /// Waits for a place for a new connection, and takes it.
    func take() async {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                state.new.append(continuation)
                guard state.free > 0 else { return state.endSilent() }
                state.free -= 1
                state.new.removeLast().resume()
            }
        }
    }

    /// Marks a connection as waiting for a request.
    func wait(_ socket: Socket) {
        state.withLock {
            $0.silent.append(socket.file.rawValue)
            $0.endSilent()
        }
    }

    /// Marks a connection as answering a request.
    func answer(_ socket: Socket) {
        state.withLock { state in state.silent.removeAll { $0 == socket.file.rawValue } }
    }

    /// Closes a connection and gives its place to the next waiting connection.
    func leave(_ socket: Socket) throws {
        try state.withLock { state in
            state.silent.removeAll { $0 == socket.file.rawValue }
            state.ending.remove(socket.file.rawValue)
            if state.new.isEmpty { state.free += 1 } else { state.new.removeFirst().resume() }
            try socket.close()
        }
    }
}
