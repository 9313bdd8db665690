import Foundation
import HostFiles

/// Runs work on all cores.
package enum Parallel {
    /// The results of `body` for the numbers from 0 up to `count`, in order. If the program has a catalogue, all calls are made on the
    /// calling thread, as its layouts must be solved on the main thread.
    package static func map<Answer: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Answer) -> [Answer] {
        guard CatalogEntry.current == nil else { return (0..<count).map(body) }
        let answers = Locked([Answer?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let answer = body(index)
            answers.withLock { $0[index] = answer }
        }
        return answers.withLock { $0.compactMap { $0 } }
    }
}
