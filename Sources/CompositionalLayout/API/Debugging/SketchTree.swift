/// A group and its contents as a list of nodes.
struct SketchTree {
    struct Node {
        /// Its name in drawing and legend: an uppercase letter for a group, a lowercase letter for an item.
        var name: String
        /// From the outermost group down: the index of each subitem in its group.
        var path: [Int]
        /// The requested size in shorthand.
        var size: (width: String, height: String)
        /// A one-line description.
        var summary: String
        var description: ItemDescription
        /// One-line descriptions of the anchored views.
        var anchoredSummaries: [String]
    }

    /// Each group before its contents.
    private(set) var nodes: [Node] = []
    /// The description to solve: the only view anchored to each group and item has its node's index as z index, so the
    /// solution reveals the node's position.
    private(set) var tagged: ItemDescription

    init(_ group: NSCollectionLayoutGroup, _ reader: DescriptionReader) {
        tagged = reader.item(group)
        tagged = add(group, tagged, path: [])
    }

    private mutating func add(
        _ item: NSCollectionLayoutItem, _ description: ItemDescription, path: [Int]
    ) -> ItemDescription {
        let anchored = item.supplementaryItems.map(\.summary)
        var result = description
        result.anchored = [.tag(nodes.count)]
        nodes.append(
            Node(
                name: nextName(isGroup: !description.isCell), path: path, size: item.layoutSize.shorthand,
                summary: item.summary + frameCount(description), description: description, anchoredSummaries: anchored))
        if case .group(let group) = description.content, let item = item as? NSCollectionLayoutGroup {
            var tagged: [ItemDescription] = []
            for (index, pair) in zip(item.subitems, group.subitems).enumerated() {
                tagged.append(add(pair.0, pair.1, path: path + [index]))
            }
            result.content = .group(group.replacingSubitems(by: tagged))
        } else {
            result.insets = .zero
        }
        return result
    }

    /// The number of frames of a custom group, as the end of its summary.
    private func frameCount(_ description: ItemDescription) -> String {
        guard case .group(let group) = description.content, case .custom(let frames) = group.arrangement
        else { return "" }
        return ", \(frames.count) frame\(frames.count == 1 ? "" : "s")"
    }

    /// A … Z, AA, AB …; items have a separate sequence.
    private func nextName(isGroup: Bool) -> String {
        var number = nodes.filter { $0.description.isCell != isGroup }.count
        var name = ""
        repeat {
            name = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)[number % 26] + name
            number = number / 26 - 1
        } while number >= 0
        return isGroup ? name : name.lowercased()
    }

    /// The groups and items, one per line, indented by depth; below each, the views anchored to it.
    func outline(mark: (String) -> Character) -> [String] {
        nodes.flatMap { node in
            let indent = String(repeating: "  ", count: node.path.count)
            let anchored = zip(node.description.anchored, node.anchoredSummaries).map { view, summary in
                "\(indent)  \(mark(view.kind)) \(summary)"
            }
            return ["\(indent)\(node.name) \(node.summary)"] + anchored
        }
    }
}

extension AnchoredDescription {
    fileprivate static func tag(_ index: Int) -> AnchoredDescription {
        let none = PixelDimensions(width: .absolute(0), height: .absolute(0))
        let corner = Anchor(point: .zero, offset: .zero, isFractionalOffset: false)
        return AnchoredDescription(
            kind: "", size: none, insets: .zero, containerAnchor: corner, itemAnchor: nil, zIndex: index)
    }
}

extension GroupDescription {
    /// The same group with other subitems, of the same number.
    fileprivate func replacingSubitems(by subitems: [ItemDescription]) -> GroupDescription {
        var group = self
        switch arrangement {
        case .list: group.arrangement = .list(subitems)
        case .count(_, let count): group.arrangement = .count(subitems[0], count)
        case .repeating(_, let count): group.arrangement = .repeating(subitems[0], count)
        case .custom, .empty: break
        }
        return group
    }
}
