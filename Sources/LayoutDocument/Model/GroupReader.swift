import CompositionalLayout

/// Reads groups, items and the views anchored to them.
struct GroupReader {
    let reading: Reading

    private let names = ModelReader.sectionNames

    private static let arrangementKeys = ["horizontal", "vertical", "custom"]

    func group(_ node: DocumentNode) -> GroupModel? {
        guard let map = reading.map(node, "a group", .group) else { return nil }
        let item = item(map)
        let arrangement = arrangement(map)
        let spacing = map.spacing("interItemSpacing", names)
        guard let item, let arrangement else { return nil }
        return GroupModel(item: item, arrangement: arrangement, interItemSpacing: spacing)
    }

    private func arrangement(_ map: DocumentMap) -> GroupModel.Arrangement? {
        let given = Self.arrangementKeys.filter { map[$0] != nil }
        guard given.count == 1, let key = given.first, let node = map[key] else {
            let message = given.isEmpty ? "a group needs" : "a group has only one of"
            reading.report(map.mark, "\(message) \"horizontal\", \"vertical\" or \"custom\"")
            return nil
        }
        guard let nodes = reading.list(node, key) else { return nil }
        guard !nodes.isEmpty else {
            reading.report(node.mark, "At least 1 subitem is required for a group")
            return nil
        }
        if key == "custom" { return custom(nodes, map) }
        let subitems = nodes.map(subitem)
        let count = self.count(map)
        guard let count, subitems.allSatisfy({ $0 != nil }) else { return nil }
        return arrange(subitems.compactMap { $0 }, along: key == "horizontal" ? .horizontal : .vertical, count, node.mark)
    }

    private enum Count {
        case none
        case sharing(NumberValue)
        case repeating(NumberValue)
    }

    private func count(_ map: DocumentMap) -> Count? {
        switch (map["count"], map["repeating"]) {
        case (nil, nil): return Count.none
        case (let count?, nil): return reading.number(count, "count", names).map { .sharing($0) }
        case (nil, let count?): return reading.number(count, "repeating", names).map { .repeating($0) }
        case (_?, let count?):
            reading.report(count.mark, "a group has either \"count\" or \"repeating\", not both")
            return nil
        }
    }

    private func arrange(
        _ subitems: [SubitemModel], along axis: Axis, _ count: Count, _ mark: SourceMark
    ) -> GroupModel.Arrangement? {
        func single(_ key: String) -> SubitemModel? {
            if subitems.count == 1 { return subitems[0] }
            reading.report(mark, "a group with \"\(key)\" has exactly one subitem, not \(subitems.count)")
            return nil
        }
        switch count {
        case .none: return .list(axis, subitems)
        case .sharing(let number): return single("count").map { .count(axis, $0, number) }
        case .repeating(let number): return single("repeating").map { .repeating(axis, $0, number) }
        }
    }

    private func custom(_ nodes: [DocumentNode], _ map: DocumentMap) -> GroupModel.Arrangement? {
        for key in ["count", "repeating", "interItemSpacing"] {
            if let node = map[key] { reading.report(node.mark, "a custom group has no \"\(key)\"") }
        }
        let items = nodes.map(customItem)
        return items.allSatisfy { $0 != nil } ? .custom(items.compactMap { $0 }) : nil
    }

    private func customItem(_ node: DocumentNode) -> CustomItemModel? {
        guard let map = reading.map(node, "a custom item", .customItem) else { return nil }
        guard let frame = map.required("frame"), let nodes = reading.list(frame, "frame") else { return nil }
        guard nodes.count == 4 else {
            reading.report(frame.mark, "a frame has four numbers, [x, y, width, height], not \(nodes.count)")
            return nil
        }
        let numbers = nodes.compactMap { reading.number($0, "frame", ModelReader.customFrameNames) }
        let zIndex = map.number("zIndex", names)
        guard numbers.count == 4 else { return nil }
        return CustomItemModel(mark: map.mark, frame: numbers, zIndex: zIndex)
    }

