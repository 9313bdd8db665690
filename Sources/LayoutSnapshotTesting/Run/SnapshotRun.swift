import Foundation
import Goldens
import LayoutComparison

/// What the assertions of this process have asked for so far, and what has failed.
final class SnapshotRun: Sendable {
    static let shared = SnapshotRun()

    private struct State: Sendable {
        /// Which layout each golden was asked for, and where.
        var asked: [String: (frames: Int, line: String)] = [:]
        var failures: [SnapshotFailure] = []
        /// Where the packages' failures go, by the folder of their reports.
        var folders: Set<URL> = []
    }

    private let state = Locked(State())

    private init() {
        atexit { SnapshotRun.shared.finish() }
    }

    /// Notes that a golden is asked for.
    ///
    /// - Returns: what is wrong where another layout has asked for the same golden.
    func ask(for place: GoldenPlace, _ frames: FramesRecord) -> String? {
        let (hash, key) = (frames.hashValue, place.golden.url.path)
        return state.withLock { state in
            state.folders.insert(place.root)
            guard let other = state.asked[key] else {
                state.asked[key] = (hash, place.line)
                return nil
            }
            guard other.frames != hash else { return nil }
            let places = other.line == place.line ? "twice at \(place.line)" : "at \(other.line) and at \(place.line)"
            return "\(place.name) is asserted \(places), for different layouts; tell them apart with \"named:\""
        }
    }

    func add(_ outcome: SnapshotOutcome) {
        let failure = SnapshotFailure(outcome)
        state.withLock { $0.failures.append(failure) }
    }

    /// Forgets the goldens of a folder, for tests of the assertions themselves.
    func forget(_ folder: URL) {
        state.withLock { state in
            state.asked = state.asked.filter { !$0.key.hasPrefix(folder.path) }
            state.folders = state.folders.filter { !$0.path.hasPrefix(folder.path) }
            state.failures.removeAll { $0.root.path.hasPrefix(folder.path) }
        }
    }

    /// Leaves the list of goldens that were asked for, and the report of failures.
    private func finish() {
        let state = state.withLock { $0 }
        for folder in state.folders {
            do {
                try AskedGoldens(paths: state.asked.keys.sorted()).write(to: folder, arguments: CommandLine.arguments)
                try FailureReport(state.failures.filter { $0.root == folder }, checkedCount: state.asked.count).write(to: folder)
            } catch {
                FileHandle.standardError.write(Data("warning: \(error)\n".utf8))
            }
        }
    }
}
