/// A line about a layout or its picture: a mistake, or something that is left out, assumed or uncertain.
package struct LayoutNote: Sendable, Hashable {
    /// The kinds in the order of their lines. Those up to `boundaryItemsBeyond` are mistakes.
    package enum Kind: Int, Sendable, CaseIterable {
        case empty, exceededRows, withoutArea, outside, pinnedOffScreen, overlapping, cellsBeyond, boundaryItemsBeyond
        case unexamined, assumed, undecided, uncertainLines, estimatedWidths, unlabelled, fitted, withoutFrames
    }

    package var kind: Kind
    /// Distinguishes notes of a kind of which each is told.
    package var subkind: String
    package var text: String

    package init(_ kind: Kind, _ text: String, subkind: String = "") {
        (self.kind, self.subkind, self.text) = (kind, subkind, text)
    }

    package var isMistake: Bool { kind.rawValue <= Kind.boundaryItemsBeyond.rawValue }

    /// The message about a layout of this name: `photos.layout.yaml: warning: 1 cell sticks out of the content: …`.
    package func line(of name: String) -> String { "\(name): \(isMistake ? "warning" : "note"): \(text)" }

    /// Notes with the same value are told once, in the words of the first.
    package var key: String { "\(kind) \(subkind)" }
}

extension Sequence<LayoutNote> {
    /// The first note of each kind, mistakes first.
    package var told: [LayoutNote] {
        var known: Set<String> = []
        let first = filter { known.insert($0.key).inserted }
        return LayoutNote.Kind.allCases.flatMap { kind in first.filter { $0.kind == kind } }
    }
}
