import CompositionalLayout

/// Reads a list, which replaces the group of a section.
struct ListReader {
    let reading: Reading

    private let names = ModelReader.sectionNames

    func list(_ node: DocumentNode) -> ListModel? {
        guard let map = reading.map(node, "a list", .list) else { return nil }
        let appearance = map["appearance"].map { reading.name($0, "appearance", among: FormatNames.listAppearances) } ?? .plain
        let headerMode = map.name("headerMode", among: FormatNames.headerModes)
        let footerMode = map.name("footerMode", among: FormatNames.footerModes)
        let padding = map.number("headerTopPadding", names)
        let separators = map.truth("showsSeparators")
        let metrics = map.name("metrics", among: FormatNames.listMetrics)
        let header = bar("header", of: map, hasMode: headerMode.map { $0 == .supplementary })
        let footer = bar("footer", of: map, hasMode: footerMode.map { $0 == .supplementary })
        return appearance.map {
            ListModel(
                mark: map.mark, appearance: $0, headerMode: headerMode, footerMode: footerMode,
                headerTopPadding: padding, showsSeparators: separators, metrics: metrics, header: header, footer: footer)
        }
    }

    /// Reads the list's own header or footer.
    ///
    /// - Parameter hasMode: true if its mode is `supplementary`; `nil` if the mode is missing or invalid.
    private func bar(_ key: String, of map: DocumentMap, hasMode: Bool?) -> ListBarModel? {
        guard let node = map[key] else { return nil }
        // An invalid mode was already reported, and may have been meant as `supplementary`.
        guard hasMode ?? (map["\(key)Mode"] != nil) else {
            reading.report(map.keyMark(key), "a list has a \"\(key)\" only with \"\(key)Mode: supplementary\"")
            return nil
        }
        guard let map = reading.map(node, "a list's \(key)", .listBar) else { return nil }
        return ListBarModel(mark: map.mark, content: reading.content(map, names))
    }
}
