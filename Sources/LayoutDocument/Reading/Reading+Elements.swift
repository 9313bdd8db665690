/// Reads what items, groups and views have in common: kind, size and insets.
extension Reading {
    /// An element kind.
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
        guard let node = map["kind"] else {
            report(map.mark, "\(map.what) needs \"kind\"")
            return nil
        }
        return kind(node)
    }

    /// Reads size and insets of an item.
    func item(_ map: DocumentMap, _ names: Names, width defaultWidth: Chosen<DimensionValue>? = nil) -> ItemModel? {
        func side(_ key: String) -> Chosen<DimensionValue>? {
            guard let node = map[key] else {
                report(map.mark, "\(map.what) needs \"\(key)\"")
                return nil
            }
            return dimension(node, key, names)
        }
        let width = map["width"] == nil && defaultWidth != nil ? defaultWidth : side("width")
        let height = side("height")
        let insets = map["contentInsets"].flatMap { self.insets($0, "contentInsets", names) }
        guard let width, let height else { return nil }
        return ItemModel(mark: map.mark, width: width, height: height, contentInsets: insets)
    }
}
