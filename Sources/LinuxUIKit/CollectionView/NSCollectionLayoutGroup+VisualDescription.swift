extension NSCollectionLayoutGroup {
    /// The group and its contents as a tree, for the debugger: one line for each group, item and anchored view, indented by
    /// depth (B-G14).
    public func visualDescription() -> String { lines(of: self).joined(separator: "\n") }

    private func lines(of item: NSCollectionLayoutItem) -> [String] {
        let subitems = (item as? NSCollectionLayoutGroup)?.subitems ?? []
        let contents = item.supplementaryItems.map(\.summary) + subitems.flatMap(lines)
        return [item.summary] + contents.map { "  " + $0 }
    }
}
