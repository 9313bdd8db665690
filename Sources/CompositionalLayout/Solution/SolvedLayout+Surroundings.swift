/// What stands around a section's groups and around the sections: for drawings that explain a layout.
extension SolvedLayout {
    /// A section's headers, footers and side items; `slot` is where they stand before they are pinned.
    package func boundaryElements(ofSection section: Int) -> [LayoutElement] {
        let query = ElementQuery(self)
        return query.boundary(of: section).map { query.boundary($0, of: section) }
    }

    /// A section's backgrounds.
    package func decorationElements(ofSection section: Int) -> [LayoutElement] {
        let query = ElementQuery(self)
        return solution.sections[section].decorations.indices.map { query.decoration($0, of: section).element }
    }

    /// The layout's own headers, footers and side items; `slot` is where they stand before they are pinned.
    package var layoutWideElements: [LayoutElement] {
        let query = ElementQuery(self)
        return solution.boundary.map { query.layoutWide($0) }
    }
}
