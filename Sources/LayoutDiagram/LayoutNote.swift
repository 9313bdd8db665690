/// A message about a layout or its picture: a mistake, or something omitted, assumed or uncertain.
package struct LayoutNote: Sendable, Hashable {
    /// The kinds, in the order in which their notes are printed. Those up to `boundaryItemsBeyond` are mistakes.
    package enum Kind: Int, Sendable, CaseIterable {
        case empty, exceededRows, withoutArea, outside, pinnedOffScreen, overlapping, cellsBeyond, boundaryItemsBeyond
        case unexamined, assumed, undecided, uncertainLines, estimatedWidths, unlabelled, fitted, withoutFrames
    }

    package var kind: Kind
    /// Of several notes with the same kind and subkind, only the first is printed.
    package var subkind: String
    package var text: String

    package init(_ kind: Kind, _ text: String, subkind: String = "") {
        (self.kind, self.subkind, self.text) = (kind, subkind, text)
    }

    package var isMistake: Bool { kind.rawValue <= Kind.boundaryItemsBeyond.rawValue }

    /// The message as printed for a named layout: `photos.layout.yaml: warning: 1 cell sticks out of the content: …`.
    package func line(of name: String) -> String { "\(name): \(isMistake ? "warning" : "note"): \(text)" }

    /// The kind and the subkind. Of several notes with the same key, only the first is printed.
    package var key: String { "\(kind) \(subkind)" }
}

extension Sequence<LayoutNote> {
    /// The notes to print: the first of each kind and subkind, mistakes first.
    package var told: [LayoutNote] {
        var known: Set<String> = []
        let first = filter { known.insert($0.key).inserted }
        return LayoutNote.Kind.allCases.flatMap { kind in first.filter { $0.kind == kind } }
    }
}
