import CompositionalLayout
import Foundation

/// The requested size of parts of groups in shorthand. An estimate is followed by the measured length: `1 × ~44→116`.
struct SizeText {
    /// The size as text; `nil` for parts of custom groups, which request no size.
    let text: String?

    /// - Parameter parts: parts with the same requested size; where they are measured differently, the range is given.
    init(_ parts: [GroupAnatomy.Part]) {
        guard let size = parts.first?.size else {
            text = nil
            return
        }
        let sides = [Self.side(size.width, parts.map(\.slot.width)), Self.side(size.height, parts.map(\.slot.height))]
        text = sides.joined(separator: " × ")
    }

    private static func side(_ requested: String, _ lengths: [CGFloat]) -> String {
        guard ["~", "≈"].contains(requested.prefix(1)), let least = lengths.min(), let greatest = lengths.max() else { return requested }
        let measured = [least, greatest].map { NumberText.text(Double($0), decimals: 2) }
        guard measured[0] == measured[1] else { return "\(requested)→\(measured[0])–\(measured[1])" }
        return measured[0] == requested.dropFirst() ? requested : "\(requested)→\(measured[0])"
    }
}

/// Identifies parts at one nesting level that request the same size.
struct RequestedSize: Hashable {
    private let depth: Int
    private let arrangement: GroupAnatomy.Arrangement?
    private let sides: [String]

    init(_ part: GroupAnatomy.Part) {
        (depth, arrangement, sides) = (part.depth, part.arrangement, part.size.map { [$0.width, $0.height] } ?? [])
    }
}
