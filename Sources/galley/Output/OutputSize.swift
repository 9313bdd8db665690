import ArgumentParser
import Foundation

/// A viewport's size in points, written `500x700`.
struct OutputSize: ExpressibleByArgument, Hashable {
    let size: CGSize

    /// The longest side that is laid out for.
    private static let limit = 100_000.0

    init?(argument: String) {
        let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= Self.limit }) else { return nil }
        size = CGSize(width: sides[0], height: sides[1])
    }
}
