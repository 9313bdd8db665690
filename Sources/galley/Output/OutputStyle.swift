import LayoutDiagram

/// How pictures look, by the name of a style.
struct OutputStyle: Hashable {
    let kind: DiagramStyle.Kind

    init(_ kind: DiagramStyle.Kind) {
        self.kind = kind
    }

    init?(named name: String) {
        guard let kind = DiagramStyle.Kind(rawValue: name) else { return nil }
        self.kind = kind
    }

    var name: String { kind.rawValue }
}
