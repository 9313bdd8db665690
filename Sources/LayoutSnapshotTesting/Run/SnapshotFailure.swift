import Foundation
import Goldens

/// A failed check, as the report at the end tells it.
struct SnapshotFailure: Sendable {
    let name: String
    let root: URL
    let words: [String]
    let verdict: GoldenVerdict
    let snapshot: Snapshot
    let golden: [UInt8]?

    init(_ outcome: SnapshotOutcome) {
        name = outcome.place.name
        root = outcome.place.root
        words = outcome.words
        verdict = outcome.result.verdict
        snapshot = outcome.snapshot
        golden = outcome.result.golden
    }
}
