import CompositionalLayout

/// Reads headers, footers, side items and backgrounds.
struct BoundaryReader {
    let reading: Reading
    /// The names allowed in expressions.
    let names: Reading.Names

    /// A boundary item in its full form.
    func item(_ node: DocumentNode) -> BoundaryModel? {
        guard let map = reading.map(node, "a boundary item", .boundaryItem) else { return nil }
        let kind = reading.kind(map)
        let alignment = map.required("alignment") == nil ? nil : alignment(map)
        let size = reading.item(map, names)
        guard let kind, let alignment, let size else { return nil }
        return boundary(map, kind: kind, alignment: alignment, size: size)
    }

    /// `header: {…}` or `footer: {…}`: as wide as the section, aligned at its start or its end.
    func shortForm(_ node: DocumentNode, kind: String, alignment: NSRectAlignment) -> BoundaryModel? {
        guard let map = reading.map(node, "a \(kind)", .bar) else { return nil }
        let whole = NumberValue(mark: map.mark, expression: .constant(1))
        let kind = map["kind"].map { reading.kind($0) } ?? kind
        let alignment = map["alignment"] == nil ? alignment : self.alignment(map)
        let size = reading.item(map, names, width: .value(DimensionValue(kind: .fractionalWidth, number: whole)))
        guard let kind, let alignment, let size else { return nil }
        return boundary(map, kind: kind, alignment: alignment, size: size)
    }

    private func alignment(_ map: DocumentMap) -> NSRectAlignment? {
        map.name("alignment", among: FormatNames.alignments)
    }

    private func boundary(
        _ map: DocumentMap, kind: String, alignment: NSRectAlignment, size: ItemModel
    ) -> BoundaryModel {
        BoundaryModel(
            kind: kind, item: size, alignment: alignment,
            absoluteOffset: map.point("absoluteOffset", names),
            extendsBoundary: map.truth("extendsBoundary"),
            pinToVisibleBounds: map.truth("pinToVisibleBounds"),
            zIndex: map.number("zIndex", names),
            content: reading.content(map, names))
    }

    /// A decoration item; its kind may be omitted if it has a default.
    func decoration(_ node: DocumentNode, kind defaultKind: String?) -> DecorationModel? {
        let what = defaultKind.map { "a \($0)" } ?? "a decoration item"
        guard let map = reading.map(node, what, defaultKind == nil ? .decorationItem : .background) else { return nil }
        let kind = map["kind"] == nil && defaultKind != nil ? defaultKind : reading.kind(map)
        let insets = map.insets("contentInsets", names)
        let zIndex = map.number("zIndex", names)
        return kind.map { DecorationModel(kind: $0, contentInsets: insets, zIndex: zIndex) }
    }
}
