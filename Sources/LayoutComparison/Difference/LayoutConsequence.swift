import MessageText

/// Describes elements that follow others, in one line: `11 cells, 1 header after it moved down 12 pt`.
extension LayoutDifference {
    /// Describes the elements that only follow others; `nil` if there are none.
    func consequence(of causes: [LayoutCause]) -> String? {
        let isOfOne = causes.count == 1 && causes[0].elements.count == 1
        let parts = OrderedGroups(following) { Way($0) }.all.map { way, changes in
            let count = Self.count(changes.map(\.id))
            return switch way {
            case .moved(let x, let y):
                "\(count) after \(isOfOne ? "it" : "them") moved "
                    + [distances(changes, .x, x < 0 ? "left" : "right"), distances(changes, .y, y < 0 ? "up" : "down")]
                    .compactMap { $0 }.joined(separator: " and ")
            case .resized: "\(count) resized with the elements on \(changes.count == 1 ? "it" : "them")"
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// `down 8 pt`, or `down 4 … 8 pt`; `nil` for none.
    private func distances(
        _ changes: [ElementDifference], _ property: ElementDifference.Property, _ way: String
    ) -> String? {
        let distances = changes.map { abs($0.delta(property)) }
        guard let least = distances.min(), let most = distances.max(), most > 0 else { return nil }
        let isOne = most - least <= 2 * expected.precision
        return "\(way) \(isOne ? "" : SignedText.distance(least) + " … ")\(SignedText.distance(most)) pt"
    }
}

/// A way of following other elements; elements that follow in the same way are reported together.
private enum Way: Hashable {
    /// The signs of the changes.
    case moved(x: Int, y: Int)
    case resized

    init(_ change: ElementDifference) {
        func sign(_ property: ElementDifference.Property) -> Int { change.delta(property) == 0 ? 0 : change.delta(property) < 0 ? -1 : 1 }
        self = change.kind == .resized ? .resized : .moved(x: sign(.x), y: sign(.y))
    }
}
