import CompositionalLayout

/// Reads a list, which a section has instead of a group.
struct ListReader {
    private typealias Configuration = UICollectionLayoutListConfiguration

    let reading: Reading

    private let names = ModelReader.sectionNames

    private static let keys = [
        "appearance", "headerMode", "footerMode", "headerTopPadding", "showsSeparators", "metrics", "header", "footer",
    ]

    private static let appearances: [(String, UICollectionLayoutListConfiguration.Appearance)] = [
        ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped), ("sidebar", .sidebar),
        ("sidebarPlain", .sidebarPlain),
    ]

    func list(_ node: DocumentNode) -> ListModel? {
        guard let map = reading.map(node, "a list", keys: Self.keys) else { return nil }
        let appearance = map["appearance"].map { reading.name($0, "appearance", among: Self.appearances) } ?? .plain
        let headerMode: Configuration.HeaderMode? = map["headerMode"].flatMap {
            reading.name($0, "headerMode", among: [
                ("none", .none), ("supplementary", .supplementary), ("firstItemInSection", .firstItemInSection),
            ])
        }
        let footerMode: Configuration.FooterMode? = map["footerMode"].flatMap {
            reading.name($0, "footerMode", among: [("none", .none), ("supplementary", .supplementary)])
        }
        let padding = map["headerTopPadding"].flatMap { reading.number($0, "headerTopPadding", names) }
        let separators = map["showsSeparators"].flatMap { reading.truth($0, "showsSeparators") }
        let metrics = map["metrics"].flatMap {
            reading.name($0, "metrics", among: [("iOS", ListMetrics.iOS), ("iOS26", .iOS26), ("mac", .mac)])
        }
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
    /// - Parameter hasMode: whether its mode is `supplementary`; `nil` if the mode is missing or invalid.
    private func bar(_ key: String, of map: DocumentMap, hasMode: Bool?) -> ListBarModel? {
        guard let node = map[key] else { return nil }
        // An invalid mode has been reported, and may have been meant as `supplementary`.
        guard hasMode ?? (map["\(key)Mode"] != nil) else {
            reading.report(map.keyMark(key), "a list has a \"\(key)\" only with \"\(key)Mode: supplementary\"")
            return nil
        }
        guard let map = reading.map(node, "a list's \(key)", keys: ["title", "fitting"]) else { return nil }
        return ListBarModel(
            mark: map.mark, title: map["title"].flatMap { reading.template($0, "title", names) },
            fitting: map["fitting"].flatMap { reading.fitting($0, names) })
    }
}