    private func subitem(_ node: DocumentNode) -> SubitemModel? {
        guard let map = reading.map(node, "a subitem", .subitem) else { return nil }
        switch (map["item"], map["group"]) {
        case (let node?, nil):
            guard let map = reading.map(node, "an item", .item) else { return nil }
            return item(map).map { .item($0) }
        case (nil, let node?):
            return group(node).map { .group($0) }
        case (nil, nil), (_?, _?):
            reading.report(map.mark, "a subitem is either \"item: {…}\" or \"group: {…}\"")
            return nil
        }
    }

    private func item(_ map: DocumentMap) -> ItemModel? {
        let edgeSpacing = map["edgeSpacing"].flatMap(edgeSpacing)
        let supplementary = (map["supplementaryItems"].flatMap { reading.list($0, "supplementaryItems") } ?? [])
            .compactMap(supplementary)
        return reading.item(map, names).map { item in
            var item = item
            item.edgeSpacing = edgeSpacing
            item.supplementaryItems = supplementary
            return item
        }
    }

    private func edgeSpacing(_ node: DocumentNode) -> EdgeSpacingModel? {
        guard let map = reading.map(node, "edgeSpacing", .edgeSpacing) else { return nil }
        func edge(_ key: String) -> Chosen<SpacingValue>? {
            map[key].flatMap { reading.spacing($0, "edgeSpacing.\(key)", names) }
        }
        return EdgeSpacingModel(
            leading: edge("leading"), top: edge("top"), trailing: edge("trailing"), bottom: edge("bottom"))
    }
}

// MARK: - Anchored views

extension GroupReader {
    private func supplementary(_ node: DocumentNode) -> SupplementaryModel? {
        guard let map = reading.map(node, "a supplementary item", .supplementaryItem) else { return nil }
        let kind = reading.kind(map)
        let item = reading.item(map, names)
        let anchor = map.required("containerAnchor").flatMap(anchor)
        let itemAnchor = map["itemAnchor"].flatMap(self.anchor)
        let zIndex = map.number("zIndex", names)
        let content = reading.content(map, ModelReader.itemNames)
        let isShown = map["when"].flatMap { reading.truthExpression($0, "when", ModelReader.itemNames) }
        guard let kind, let item, let anchor else { return nil }
        return SupplementaryModel(
            kind: kind, item: item, containerAnchor: anchor, itemAnchor: itemAnchor, zIndex: zIndex, content: content,
            isShown: isShown)
    }

    private func anchor(_ node: DocumentNode) -> AnchorModel? {
        // Edges may be written without an enclosing map.
        guard case .map = node.content else { return edges(node).map { AnchorModel(edges: $0) } }
        guard let map = reading.map(node, "an anchor", .anchor) else { return nil }
        if let both = map["fractionalOffset"], map["absoluteOffset"] != nil {
            reading.report(both.mark, "an anchor has either \"absoluteOffset\" or \"fractionalOffset\", not both")
        }
        let isFractional = map["fractionalOffset"] != nil
        let key = isFractional ? "fractionalOffset" : "absoluteOffset"
        let offset = map.point(key, names)
        guard let edges = map["edges"].map(edges) ?? [] else { return nil }
        return AnchorModel(edges: edges, offset: offset, isFractionalOffset: isFractional)
    }

    private func edges(_ node: DocumentNode) -> NSDirectionalRectEdge? {
        // A single edge may be written without a list.
        if case .scalar = node.content { return reading.name(node, "edge", among: FormatNames.edges) }
        guard let nodes = reading.list(node, "edges") else { return nil }
        let edges = nodes.map { reading.name($0, "edge", among: FormatNames.edges) }
        return edges.allSatisfy { $0 != nil } ? NSDirectionalRectEdge(edges.compactMap { $0 }) : nil
    }
}
