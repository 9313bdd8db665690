package import Foundation

extension CGSize {
    /// The maximum side of a viewport that a text can specify, in points.
    private static let longestSide = 100_000.0

    /// Reads a viewport's size in points, written `500x700` or `375.5x667`, in digits; `nil` for any other text, and unless both sides
    /// are above 0 and at most 100,000.
    package init?(points text: some StringProtocol) {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { side in
            side.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") } ? Double(side) ?? 0 : 0
        }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= Self.longestSide }) else { return nil }
        self.init(width: sides[0], height: sides[1])
    }
}
