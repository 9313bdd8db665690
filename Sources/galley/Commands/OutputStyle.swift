import LayoutDiagram

/// How pictures look, by the name of a style.
struct OutputStyle: Hashable {
    let kind: DiagramStyle.Kind

    init(_ kind: DiagramStyle.Kind) {
        self.kind = kind
    }

    var name: String { kind.rawValue }
}
