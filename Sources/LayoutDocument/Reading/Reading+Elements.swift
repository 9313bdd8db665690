/// Reads the properties that items, groups and views share: kind, size and insets.
extension Reading {
    func kind(_ node: DocumentNode) -> String? {
        guard let kind = text(node, "kind") else { return nil }
        guard kind.utf8.count <= DocumentLimits.kind else {
            report(node.mark, "kind is longer than \(DocumentLimits.kind) bytes")
            return nil
        }
        return kind
    }

    /// The required kind of a view.
    func kind(_ map: DocumentMap) -> String? {
        map.required("kind").flatMap { kind($0) }
    }

    /// Reads size and insets of an item.
    func item(_ map: DocumentMap, _ names: Names, width defaultWidth: Chosen<DimensionValue>? = nil) -> ItemModel? {
        func side(_ key: String) -> Chosen<DimensionValue>? { map.required(key).flatMap { dimension($0, key, names) } }
        let width = map["width"] == nil && defaultWidth != nil ? defaultWidth : side("width")
        let height = side("height")
        let insets = map.insets("contentInsets", names)
        guard let width, let height else { return nil }
        return ItemModel(mark: map.mark, width: width, height: height, contentInsets: insets)
    }
}
