import Foundation
import Goldens

/// A failed check, as the report at the end tells it.
struct SnapshotFailure: Sendable {
    let name: String
    /// The folder of the report.
    let root: URL
    let snapshot: Snapshot
    let result: GoldenCheck.Result

    init(_ outcome: SnapshotOutcome) {
        name = outcome.place.name
        root = outcome.place.root
        snapshot = outcome.snapshot
        result = outcome.result
    }
}
