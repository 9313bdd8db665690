import ArgumentParser
import Foundation

/// One or more distances that a layout is scrolled by, in points, separated by commas.
struct OutputOffsets: ExpressibleByArgument {
    let offsets: [CGFloat]

    /// The farthest that is scrolled.
    private static let limit = 1e12

    init?(argument: String) {
        let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard numbers.allSatisfy({ abs($0) <= Self.limit }) else { return nil }
        offsets = numbers.map { CGFloat($0) }
    }
}
