import ArgumentParser
import Goldens

/// One part of several that a matrix of machines shares, written `2/5`.
struct Shard: ExpressibleByArgument {
    /// Counted from 1.
    let index: Int
    let count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard parts.count == 2, parts[1] > 0, (1...parts[1]).contains(parts[0]) else { return nil }
        (index, count) = (parts[0], parts[1])
    }

    /// Whether this part holds a golden. It depends on the golden's name alone: others that come or go do not matter.
    func holds(_ name: String) -> Bool { Int(StableHash.of(name) % UInt64(count)) == index - 1 }
}
