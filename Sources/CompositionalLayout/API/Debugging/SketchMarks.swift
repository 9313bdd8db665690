/// The marks of the kinds of anchored views, given out in the order in which the kinds come.
struct SketchMarks {
    private static let marks = Array("●◆■▲★○◇□△☆")

    let kinds: [String]

    init(_ tree: SketchTree) {
        var kinds: [String] = []
        for kind in tree.nodes.flatMap(\.description.anchored).map(\.kind) where !kinds.contains(kind) {
            kinds.append(kind)
        }
        self.kinds = kinds
    }

    /// The mark of a kind; with more than ten kinds some share one.
    subscript(kind: String) -> Character {
        Self.marks[(kinds.firstIndex(of: kind) ?? 0) % Self.marks.count]
    }
}
